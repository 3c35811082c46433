import Foundation
import Testing

/// Tasks in the output of the built program.
@Suite struct TaskCommandTests {
  private func run(_ words: String...) throws -> Program.Output {
    try Program.run(["--store", SharedStore.path] + words)
  }

  private func json(_ words: String...) throws -> [String: Any] { try json(words) }

  private func json(_ words: [String]) throws -> [String: Any] {
    try Program.run(["--store", SharedStore.path, "--format", "json"] + words).json()
  }

  private static let named = [
    "get-window-of-view", "take-photo", "scan-code", "pull-to-refresh", "show-pdf", "share-sheet",
    "print-content", "status-bar-item", "key-presses-mac", "double-click-row",
    "embed-in-storyboard", "call-method-of-controller", "know-keyboard", "hide-home-indicator",
    "picture-in-picture", "snapshot-of-view", "first-click-inactive-window", "drag-files-out",
  ]

  @Test func theyAreListed() throws {
    let all = try run("list", "tasks")
    let ids = all.out.split(separator: "\n").compactMap { $0.split(separator: "\t").first }
    #expect(Set(ids).isSuperset(of: Self.named.map { Substring($0) }))
    let mac = try run("list", "task", "--platform", "macos").out
    #expect(mac.contains("status-bar-item\t") && !mac.contains("hide-home-indicator\t"))
  }

  @Test func aTaskIsShownWithWhatDoesIt() throws {
    let text = try run("show", "--all", "show-pdf").out
    #expect(text.contains("SwiftUI has: .quickLookPreview(_:) (iOS 14.0"))
    #expect(text.contains("bridge: `UIViewRepresentable`") && text.contains("class: PDFView"))
    #expect(text.contains("people say: show a PDF, "))
    #expect(text.contains("\nNow\n") && text.contains("\nEarlier\n"))
  }

  @Test func itsDocumentHasWhatProgramsNeed() throws {
    let entry = try json("show", "show-pdf")
    #expect(entry["schema"] as? String == "bridgebook/entry-1")
    #expect(entry["approach"] as? String == "view" && entry["class"] as? String == "PDFView")
    #expect(entry["pattern"] as? String == "pdf-view-wrapper")
    #expect(entry["nativeCoverage"] as? String == "partial")
    let native = try #require((entry["native"] as? [[String: Any]])?.first)
    #expect(native["api"] as? String == ".quickLookPreview(_:)")
    #expect((native["since"] as? [String: Any])?["macOS"] as? String == "11.0")
    #expect((entry["phrasings"] as? [String])?.contains("PDF viewer") == true)
    #expect((entry["platforms"] as? [String: Any])?["iOS"] as? String == "13.0")
    #expect((entry["gotchas"] as? [String])?.first == "update-unguarded")
  }

  @Test func aClassAndAPatternNameTheirTasks() throws {
    for id in ["PDFView", "pdf-view-wrapper"] {
      #expect((try json("show", id)["tasks"] as? [String])?.contains("show-pdf") == true, "\(id)")
      #expect(try run("show", "--all", id).out.contains("\nTasks\n"), "\(id)")
    }
    #expect(try json("show", "PDFView")["phrasings"] == nil)
  }

  @Test(arguments: [
    ("show a pdf in SwiftUI", "show-pdf"), ("pull to refresh", "pull-to-refresh"),
    ("get the window of a view", "get-window-of-view"),
    ("call a method of the wrapped controller", "call-method-of-controller"),
  ])
  func theSearchFindsThem(words: String, id: String) throws {
    let results = try #require(try json("search", words)["results"] as? [[String: Any]])
    #expect(results.prefix(3).contains { $0["id"] as? String == id }, "\(results)")
    let tasks = try #require(
      try json("search", words, "--kind", "task")["results"] as? [[String: Any]])
    #expect(tasks.first?["id"] as? String == id)
  }

  @Test func aRecommendationNamesTheTask() throws {
    let answer = try json("recommend", "show a PDF document in my SwiftUI app")
    let task = try #require(answer["task"] as? [String: Any])
    #expect(task["id"] as? String == "show-pdf" && task["title"] as? String != nil)
    let text = try run("recommend", "show a PDF document in my SwiftUI app").out
    #expect(text.contains("bridgebook show show-pdf"))
    let markdown = try Program.run([
      "--store", SharedStore.path, "--format", "markdown", "recommend", "show a PDF document",
    ]).out
    #expect(markdown.contains("Task: `show-pdf`"))
  }

  @Test(arguments: ["MKMapView", "why is the sky blue", "AcmeDialView in a list of mine"])
  func aQuestionForNoTaskNamesNone(words: String) throws {
    let answer = try json("recommend", words)
    #expect(answer["task"] is NSNull)
  }

  @Test func theyAreASheetAndPartOfTheCheatSheets() throws {
    let sheet = try run("export", "tasks").out
    #expect(sheet.hasPrefix("# Tasks\n"))
    #expect(sheet.contains("\n## Documents, printing, sharing\n"))
    for id in Self.named { #expect(sheet.contains("`\(id)`"), "\(id)") }
    #expect(try run("export", "tasks", "--full").out.contains("\n### `show-pdf`: Show a PDF"))
    let old = try run("export", "tasks", "--platform", "macos", "--target", "12").out
    #expect(!old.contains("`MenuBarExtra`") && old.contains("`status-bar-item`"))
    let few = try run("export", "cheatsheet").out
    #expect(few.contains("`bridgebook export tasks`"))
    #expect(try run("export", "cheatsheet", "--full").out.contains("\n## Tasks in full\n"))
  }

  @Test func aTeamWritesItsOwn() throws {
    let store = try OwnStore()
    let text = """
      kind: task
      id: show-our-player
      title: Show our player
      area: media
      approaches: view
      platforms: ios 13.0
      native: none
      bridge: UIViewRepresentable around OurPlayerView
      pattern: wrap-view-uikit
      phrasings: our player, team player view
      sources: own-experience
      audited: iOS 27

      ## Now
      Wrap it.[^own-experience]

      """
    let added = try store.add(["task.txt": text])
    #expect(added.status == 0, "\(added.err)")
    #expect(try store.run("list", "tasks").out.contains("show-our-player\tShow our player  (own)"))
    #expect(try store.run("search", "team player").out.contains("show-our-player"))
    let wrong = try store.add([
      "wrong.txt": text.replacing("show-our-player", with: "show-x")
        .replacing("pattern: wrap-view-uikit", with: "pattern: nobody")
    ])
    #expect(wrong.status != 0 && wrong.err.contains("there is no pattern nobody"), "\(wrong.err)")
    let skeleton = try store.run("new", "task")
    #expect(skeleton.status == 0 && skeleton.out.contains("phrasings: ___"))
  }

  @Test(arguments: [
    ("scroll-offset", "ios", "onScrollGeometryChange"),
    (" Tap-Location ", "ios", "SpatialTapGesture"),
    ("tv-remote", "tvos", ".onPlayPauseCommand(perform:)"),
  ])
  func itsIdIsAQuestion(id: String, platform: String, api: String) throws {
    let answer = try json("recommend", id)
    #expect(answer["preferNative"] as? Bool == true && answer["platform"] as? String == platform)
    let native = try #require(answer["native"] as? [String: Any])
    #expect(native["api"] as? String == api)
    // Only a platform other than the usual one was said.
    let facts = try #require(answer["facts"] as? [[String: Any]])
    let origin = facts.first { $0["fact"] as? String == "platform" }?["from"] as? String
    #expect((origin == "words") == (platform == "tvos"))
    // What the API of the class lacks is not said of that of the task.
    #expect((native["lackRows"] as? [Any])?.isEmpty == true)
    #expect((answer["task"] as? [String: Any])?["id"] != nil)
  }

  @Test func itsIdOnAPlatformWithoutItIsNotCovered() throws {
    let answer = try json("recommend", "status-bar-item", "--platform", "ios")
    #expect(answer["approach"] is NSNull && answer["status"] as? String == "not-covered")
    #expect((answer["notes"] as? [String])?.joined().contains("exists only on macOS") == true)
  }

  @Test(arguments: [
    ("", "ios", "27.1"), (" on iOS 16", "ios", "16"), (" on tvOS", "tvos", "27.1"),
  ])
  func aQuestionAboutOneSideIsAnsweredBySwiftUI(
    suffix: String, platform: String, target: String
  ) throws {
    let answer = try json("recommend", "Use a visual effect view for the add tag window" + suffix)
    #expect(answer["preferNative"] as? Bool == true)
    #expect((answer["task"] as? [String: Any])?["id"] as? String == "blur-background")
    #expect(answer["platform"] as? String == platform)
    #expect((answer["target"] as? String)?.hasPrefix(target) == true)
  }

  @Test func itsAnswerSaysThatOneSideIsAssumed() throws {
    let text = try run("recommend", "Use a visual effect view for the add tag window").out
    #expect(text.contains("names only one side of a bridge; this is the answer for a SwiftUI app"))
  }

  @Test func aTaskOfAnotherPlatformIsNotAssumed() throws {
    let text = "Command V pastes into a list, Paste is grayed out"
    let answer = try json("recommend", text, "--platform", "macos")
    #expect(answer["approach"] as? String == "view" && answer["preferNative"] as? Bool == true)
    #expect(try json("recommend", text, "--platform", "ios")["approach"] is NSNull)
  }

  @Test(arguments: [
    "UILabel line spacing with NSAttributedString in a table cell",
    "Change the language of my app in the Settings app from SwiftUI",
    "UIScrollView contentOffset keep when rotating the device in UIKit",
    "UINavigationBar title font change in a UIKit app with storyboards",
    "NSTextView syntax highlighting performance with large files",
  ])
  func aQuestionAboutOneSideIsNotAnsweredByABridge(text: String) throws {
    #expect(try json("recommend", text)["approach"] is NSNull)
  }

  @Test(arguments: [
    ("SwiftUI shape should move along a drawn line again and again", [], "ios", "27.1"),
    (
      "SwiftUI shape should move along a drawn line again and again on the Mac", [], "macos", "27.1"
    ),
    (
      "SwiftUI shape should move along a drawn line again and again on the Mac",
      ["--target", "14.5"],
      "macos", "14.5"
    ),
  ])
  func aQuestionWithoutAnAnswerMeansTheClosestTask(
    question: String, options: [String], platform: String, target: String
  ) throws {
    let answer = try json(["recommend", question] + options)
    let notes = try #require(answer["notes"] as? [String])
    #expect(notes.first?.hasPrefix("The question was understood as the closest task: ") == true)
    // Only SwiftUI is named, which gives no reason to bridge.
    #expect(answer["approach"] as? String == "native")
    #expect(answer["platform"] as? String == platform && answer["target"] as? String == target)
    // The pattern's code would show another API.
    #expect(answer["code"] as? String == "")
  }

  /// The whole question resembles confetti enough, but its first twelve words resemble a sound.
  @Test func aTaskThatTheFirstWordsDoNotResembleIsNotMeant() throws {
    let answer = try json([
      "recommend",
      "Our SwiftUI quiz for children has no sound and looks dull, so a few things should fall down, "
        + "such as confetti",
    ])
    #expect(answer["status"] as? String == "not-covered")
    let notes = try #require(answer["notes"] as? [String])
    #expect(notes.contains { $0.hasPrefix("The closest task in the book is particle-effect") })
  }

  @Test(arguments: [
    "UITableView header grows taller than the sticky header below it",
    "money field should group digits while typing without SwiftUI",
    "React Native: chat list starting from the bottom",
  ])
  func aQuestionThatIsNotAboutSwiftUIMeansNoTask(question: String) throws {
    #expect(try json(["recommend", question])["approach"] is NSNull)
  }

  @Test func anAnswerToTheTreeDecidesByItself() throws {
    let answer = try json([
      "recommend", "SwiftUI shape should move along a drawn line again and again", "--answer",
      "direction=into-platform",
    ])
    let notes = try #require(answer["notes"] as? [String])
    #expect(answer["approach"] as? String == "hosting")
    #expect(!notes.contains { $0.contains("closest task:") })
  }

  @Test(arguments: ["keep the Mac awake", "watch a folder for changes"])
  func aTaskWithoutAClassShowsNoCodeOfAnother(question: String) throws {
    let answer = try json(["recommend", question, "--platform", "macos"])
    #expect(answer["task"] is [String: Any])
    #expect((answer["code"] as? String)?.contains("CLLocationManager") == false)
  }
}
