import Bridgebook
import BridgebookApp

/// The faults of tasks in a small book.
extension RuleTests {
  static let tasks: [Case] = [
    Case(
      "task", "pattern: compare-first", "pattern: UIDial", taskPath, .unknownPattern("UIDial")),
    Case(
      "task", "class: UIDial", "class: lost-caret", taskPath, .unknownComponent("lost-caret")),
    Case("task", "traps: lost-caret", "traps: UIDial", taskPath, .unknownGotcha("UIDial")),
    Case(
      "task", "traps: lost-caret", "traps: nobody", taskPath, .unknownLink("nobody"),
      .unknownGotcha("nobody")),
    Case(
      "task", "bridge: UIViewRepresentable around UIDial\n", "", taskPath, .missingKey("bridge")),
    Case("task", "pattern: compare-first\n", "", taskPath, .missingKey("pattern")),
    // Without a bridge, neither key is required.
    Case(
      "task",
      "approaches: view\nplatforms: ios 13.0, macos 10.15\nnative: partial\nbridge: UIViewRepresentable around UIDial\n",
      "approaches: native\nplatforms: ios 13.0, macos 10.15\nnative: partial\n", taskPath),
    Case(
      "task", "## Native\n- Gauge | ios 16.0, macos 13.0 | seed-000\n\n", "", taskPath,
      .missingSection("Native")),
    Case("task", "## Lacks\nTurning it.\n\n", "", taskPath, .missingSection("Lacks")),
    Case(
      "task", "turn a dial, rotate the knob", "turn a dial", taskPath, .phrasingCount(1)),
    Case(
      "task", "turn a dial, rotate the knob", "a, b, c, d, e, f, g, h, i, j, k", taskPath,
      .phrasingCount(11)),
    Case(
      "task", "turn a dial, rotate the knob", "turn a dial, Turn a Dial", taskPath,
      .samePhrasing("Turn a Dial", as: "turn-a-dial")),
    Case(
      "task", "gauge.[^seed-000]", "gauge.", taskPath, line: 23,
      .unmarkedSentence(heading: "Now", text: "Show a gauge.")),
    Case(
      "task", "Wrap the dial.[^seed-000]", "Wrap the dial!", taskPath, line: 26,
      .unmarkedSentence(heading: "Earlier", text: "Wrap the dial!")),
    Case(
      "task", "macos 13.0 | seed-000", "macos 13.0 | seed-009", taskPath, line: 17,
      .unknownSource("seed-009")),
    Case(
      "task", "platforms: ios 13.0", "platforms: ios 19.0", taskPath,
      .unreleased(platform: "ios", version: "19.0")),
    Case(
      "task", "Gauge | ios 16.0", "Gauge | ios 17.0", taskPath,
      .availabilityDiffers(api: "Gauge", platform: "ios", here: "17.0", table: "16.0")),
  ]
}
