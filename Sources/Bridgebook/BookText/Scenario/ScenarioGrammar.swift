/// A form of the scenario language and what it means, for the manual.
package struct GrammarRow: Equatable, Sendable {
  /// Words in capitals stand for names and values; brackets hold what may be left out, bars separate choices.
  package let form: String
  /// One sentence without a full stop.
  package let meaning: String

  package init(_ form: String, _ meaning: String) {
    self.form = form
    self.meaning = meaning
  }
}

/// The scenario language as the manual shows it, read from the tables its reader runs on.
package enum ScenarioGrammar {
  /// Declarations at the margin, in the order of their kinds.
  package static var declarations: [GrammarRow] {
    ScenarioDeclaration.Kind.allCases.compactMap { kind in
      declarationTable[kind].map { GrammarRow(form(kind.rawValue, $0.form), $0.meaning) }
    }
  }

  /// Members below a declaration; each names the declarations that may have it.
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

  /// Statements of a block.
  package static var statements: [GrammarRow] { StatementForm.grammar(ofSteps: false) }

  /// Inputs, which stand only below `steps`.
  package static var steps: [GrammarRow] { StatementForm.grammar(ofSteps: true) }

  /// Parts of a variant beside declarations of its own.
  package static var variantParts: [GrammarRow] { ScenarioReader.variantGrammar }

  /// How a property of a platform class behaves.
  package static var propertyRules: [GrammarRow] { TokenCursor.ruleGrammar }

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
    .platform: .init("CLASS", "a class of platform views that the model does not know yet"),
    .representable: .init("NAME wraps CLASS", "a representable and the platform class it makes"),
    .view: .init("NAME", "a SwiftUI view"),
    .sheet: .init(
      "NAME shown by STATE [on VIEW]",
      "a screen that is presented while the state is true; with `for item STATE` instead, while it holds an item"
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
    .property: "a property of a model or of a platform class; below it stand rules",
    .unpublished: "a property of a model that nobody observes",
    .observes: "the model whose changes the view or the controller observes",
    .owns:
      "a model that the view makes for itself and keeps with its identity, as `@StateObject` does",
    .observesNew: "an observed model with an inline value, which each struct makes anew",
    .equatable: "two structs with the same value are equal, as with `.equatable()`",
    .task:
      "`task`: an asynchronous block that begins when the view appears and is canceled when it goes; another `id` "
      + "begins it anew",
    .variable: "a variable of the coordinator or of the controller",
    .object: "a platform object that the controller owns",
    .initializer: "runs when the struct is made",
    .body: "shows views",
    .makeCoordinator: "`makeCoordinator()`",
    .make: "`makeUIView(context:)` and its relatives",
    .update: "`updateUIView(_:context:)` and its relatives",
    .dismantle: "`dismantleUIView(_:coordinator:)` and its relatives",
    .coordinatorDeinit: "`deinit` of the coordinator",
    .objectInit: "`init` of the platform object",
    .objectDeinit: "`deinit` of the platform object",
    .callback: "a delegate or action method, which runs when the platform object calls it",
    .action: "a named block that `call` runs; names in parentheses take the values of the call",
    .onAppear: "`onAppear`",
    .onDisappear: "`onDisappear`",
    .onChange: "`onChange(of:)`",
    .onReceive: "`onReceive` of what `post` sends under that name",
    .onDismiss: "the handler of a dismissal",
    .onLoad: "`viewDidLoad`",
    .updateProperties: "`updateProperties()`, which the system tracks since 26",
    .layoutSubviews:
      "`viewWillLayoutSubviews()`, tracked since 26, and since 18 where the app asks for it",
    .didSet: "runs after each write of the state",
    .size: "the ideal size of the view's content",
    .content: "shows the views of a screen; in a stack, `item` is the element of the path",
    .option: "a setting, listed below",
  ]
}

extension MemberForm.Header {
  /// What stands behind the member's keyword.
  fileprivate var form: String {
    switch self {
    case .nothing: ""
    case .name: "NAME"
    case .nameAndValue: "NAME = VALUE"
    case .nameAndType: "NAME: CLASS"
    case .value: "VALUE"
    case .change: "VALUE [initial] [with NAME, NAME]"
    case .nameAndArguments: "NAME"
    case .identity: "[id VALUE]"
    }
  }
}
