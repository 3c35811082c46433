/// The syntax of a member: the tokens after its keyword, and the content of its block.
struct MemberForm: Sendable {
  enum Header: Sendable {
    case nothing, name, nameAndValue, nameAndType, value, change, nameAndArguments, identity
    /// A name with an optional value.
    case property
  }
  enum Content: Sendable { case nothing, statements, rules }

  let header: Header
  let content: Content

  private init(_ header: Header, _ content: Content) {
    self.header = header
    self.content = content
  }

  static func form(of kind: ScenarioMember.Kind) -> MemberForm {
    table[kind] ?? MemberForm(.nothing, .statements)
  }

  /// The forms of all members except those that consist of a keyword and a block.
  private static let table: [ScenarioMember.Kind: MemberForm] = [
    .field: .init(.name, .nothing),
    .binding: .init(.name, .nothing),
    .closure: .init(.name, .nothing),
    .observes: .init(.name, .nothing),
    .state: .init(.nameAndValue, .nothing),
    .property: .init(.property, .rules),
    .unpublished: .init(.nameAndValue, .nothing),
    .variable: .init(.nameAndValue, .nothing),
    .option: .init(.nameAndValue, .nothing),
    .object: .init(.nameAndType, .nothing),
    .callback: .init(.name, .statements),
    .action: .init(.nameAndArguments, .statements),
    .onReceive: .init(.name, .statements),
    .onChange: .init(.change, .statements),
    .size: .init(.value, .nothing),
    .equatable: .init(.value, .nothing),
    .owns: .init(.nameAndType, .nothing),
    .observesNew: .init(.nameAndType, .nothing),
    .task: .init(.identity, .statements),
  ]

  /// Returns the members that a declaration may have.
  static func members(of kind: ScenarioDeclaration.Kind) -> [ScenarioMember.Kind] {
    allowed[kind] ?? []
  }

  private static let allowed: [ScenarioDeclaration.Kind: [ScenarioMember.Kind]] = [
    .state: [.didSet],
    .model: [.property, .unpublished, .object, .action, .initializer],
    .platform: [.property, .option],
    .representable: [
      .field, .binding, .closure, .observes, .variable, .initializer, .makeCoordinator, .make,
      .update,
      .dismantle, .coordinatorDeinit, .objectInit, .objectDeinit, .callback, .action, .size,
      .option,
    ],
    .view: [
      .field, .binding, .closure, .state, .observes, .initializer, .body, .onAppear, .onDisappear,
      .onChange, .onReceive, .action, .size, .owns, .observesNew, .equatable, .task,
    ],
    .sheet: [.content, .onDismiss, .option],
    .stack: [.content, .onDismiss, .option],
    .controller: [
      .variable, .object, .onLoad, .updateProperties, .layoutSubviews, .callback, .action, .option,
      .observes,
    ],
    .gesture: [.callback, .option],
  ]

  /// The modifiers that a view may have repeatedly for the same value.
  static let repeatable: Set<ScenarioMember.Kind> = [
    .onChange, .onAppear, .onDisappear, .onReceive, .task,
  ]

  /// The members that are referred to by name alone, so that their names must be unique.
  static let values: Set<ScenarioMember.Kind> = [
    .field, .binding, .closure, .state, .property, .unpublished, .variable, .object,
  ]
}
