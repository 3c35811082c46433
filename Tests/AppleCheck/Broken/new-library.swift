// refused for arm64-apple-macosx13.0: is only available in macOS 26.0 or newer
// refused for arm64-apple-ios15.0: is only available in iOS 26.0 or newer
// refused for arm64-apple-xros1.0: is only available in visionOS 26.0 or newer
// accepted for arm64-apple-macosx26.0
func firstByte(of text: String) -> UInt8? {
  let bytes = text.utf8.span
  return bytes.isEmpty ? nil : bytes[0]
}
