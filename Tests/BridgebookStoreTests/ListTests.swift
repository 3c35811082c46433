import BookData
import Bridgebook
import BridgebookStore
import Testing

@Suite struct ListTests {
  private let store: Store
  private let book: Book

  init() throws {
    store = try BuiltInStore.open()
    book = try Fixture.builtIn.get()
  }

  private func list(_ change: (inout ListFilter) -> Void) throws -> [String] {
    var filter = ListFilter()
    change(&filter)
    return try store.entries.list(filter).map(\.id)
  }

  @Test func withoutAFilterEverythingIsListed() throws {
    #expect(Set(try list { _ in }) == Set(book.entries.map(\.id)))
  }

  @Test(arguments: EntryKind.allCases.filter { ![.message, .scenario].contains($0) })
  func aKindIsListedInTheOrderOfTheBook(kind: EntryKind) throws {
    let expected = book.entries.filter { $0.kind == kind }.map(\.id)
    #expect(!expected.isEmpty)
    #expect(try list { $0.kind = kind } == expected)
  }

  @Test(arguments: Approach.allCases)
  func anApproachKeepsTheEntriesThatNameIt(approach: Approach) throws {
    let expected = book.entries.filter { $0.approaches.contains(approach) }.map(\.id)
    #expect(Set(try list { $0.approach = approach }) == Set(expected))
  }

  @Test(arguments: ClaimStatus.allCases)
  func aStatusKeepsTheClaimsOfThatStatus(status: ClaimStatus) throws {
    let expected = book.entries.filter { entry in
      guard case .claim(let facts) = entry.details else { return false }
      return facts.status == status
    }.map(\.id)
    #expect(try list { $0.status = status } == expected)
  }

  @Test(arguments: [Version(13), Version(16, 4), Version(18), Version(26)])
  func aTargetKeepsWhatExistsThere(target: Version) throws {
    let expected = book.entries.filter { $0.platforms.contains(.macos, target) }.map(\.id)
    let found = try list {
      $0.platform = .macos
      $0.target = target
    }
    #expect(Set(found) == Set(expected))
  }

  @Test func sinceKeepsWhatCameWithThatReleaseOrLater() throws {
    let expected = book.entries.filter { entry in
      entry.platforms.row(for: .ios)?.since.map { $0 >= Version(18) } ?? false
    }.map(\.id)
    #expect(!expected.isEmpty)
    #expect(Set(try list { $0.since = Version(18) }) == Set(expected))
  }

  @Test func referencesAreTheLinksReadBackwards() throws {
    let target = try #require(book.entries.first { !$0.links.isEmpty }?.links.first)
    let expected = book.entries.filter { $0.links.contains(target) || $0.claims.contains(target) }
    #expect(Set(try store.entries.references(to: target).map(\.id)) == Set(expected.map(\.id)))
  }
}
