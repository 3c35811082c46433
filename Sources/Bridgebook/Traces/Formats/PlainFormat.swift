/// Output printed by the app itself, and messages pasted without their prefix.
enum PlainFormat {
  static let format = TraceFormat(
    id: "plain", title: "prints, or messages without a prefix",
    // The lowest, because this format accepts every line that all others reject.
    priority: 0,
    sample: "Begin updateUIView CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)",
    lacks: [.times, .threads, .mainThread] + CannotShow.unlessPrinted,
    reading: .rest)
}
