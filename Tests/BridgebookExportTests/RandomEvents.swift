import Bridgebook
import TestSupport

extension EventScript {
  static let pieces = [
    "", "a", "zoom", "MKMapView#1", "HybridMap#1", "位置", "👍", "\"", "\\", "\n", "\u{7f}",
    "\u{85}", "\u{2028}", "\u{202e}", "\t\r", "{\"kind\":1}", "é", "`", " ", "\u{1b}[1m",
    "\u{fffd}",
    "latitude: 52.518611, longitude: 13.408333", "\u{10ffff}", "/", "\u{8}", "\u{c}",
  ]

  /// Returns random events with all kinds, texts, depths, times and outcomes.
  static func random(_ generator: inout SeededGenerator, count: Int) -> EventScript {
    var script = EventScript("")
    for _ in 0..<count { script.addRandom(&generator) }
    return script
  }
}
