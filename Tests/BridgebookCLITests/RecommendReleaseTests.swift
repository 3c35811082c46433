import Foundation
import Testing

/// The release that an answer applies to, and how releases change the answer.
@Suite struct RecommendReleaseTests {
  private func recommend(_ words: [String]) throws -> (status: Int32, document: [String: Any]) {
    let result = try Program.run(
      ["--store", SharedStore.path, "--format", "json", "recommend"] + words)
    #expect(result.err == "")
    return (result.status, try result.json())
  }

  @Test(arguments: ["27", "27.1", "26.6"])
  func aTargetOfTheNewReleasesIsAnsweredForItself(target: String) throws {
    let (status, document) = try recommend(["MKMapView", "--target", target])
    #expect(status == 0)
    #expect((document["target"] as? String)?.hasPrefix(target) == true)
    #expect(document["asOf"] is NSNull)
  }

  @Test(arguments: [["--target", "28"], ["--target", "27.3"], ["--target", "27.2.1"]])
  func aTargetAfterTheBookIsAnsweredAsOfTheNewestRelease(words: [String]) throws {
    let (status, document) = try recommend(["MKMapView"] + words)
    #expect(status == 0)
    let notes = try #require(document["notes"] as? [String])
    if words[1] == "27.2.1" {
      #expect(document["target"] as? String == "27.2.1")
      #expect(notes.contains { $0.contains("is a beta") })
    } else {
      #expect(document["target"] as? String == "27.1")
      #expect(document["asOf"] as? String == "27.1")
      #expect(notes.contains { $0.contains("is newer than this book") })
    }
  }

  @Test func aReleaseAfterTheBookInTheWordsIsSaidToBeUnknown() throws {
    let (_, document) = try recommend(["UITextView in SwiftUI on iOS 28"])
    #expect(document["asOf"] as? String == "27.1")
    let notes = try #require(document["notes"] as? [String])
    #expect(notes.contains { $0.hasPrefix("iOS 28.0 is newer than this book") })
  }

  @Test func theNewestReleaseIsNoBeta() throws {
    let (_, document) = try recommend(["MKMapView"])
    #expect(document["asOf"] as? String == "27.1")
  }

  @Test func whatAReleaseChangesIsSaidWithItsBasis() throws {
    let (_, document) = try recommend(["NSSlider"])
    let changes = try #require(document["changes"] as? [[String: Any]])
    let known = changes.map { "\($0["basis"] ?? "") \($0["release"] ?? "")" }
    #expect(known.contains("OS 27.0"))
    let older = try Program.run("recommend", "NSSlider", "--target", "14", "--why").out
    #expect(older.contains("On macOS 27.0 and later, whatever the SDK:"))
    let newer = try Program.run("recommend", "NSSlider", "--target", "27", "--why").out
    #expect(newer.contains("On every release you support (since macOS 27.0):"))
    let window = try Program.run("recommend", "UIWindow", "--why").out
    #expect(window.contains("Built with the SDK of iOS 27.0, and run on it or later:"))
  }

  @Test func whereNobodySaysAReleaseTheAnswerSaysAsOfWhich() throws {
    let (_, document) = try recommend(["MKMapView"])
    #expect((document["asOf"] as? String)?.isEmpty == false)
    let (_, given) = try recommend(["MKMapView", "--target", "16"])
    #expect(given["asOf"] is NSNull)
    #expect(given["target"] as? String == "16.0")
  }
}
