/// Something a scenario declares: a state, a view, a wrapper, a kind of platform object.
package struct ScenarioDeclaration: Equatable, Sendable {
  /// What is declared; raw values are the keywords of the text.
  package enum Kind: String, CaseIterable, Sendable {
    /// A name for a value.
    case constant = "let"
    /// State of the app, such as `@State` of the root view.
    case state
    /// A class with properties, `observable` or `published`.
    case model
    /// A key of the environment and its default.
    case environment
    /// A kind of platform view or object: its properties and when they call back.
    case platform
    /// A representable that wraps a platform object.
    case representable
    /// A SwiftUI view.
    case view
    /// A presentation shown while a state is true.
    case sheet
    /// A navigation stack over a path.
    case stack
    /// UIKit or AppKit code that stands beside SwiftUI, with its own objects.
    case controller
    /// A gesture of a SwiftUI view.
    case gesture
  }

  package var kind: Kind
  package var name: String
  /// The kind of platform object after `wraps`, of model after the colon, the state after `shown by`, the view
  /// after `on`; for a key of the environment `bridged` or `required`.
  package var type: String?
  /// The view that shows a sheet or a stack, after `on`.
  package var owner: String?
  /// A sheet for an item instead of a truth.
  package var isItem = false
  /// The initial value.
  package var value: ScenarioExpression?
  package var members: [ScenarioMember] = []
  package var place: ScenarioPlace

  package init(kind: Kind, name: String, place: ScenarioPlace) {
    self.kind = kind
    self.name = name
    self.place = place
  }
}

/// One part of a declaration.
package struct ScenarioMember: Equatable, Sendable {
  /// Which part; raw values are the keywords of the text.
  package enum Kind: String, CaseIterable, Sendable {
    /// A stored property whose value the parent passes.
    case field = "let"
    /// A two-way property.
    case binding
    /// A stored closure the parent passes.
    case closure
    /// A view's own state.
    case state
    /// A property of a model or a platform object.
    case property
    /// A property of a model that nobody observes.
    case unpublished
    /// The model whose changes a view observes.
    case observes
    /// A model of the view's own, kept with its identity: a state object.
    case owns
    /// A model of the struct's own, which each struct makes anew: an observed object with an inline value.
    case observesNew = "observes new"
    /// Two structs are the same where this is.
    case equatable
    /// `task`, `task id E`: an asynchronous block that lives as long as the view.
    case task
    /// A variable of the coordinator or of a controller.
    case variable = "var"
    /// A platform object a controller owns.
    case object
    case initializer = "init"
    case body
    case makeCoordinator = "make coordinator"
    case make
    case update
    case dismantle
    case coordinatorDeinit = "coordinator deinit"
    case objectInit = "object init"
    case objectDeinit = "object deinit"
    /// A delegate method or an action method, run when the platform object calls it.
    case callback
    /// A named block that others call.
    case action
    case onAppear = "on appear"
    case onDisappear = "on disappear"
    case onChange = "on change"
    case onReceive = "on receive"
    case onDismiss = "on dismiss"
    case onLoad = "on load"
    /// `updateProperties` of a controller, which the system tracks since 26.
    case updateProperties = "update properties"
    /// `viewWillLayoutSubviews` of a controller, which the system tracks since 26, and since 18 where the app asks for it.
    case layoutSubviews = "layout subviews"
    case didSet = "did set"
    /// The content's ideal size.
    case size
    /// What a sheet or a screen of a stack shows.
    case content
    /// A named setting, such as `delegate = none` or `sizing = intrinsicContentSize`.
    case option
  }

  package var kind: Kind
  /// Empty for members that stand alone, such as `update`.
  package var name: String
  /// The kind of a controller's platform object.
  package var type: String?
  package var value: ScenarioExpression?
  package var block: [ScenarioStatement] = []
  /// When a property of a platform object calls back, and what it reads back.
  package var rules: [PropertyRule] = []
  /// Names that the block's closure is given: the old and the new value, the arguments of an action.
  package var arguments: [String] = []
  /// `initial`: the block runs when the view appears, too.
  package var isInitial = false
  /// The name after `<-`, by which findings point at it.
  package var mark: String?
  package var place: ScenarioPlace

  package init(kind: Kind, name: String, place: ScenarioPlace) {
    self.kind = kind
    self.name = name
    self.place = place
  }
}

/// How a property of a platform object behaves when it changes.
package struct PropertyRule: Equatable, Sendable {
  /// What happens to the property; raw values are the words of the text.
  package enum Trigger: String, CaseIterable, Sendable {
    /// Code assigns it.
    case set
    /// A person changes it.
    case user
  }

  /// What follows.
  package enum Effect: Equatable, Sendable {
    /// In the same call stack.
    case calls(String)
    /// Only when the value differs from the one before.
    case callsIfChanged(String)
    /// As a later event.
    case callsLater(String)
    /// A drag in progress ends.
    case endsDrag
    /// A value assigned before the first layout takes effect at that layout, with a callback for what was there before.
    case waitsForLayout
    /// The value reads back as another one.
    case readsBack(ScenarioExpression, as: ScenarioExpression)
    /// The text that typing changes.
    case types
    /// The selection that typing moves.
    case isCaret
    /// The selection jumps behind the last character.
    case movesCaretToEnd
    /// Reads as nothing until the object is in a hierarchy, at its first layout.
    case appearsAtLayout
  }

  package let trigger: Trigger
  package let effect: Effect
  package let place: ScenarioPlace

  package init(trigger: Trigger, effect: Effect, place: ScenarioPlace) {
    self.trigger = trigger
    self.effect = effect
    self.place = place
  }
}
