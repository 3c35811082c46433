/// Splits a JSON document into the objects of its outer array, regardless of how the bytes are
/// divided.
///
/// The array is the document itself, or a member of the outermost object as in
/// `{"traceEvents":[…]}`. An object larger than `limit` is truncated.
struct JSONObjectSplitter {
  static let limit = 1 << 20

  /// The line of the next byte, counted from 1.
  private(set) var line: Int
  /// Whether the document's outermost bracket has been closed.
  private(set) var isComplete = false
  private var depth = 0
  /// Whether the containers at depth 1 and 2 are arrays.
  private var isArray = (false, false)
  private var isInString = false
  private var isEscaped = false
  private var elementDepth = 0
  private var element: [UInt8] = []
  private var elementLine = 0
  private var elementOffset = 0
  /// The number of bytes taken before the current chunk.
  private var taken = 0
  private var isCut = false

  init(line: Int) {
    self.line = line
  }

  /// The position of an object, and whether it is truncated.
  struct Place {
    let line: Int
    let offset: Int
    let isCut: Bool
  }

  typealias Body = (Bytes, Place) -> Void

  /// Takes bytes up to the end of the document, and returns their number.
  mutating func feed(_ chunk: Bytes, _ body: Body) -> Int {
    var index = 0
    var kept = 0
    while index < chunk.count, !isComplete {
      let byte = chunk[index]
      index += 1
      if byte == 0x0A { line += 1 }
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        let isList = byte == UInt8(ascii: "[")
        if depth == 1 { isArray.0 = isList }
        if depth == 2 { isArray.1 = isList }
        if elementDepth == 0, !isList, isElementDepth {
          elementDepth = depth
          elementLine = line
          elementOffset = taken + index - 1
          kept = index - 1
        }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == elementDepth, elementDepth > 0 {
          keep(chunk.slice(kept, index))
          emit(body)
        }
        depth -= 1
        isComplete = depth <= 0
      default: break
      }
    }
    if elementDepth > 0 { keep(chunk.slice(kept, index)) }
    taken += index
    return index
  }

  /// Passes on an unclosed object, and returns whether the document was closed.
  mutating func finish(_ body: Body) -> Bool {
    if elementDepth > 0 {
      isCut = true
      emit(body)
    }
    return isComplete
  }

  /// Whether the current depth is that of elements: in the outermost array, or in one that is a
  /// member of the outermost object.
  private var isElementDepth: Bool {
    depth == 2 && isArray.0 || depth == 3 && !isArray.0 && isArray.1
  }

  private mutating func keep(_ part: Bytes) {
    let room = JSONObjectSplitter.limit - element.count
    if part.count > room { isCut = true }
    if room > 0 { element.append(contentsOf: part.to(room).buffer) }
  }

  private mutating func emit(_ body: Body) {
    let place = Place(line: elementLine, offset: elementOffset, isCut: isCut)
    element.withUnsafeBufferPointer { body(Bytes($0), place) }
    element.removeAll(keepingCapacity: element.capacity <= 1 << 17)
    elementDepth = 0
    isCut = false
  }
}
