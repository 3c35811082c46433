import Bridgebook

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Prepares a fuzzer, once before all inputs; if seeds are requested, only writes them and exits.
@_cdecl("LLVMFuzzerInitialize")
func begin(
  _: UnsafeMutablePointer<CInt>?,
  _: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>?
) -> CInt {
  guard let folder = getenv("FUZZ_SEEDS") else { return 0 }
  Seeds.write(for: Target.chosen, into: String(cString: folder))
  exit(0)
}

/// Tests one input; called by libFuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
func take(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  Target.chosen.run(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// The reader that a fuzzing process tests, from its environment.
enum Target {
  /// The format in which inputs are read; nil to detect it.
  case traces(TraceFormat?)
  case book, arguments

  static let chosen: Target = {
    let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
    switch name {
    case "detection": return .traces(nil)
    case "book": return .book
    case "arguments": return .arguments
    default:
      guard let format = FormatRegistry.format(name) else {
        fatalError("FUZZ_TARGET is \(name); it must be one of \(names.joined(separator: ", "))")
      }
      return .traces(format)
    }
  }()

  private static let names = FormatRegistry.formats.map(\.id) + ["detection", "book", "arguments"]

  func run(_ bytes: [UInt8]) {
    switch self {
    case .traces(let format): TraceChecks.run(bytes, format: format)
    case .book: TextChecks.readBook(bytes)
    case .arguments: TextChecks.readArguments(bytes)
    }
  }
}

/// Ends the process, so that libFuzzer keeps the input.
func require(_ holds: Bool, _ message: @autoclosure () -> String) {
  if !holds { fatalError(message()) }
}
