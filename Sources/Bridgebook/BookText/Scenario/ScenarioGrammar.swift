/// A construct of the scenario language and its meaning, for the manual.
package struct GrammarRow: Equatable, Sendable {
  /// The syntax: capitalized words represent names and values, brackets enclose optional parts,
  /// bars separate alternatives.
  package let form: String
  /// The meaning, as one sentence without a period.
  package let meaning: String

  package init(_ form: String, _ meaning: String) {
    self.form = form
    self.meaning = meaning
  }
}

/// The grammar of the scenario language for the manual, from the tables that the parser uses.
package enum ScenarioGrammar {
  /// The declarations, in the order of their kinds.
  package static var declarations: [GrammarRow] {
    ScenarioDeclaration.Kind.allCases.compactMap { kind in
      declarationTable[kind].map { GrammarRow(form(kind.rawValue, $0.form), $0.meaning) }
    }
  }

  /// The members of declarations, each with the declarations that may have it.
  package static var members: [(row: GrammarRow, owners: [String])] {
    ScenarioMember.Kind.allCases.compactMap { kind in
      guard let meaning = memberTable[kind] else { return nil }
      let owners = ScenarioDeclaration.Kind.allCases.filter {
        MemberForm.members(of: $0).contains(kind)
      }
      let row = GrammarRow(form(kind.rawValue, MemberForm.form(of: kind).header.form), meaning)
      return (row, owners.map(\.rawValue))
    }
  }

  /// The statements of a block.
  package static var statements: [GrammarRow] { StatementForm.grammar(ofSteps: false) }

  /// The inputs, which are permitted only under `steps`.
  package static var steps: [GrammarRow] { StatementForm.grammar(ofSteps: true) }

  /// The parts of a variant other than declarations.
  package static var variantParts: [GrammarRow] { VariantReader.grammar }

  /// The functions of values, and indices.
  package static var functions: [GrammarRow] {
    ScenarioFunction.allCases.map { GrammarRow($0.form, $0.meaning) }
  }

  /// The operators of values, in descending order of precedence; `not` and indices have none.
  package static var operators: [GrammarRow] {
    let signs = ScenarioOperator.allCases
    let levels = Set(signs.map(\.precedence)).sorted(by: >)
    return levels.map { level in
      GrammarRow(
        signs.filter { $0.precedence == level }.map(\.rawValue).joined(separator: " "),
        operatorTable[level] ?? "")
    }
  }

  /// The meanings of the operators of each precedence.
  private static let operatorTable = [
    5: "product, quotient and remainder of numbers",
    4: "sum and difference of numbers; `+` also joins texts, and adds to a list, not to a range",
    3: "comparisons; `A..B` is a range of whole numbers, and binds more tightly",
    2: "both conditions are true",
    1: "one of two conditions is true; `not` precedes a condition",
  ]

  /// The rules for properties of a platform class.
  package static var propertyRules: [GrammarRow] { PropertyRuleReader.grammar }

  static func form(_ keyword: String, _ rest: String) -> String {
    rest.isEmpty ? keyword : "\(keyword) \(rest)"
  }

  static let declarationTable: [ScenarioDeclaration.Kind: GrammarRow] = [
    .constant: .init("NAME = VALUE", "a name for a value"),
    .state: .init("NAME = VALUE", "state of the app, such as `@State` of the root view"),
    .model: .init("NAME: observable|published", "a class whose properties views observe"),
    .environment: .init(
      "NAME = VALUE [bridged|required]",
      "a key of the environment and its default; `bridged` makes it a trait too, read and set as "
        + "`traits.NAME`, and `required` is an object without a default"),
    .platform: .init(
      "CLASS [is CLASS]",
      "a class of platform views, or what is added to one that the model knows; `is` names the "
        + "class it inherits from, whose properties, callbacks and life cycle it has"),
    .representable: .init("NAME wraps CLASS", "a representable and the platform class it makes"),
    .view: .init("NAME", "a SwiftUI view"),
    .sheet: .init(
      "NAME [shown by STATE] [on VIEW]",
      "a screen that is presented while the state is true, or with `for item STATE` while the state holds an item; "
        + "without a state, `present` presents it, as UIKit does"
    ),
    .stack: .init("NAME over STATE [on VIEW]", "a navigation stack over a list of elements"),
    .controller: .init("NAME", "UIKit or AppKit code that hosts SwiftUI"),
    .gesture: .init("NAME on VIEW", "a gesture of a SwiftUI view"),
  ]

  static let memberTable: [ScenarioMember.Kind: String] = [
    .field: "a stored property that the parent passes, in the order of the call",
    .binding: "a two-way property",
    .closure: "a stored closure that the parent passes",
    .state: "the view's own state",
    .property:
      "a property of a model or of a platform class; its rules follow below it, and without a value it keeps what the model knows of it",
    .unpublished: "a property of a model that no view observes",
    .observes: "the model whose changes the view or the controller observes",
    .owns:
      "a model that the view creates itself and keeps as long as its identity, as `@StateObject` does",
    .observesNew: "an observed model with an inline value, which every new struct creates again",
    .equatable: "two structs with the same value are equal, as with `.equatable()`",
    .task:
      "`task`: an asynchronous block that starts when the view appears and is canceled when it disappears; another "
      + "`id` restarts it",
    .variable: "a variable of the coordinator or of the controller",
    .object: "a platform object that the model or the controller owns",
    .initializer: "runs when the struct is created",
    .body: "shows views",
    .makeCoordinator: "`makeCoordinator()`",
    .make: "`makeUIView(context:)` and its counterparts",
    .update: "`updateUIView(_:context:)` and its counterparts",
    .dismantle: "`dismantleUIView(_:coordinator:)` and its counterparts",
    .coordinatorDeinit: "`deinit` of the coordinator",
    .objectInit: "`init` of the platform object",
    .objectDeinit: "`deinit` of the platform object",
    .callback: "a delegate or action method, which runs when the platform object calls it",
    .action: "a named block that `call` runs; names in parentheses take the values of the call",
    .onAppear: "`onAppear`",
    .onDisappear: "`onDisappear`",
    .onChange: "`onChange(of:)`",
    .onReceive: "`onReceive` of the notifications that `post` sends with that name",
    .onDismiss: "the handler of a dismissal",
    .onLoad: "`viewDidLoad`",
    .updateProperties: "`updateProperties()`, which the system tracks since iOS 26",
    .layoutSubviews:
      "`viewWillLayoutSubviews()`, which the system tracks since iOS 26, and since iOS 18 if the app opts in",
    .didSet: "runs after each write of the state",
    .size:
      "the ideal size of the view's content; in a representable `sizeThatFits`, which each layout calls",
    .content: "shows the views of a screen; in a stack, `item` is the element of the path",
    .option: "a setting, listed below",
  ]
}

extension MemberForm.Header {
  /// The syntax after the member's keyword.
  fileprivate var form: String {
    switch self {
    case .nothing: ""
    case .name: "NAME"
    case .nameAndValue: "NAME = VALUE"
    case .property: "NAME [= VALUE]"
    case .nameAndType: "NAME: CLASS"
    case .value: "VALUE"
    case .change: "VALUE [initial] [with NAME, NAME]"
    case .nameAndArguments: "NAME"
    case .identity: "[id VALUE]"
    }
  }
}
