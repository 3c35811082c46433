/// The kinds of nodes of the outline; each comment lists the children, in order.
package enum SwiftNodeKind: UInt8, Sendable {
  /// Everything at the top of the file.
  case file
  // MARK: - Declarations
  /// Attributes, inherited types, members; `label` is `struct`, `class`, `enum`, `actor`,
  /// `protocol` or `extension`.
  case type
  /// Attributes, parameters, a result, a block; `label` is `func`, `init`, `deinit`, `subscript` or
  /// `macro`.
  case function
  /// Attributes, a type, an initial value, accessors; one for each name that `let` or `var`
  /// introduces.
  case variable
  /// A block; `label` is `get`, `set`, `willSet`, `didSet` or another accessor.
  case accessor
  /// An external name in `label`; a type, a default value.
  case parameter
  /// The arguments.
  case attribute
  /// A type that is inherited or conformed to.
  case inheritance
  /// The result of a function: a type.
  case result
  case importing, typeAlias
  /// The parameters or the raw value.
  case enumCase
  // MARK: - Types
  /// Generic arguments and the parts of tuples, functions and optionals.
  case typeName
  // MARK: - Statements
  case block
  /// `#if` and the like, between the statements of its branches.
  case directive
  /// Conditions, a block, and a block or `if` if there is an `else`.
  case ifStatement
  /// Conditions, a block.
  case guardStatement
  /// The value, cases.
  case switchStatement
  /// Patterns, statements.
  case switchCase
  /// Variables or a pattern, the sequence, a condition, a block.
  case forStatement
  case whileStatement, repeatStatement
  case doStatement, catchClause, deferStatement
  /// An expression, if there is one.
  case returnStatement, throwStatement
  case jump
  /// An expression.
  case condition
  /// `let x = value` as a condition: a variable with its value.
  case binding
  /// A pattern of a case.
  case pattern
  // MARK: - Expressions
  case identifier, number, regex, macro
  /// Expressions of the interpolations.
  case string
  /// The base, if there is one.
  case member
  /// The callee, then arguments; those after the parentheses have `isTrailing`.
  case call
  /// The base, then arguments.
  case index
  /// The value; `name` is the label.
  case argument
  /// Captures, parameters, statements.
  case closure
  /// The captured value, if one is given.
  case capture
  /// The left and the right side; the operator is in `operator`.
  case assignment
  /// Alternating operands and operators.
  case sequence
  case operation
  /// The operand; the operator is before or after it.
  case prefixed
  case tuple, array, dictionary
  /// The value, the type; `label` is `as` or `is`.
  case cast
  case keyPath
  /// Code that could not be parsed.
  case unread
}

/// Flags of a node beyond its kind.
package struct SwiftNodeFlags: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  package static let isStatic = SwiftNodeFlags(rawValue: 1 << 0)
  package static let isConstant = SwiftNodeFlags(rawValue: 1 << 1)
  package static let isWeak = SwiftNodeFlags(rawValue: 1 << 2)
  package static let isUnowned = SwiftNodeFlags(rawValue: 1 << 3)
  package static let isLazy = SwiftNodeFlags(rawValue: 1 << 4)
  package static let isOverride = SwiftNodeFlags(rawValue: 1 << 5)
  package static let isMutating = SwiftNodeFlags(rawValue: 1 << 6)
  package static let isPrivate = SwiftNodeFlags(rawValue: 1 << 7)
  package static let isFinal = SwiftNodeFlags(rawValue: 1 << 8)
  /// An argument or closure after the parentheses of a call.
  package static let isTrailing = SwiftNodeFlags(rawValue: 1 << 9)
  /// Access through `?` or `!`, or an optional type.
  package static let isOptional = SwiftNodeFlags(rawValue: 1 << 10)
  /// Part of the `else` of an `if`.
  package static let isElse = SwiftNodeFlags(rawValue: 1 << 11)
  package static let isAsync = SwiftNodeFlags(rawValue: 1 << 12)
  package static let isAwaited = SwiftNodeFlags(rawValue: 1 << 13)
  package static let isClassMember = SwiftNodeFlags(rawValue: 1 << 14)
  /// A default case of a `switch`.
  package static let isDefault = SwiftNodeFlags(rawValue: 1 << 15)
  /// A case of a `switch` with a `where` clause, whose condition is a child of the case.
  package static let hasWhere = SwiftNodeFlags(rawValue: 1 << 16)
}

/// The stored form of a node of the outline.
struct SwiftNodeRecord: Sendable {
  var kind: SwiftNodeKind
  var flags: SwiftNodeFlags = []
  var name = NameNumber.none
  /// The external name of a parameter, the operator token of an assignment, operation, or prefixed
  /// expression, or the keyword of a declaration.
  var detail: Int32 = 0
  /// The range of tokens, excluding the end.
  var start: Int32
  var end: Int32
  /// The token for findings: the name of a declaration, member or call.
  var anchor: Int32
  var parent: Int32 = -1
  var firstChild: Int32 = -1
  var lastChild: Int32 = -1
  var next: Int32 = -1
}
