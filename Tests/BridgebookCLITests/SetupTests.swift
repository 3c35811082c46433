import Foundation
import Testing

/// Setup items are printed with the code of a class, for the platform and the target.
@Suite struct SetupTests {
  @Test func itStandsAboveTheCodeOfARecommendation() throws {
    let page = try Program.run("recommend", "UIImagePickerController", "--all").out
    let setup = try #require(
      page.range(of: "NSCameraUsageDescription in the Info.plist, for the camera"))
    let code = try #require(page.range(of: "import SwiftUI"))
    #expect(setup.upperBound < code.lowerBound)
    #expect(!page[setup.upperBound...].contains("NSCameraUsageDescription in"))
    let markdown = try Program.run("--format", "markdown", "recommend", "UIImagePickerController")
      .out
    #expect(markdown.contains("## Set up first\n\n- NSCameraUsageDescription in the Info.plist"))
  }

  @Test func theFileOfTheCodeBeginsWithIt() throws {
    let code = try Program.run("recommend", "DataScannerViewController", "--code").out
    let words = code.split { $0.isWhitespace }.joined(separator: " ")
    #expect(words.contains("// Set up first: NSCameraUsageDescription in the Info.plist. import"))
    #expect(try !Program.run("recommend", "PDFView", "--code").out.contains("Set up first"))
  }

  @Test func aDocumentHasItWithReleasesAndSource() throws {
    let shown = try Program.run("--format", "json", "show", "VNDocumentCameraViewController").json()
    let item = try #require((shown["setup"] as? [[String: Any]])?.first)
    #expect(item["name"] as? String == "NSCameraUsageDescription")
    #expect(item["kind"] as? String == "usage" && item["purpose"] is NSNull)
    #expect((item["since"] as? [String: Any])?["visionOS"] as? String == "1.0")
    #expect((item["source"] as? String)?.hasSuffix("nscamerausagedescription") == true)
    let answer = try Program.run(
      "--format", "json", "recommend", "UIImagePickerController", "--platform", "visionos"
    ).json()
    #expect((answer["setup"] as? [Any])?.isEmpty == true)
  }

  @Test func theEntryNamesItsPlatforms() throws {
    let brief = try Program.run("show", "UIImagePickerController").out
    let words = brief.split { $0.isWhitespace }.joined(separator: " ")
    #expect(
      words.contains(
        "NSCameraUsageDescription in the Info.plist, for the camera (iOS, iPadOS, Mac Catalyst)"))
    #expect(
      try Program.run("show", "--all", "UIImagePickerController").out.contains(
        "NSCameraUsageDescription"))
  }

  @Test func sheetsHaveIt() throws {
    let one = try Program.run("export", "cheatsheet", "--component", "UIImagePickerController").out
    #expect(one.contains("## Set up first\n\n- NSCameraUsageDescription"))
    let all = try Program.run("export", "components", "--platform", "visionos").out
    let table = all.components(separatedBy: "What an app declares first").last ?? ""
    #expect(table.contains("VNDocumentCameraViewController"))
    #expect(!table.contains("UIImagePickerController"))
  }

  @Test func aClassThatAsksForNothingHasNoHeading() throws {
    #expect(
      try !Program.run("recommend", "CNContactPickerViewController", "--all").out.contains("Set up")
    )
    #expect(try !Program.run("show", "CNContactPickerViewController").out.contains("Set up"))
  }

  @Test func theViewHasOneRowAPlatform() throws {
    let sql = """
      SELECT platform FROM setup WHERE component_id = 'UIImagePickerController'
      AND name = 'NSCameraUsageDescription' ORDER BY platform
      """
    #expect(try Program.run("--format", "csv", "sql", sql).out.hasSuffix("catalyst\nios\nipados\n"))
  }
}
