// accepted for arm64-apple-macosx13.0
// accepted for arm64-apple-xros1.0
func firstByte(of text: String) -> UInt8? {
  if #available(macOS 26, iOS 26, watchOS 26, tvOS 26, visionOS 26, *) {
    let bytes = text.utf8.span
    return bytes.isEmpty ? nil : bytes[0]
  }
  return text.utf8.first
}
