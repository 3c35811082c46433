import BookData
import Bridgebook
import BridgebookStore
import Testing

/// The store returns the contents of the book's files.
@Suite struct RoundTripTests {
  private let store: Store
  private let book: Book

  init() throws {
    store = try BuiltInStore.open()
    book = try Fixture.builtIn.get()
  }

  @Test func everyEntryComesBackAsItsFileSays() throws {
    #expect(book.entries.count > 300)
    for parsed in book.entries {
      let stored = try #require(
        try store.entries.entry(parsed.id), "\(parsed.id) is not in the store")
      #expect(Self.comparable(stored) == Self.comparable(parsed), "\(parsed.id) differs")
    }
  }

  @Test(arguments: EntryKind.allCases)
  func entriesOfAKindAreThoseOfTheirIDs(_ kind: EntryKind) throws {
    for entry in try store.entries.all(kind) {
      let single = try #require(try store.entries.entry(entry.id))
      #expect(Self.comparable(single) == Self.comparable(entry), "\(entry.id) differs")
    }
  }

  @Test func claimsOfAKindHaveTheirModeledGrounds() throws {
    func count(_ entries: [Entry]) -> Int {
      entries.reduce(0) { count, entry in
        guard case .claim(let facts) = entry.details else { return count }
        return count + facts.grounds.count { $0.model != nil }
      }
    }
    let inBook = count(book.entries)
    #expect(inBook > 0)
    #expect(count(try store.entries.all(.claim)) == inBook)
  }

  @Test func everyExampleIsStoredAsItsFileSays() throws {
    for parsed in book.entries {
      let rows = try store.connection.rows(
        """
        SELECT expectation, coalesce(format, scenario_id || ' ' || variant), text, also
        FROM entry_example WHERE entry_id = ? ORDER BY position
        """, [.text(parsed.id)]
      ) { [$0.text(0), $0.text(1), $0.text(2), $0.text(3)] }
      let expected = parsed.examples.map { example -> [String] in
        let form =
          switch example.form {
          case .trace(let format): format
          case .scenario(let id, let variant): "\(id) \(variant)"
          }
        let lines = example.lines.map { $0.mark.rawValue + $0.text }
        let also = example.companions.map { "\($0.gotcha)@\($0.line)" }
        return [
          example.expectation.rawValue, form, lines.joined(separator: "\n"),
          "[\(also.map { "\"\($0)\"" }.joined(separator: ","))]",
        ]
      }
      #expect(rows == expected, "examples of \(parsed.id) differ")
      let read = parsed.examples.map {
        Example(
          expectation: $0.expectation, form: $0.form, companions: $0.companions, lines: $0.lines,
          line: 0)
      }
      #expect(try store.examples.examples(of: parsed.id) == read, "\(parsed.id)")
    }
  }

  @Test func entriesAreFoundInAnyLetterCase() throws {
    for parsed in book.entries.prefix(50) {
      #expect(try store.entries.entry(parsed.id.uppercased())?.id == parsed.id)
      #expect(try store.entries.entry(parsed.id.lowercased())?.id == parsed.id)
    }
    #expect(try store.entries.entry("no-such-entry") == nil)
    #expect(try store.entries.entry("") == nil)
  }

  @Test func theTreeComesBackAsItsFileSays() throws {
    let tree = try StoredTree(store).whole()
    #expect(tree.root == book.tree.root)
    #expect(tree.facts == book.tree.facts)
    #expect(tree.questions == book.tree.questions)
    #expect(tree.leaves.map(\.id) == book.tree.leaves.map(\.id))
    for (stored, parsed) in zip(tree.leaves, book.tree.leaves) {
      var parsed = parsed
      parsed.requires = Self.sorted(parsed.requires)
      #expect(stored == parsed)
    }
  }

  @Test func releasesAndSourcesComeBack() throws {
    let releases = try store.releases.all()
    #expect(releases.count == book.releases.count)
    for release in book.releases { #expect(releases.contains(release)) }
    for platform in Platform.allCases {
      let versions = releases.filter { $0.platform == platform }.map(\.version)
      #expect(versions == versions.sorted())
    }
    for source in book.sources { #expect(try store.sources.source(source.id) == source) }
  }

  @Test func theVocabularyOfAllQuestionsIsTheWholeOne() throws {
    let vocabulary = try store.vocabulary.words(for: nil)
    let key = { (phrase: LexiconPhrase) in "\(phrase.phrase)|\(phrase.fact)|\(phrase.choice)" }
    // A phrase that occurs twice in the file is one row.
    let requirements = book.requirements.flatMap { requirement in
      requirement.phrases.map { "\($0)|\(Requirement.fact)|\(requirement.id)" }
    }
    // Everyday words are read together with the tasks that they help to compare.
    let lexicon = book.lexicon.filter { $0.fact != LexiconPhrase.meaning }
    #expect(Set(vocabulary.phrases.map(key)) == Set(lexicon.map(key) + requirements))
    let components = book.entries.filter { $0.kind == .component }
    #expect(vocabulary.components.count == components.count)
    for component in components {
      #expect(vocabulary.components[component.id.lowercased()] == component.id)
    }
    let terms = components.flatMap { entry in
      entry.terms.map { Vocabulary.Term(phrase: $0, component: entry.id) }
    }
    #expect(vocabulary.terms.count == terms.count)
    for term in terms { #expect(vocabulary.terms.contains(term)) }
    #expect(vocabulary.releases.count == book.releases.count)
  }

  @Test(arguments: [
    "a map in my app", "SwiftUI rows in a UITableView, without UIHostingController",
    "How do I call a method of the wrapped controller? It doesn't work", "セルの中身をSwiftUIで書きたい",
  ])
  func theVocabularyOfASentenceIsEnoughToReadIt(text: String) throws {
    for platform in [nil, Platform.ios, .macos] {
      let all = try store.vocabulary.words(for: nil, platform: platform)
      let some = try store.vocabulary.words(for: text, platform: platform)
      #expect(some.phrases.count < all.phrases.count / 2)
      #expect(some.terms.count < all.terms.count / 2)
      let readings = [some, all].map {
        QuestionReader(vocabulary: $0, fact: book.tree.fact).read(text)
      }
      #expect(readings[0] == readings[1])
    }
  }

  @Test func theVocabularyOfAClassNameIsThatClass() throws {
    #expect(try store.vocabulary.words(for: "mkmapview").components == ["mkmapview": "MKMapView"])
    #expect(try store.vocabulary.words(for: "AcmeDialView").components.count > 100)
  }

  /// Returns the entry without line numbers, and with sorted lists where the store has no order.
  private static func comparable(_ entry: Entry) -> Entry {
    var entry = entry
    entry.sections = entry.sections.map {
      Section(heading: $0.heading, markdown: $0.markdown, line: 0)
    }
    entry.examples = []
    entry.approaches.sort { $0.rawValue < $1.rawValue }
    entry.platforms = sorted(entry.platforms)
    if case .component(var facts) = entry.details {
      facts.deprecated = sorted(facts.deprecated)
      facts.natives = facts.natives.map {
        NativeAPI(
          name: $0.name, form: $0.form, since: sorted($0.since), until: sorted($0.until),
          source: $0.source)
      }
      facts.inherits.sort { $0.toolkit < $1.toolkit }
      entry.details = .component(facts)
    }
    if case .claim(let facts) = entry.details {
      let grounds = facts.grounds.map { ground in
        var ground = ground
        ground.model?.check = nil
        return ground
      }
      entry.details = .claim(ClaimFacts(status: facts.status, grounds: grounds))
    }
    return entry
  }

  private static func sorted(_ availability: Availability) -> Availability {
    Availability(availability.rows.sorted { $0.platform < $1.platform })
  }
}
