/// A declaration in a scenario: a state, a view, a wrapper, a kind of platform object.
package struct ScenarioDeclaration: Equatable, Sendable {
  /// The kind of declaration; raw values are the keywords of the language.
  package enum Kind: String, CaseIterable, Sendable {
    /// A named value.
    case constant = "let"
    /// State of the app, such as `@State` of the root view.
    case state
    /// A class with properties, either `observable` or `published`.
    case model
    /// A key of the environment with its default value.
    case environment
    /// A kind of platform view or object, with its properties and the rules for its callbacks.
    case platform
    /// A representable that wraps a platform object.
    case representable
    /// A SwiftUI view.
    case view
    /// A presentation shown while a state is true.
    case sheet
    /// A navigation stack over a path.
    case stack
    /// UIKit or AppKit code outside of SwiftUI, with its own objects.
    case controller
    /// A gesture of a SwiftUI view.
    case gesture
  }

  package var kind: Kind
  package var name: String
  /// The word after a keyword that names another declaration or a mode.
  ///
  /// It is the kind of platform object after `wraps`, or the class after `is`, the kind of model
  /// after the colon, the state after `shown by`, `for item` or `over`, or the view of a gesture
  /// after `on`. For a key of the environment it is `bridged` or `required`.
  package var type: String?
  /// The view that shows a sheet or a stack, after `on`.
  package var owner: String?
  /// Whether a sheet is shown for an item rather than a Boolean.
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

/// A member of a declaration.
package struct ScenarioMember: Equatable, Sendable {
  /// The kind of member; raw values are the keywords of the language.
  package enum Kind: String, CaseIterable, Sendable {
    /// A stored property whose value is passed by the parent.
    case field = "let"
    /// A property with read and write access to a value of the parent.
    case binding
    /// A stored closure passed by the parent.
    case closure
    /// A view's own state.
    case state
    /// A property of a model or a platform object.
    case property
    /// A property of a model that is not observed.
    case unpublished
    /// A model that a view observes.
    case observes
    /// A model owned by the view and kept for the view's identity: a state object.
    case owns
    /// A model that each new struct creates: an observed object with an inline value.
    case observesNew = "observes new"
    /// The value by which two structs are compared, as with `.equatable()`.
    case equatable
    /// `task`, `task id E`: an asynchronous block that lives as long as the view.
    case task
    /// A variable of the coordinator or of a controller.
    case variable = "var"
    /// A platform object owned by a controller.
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
    /// A named block that `call` runs.
    case action
    case onAppear = "on appear"
    case onDisappear = "on disappear"
    case onChange = "on change"
    case onReceive = "on receive"
    case onDismiss = "on dismiss"
    case onLoad = "on load"
    /// `updateProperties` of a controller, with observation tracking since release 26.
    case updateProperties = "update properties"
    /// `viewWillLayoutSubviews` of a controller, with observation tracking since release 26, and
    /// since 18 if the app opts in.
    case layoutSubviews = "layout subviews"
    case didSet = "did set"
    /// The content's ideal size.
    case size
    /// The views of a sheet, or of a screen of a stack.
    case content
    /// A named setting, such as `delegate = none` or `sizing = intrinsicContentSize`.
    case option
  }

  package var kind: Kind
  /// The name; empty for members without one, such as `update`.
  package var name: String
  /// The class after the colon: that of a platform object or of a model.
  package var type: String?
  package var value: ScenarioExpression?
  package var block: [ScenarioStatement] = []
  /// The rules by which a property of a platform object calls back and converts its value.
  package var rules: [PropertyRule] = []
  /// The names of the block's parameters: the old and the new value, or the arguments of an action.
  package var arguments: [String] = []
  /// Whether the block also runs when the view appears, as `initial` requests.
  package var isInitial = false
  /// The name after `<-`, by which expected findings refer to this member.
  package var mark: String?
  package var place: ScenarioPlace

  package init(kind: Kind, name: String, place: ScenarioPlace) {
    self.kind = kind
    self.name = name
    self.place = place
  }
}

/// A rule for the reaction of a platform object's property to a change.
package struct PropertyRule: Equatable, Sendable {
  /// The cause of the change; raw values are the words of the language.
  package enum Trigger: String, CaseIterable, Sendable {
    /// Code assigns the property.
    case set
    /// The user changes the property.
    case user
    /// The user drags the property from one value to the next.
    case drag
    /// Content keeps scrolling after a drag.
    case scrolling
  }

  /// The reaction to the change.
  package enum Effect: Equatable, Sendable {
    /// Makes the callback in the same call stack.
    case calls(String)
    /// Makes the callback in the same call stack if the value differs from the previous one.
    case callsIfChanged(String)
    /// Makes the callback in a later event.
    case callsLater(String)
    /// Ends a drag in progress.
    case endsDrag
    /// Delays a value assigned before the first layout until that layout, which makes the callback
    /// with the previous value first.
    case waitsForLayout
    /// Returns a different value when the property is read.
    case readsBack(ScenarioExpression, as: ScenarioExpression)
    /// Marks the property as the text that typing changes.
    case types
    /// Marks the property as the selection that typing moves.
    case isCaret
    /// Moves the selection to the end of the text.
    case movesCaretToEnd
    /// Sets another property instead, with all effects of setting it, and always reads as its
    /// value.
    case changes(String)
    /// Makes the property read as `nothing` until the object's first layout in a hierarchy.
    case appearsAtLayout
    /// Has an effect that the model leaves out; the text describes it.
    case leavesOut(String)
    /// Calls back before the movement.
    case beginsWith(String)
    /// Calls back after the movement.
    case endsWith(String)
    /// Makes another property true as long as the movement lasts.
    case marks(String)
  }

  package let trigger: Trigger
  package let effect: Effect
  package let place: ScenarioPlace

  package init(trigger: Trigger, effect: Effect, place: ScenarioPlace) {
    self.trigger = trigger
    self.effect = effect
    self.place = place
  }

  /// The callback that the rule makes.
  var callback: String? {
    switch effect {
    case .calls(let name), .callsIfChanged(let name), .callsLater(let name),
      .beginsWith(let name), .endsWith(let name):
      name
    default: nil
    }
  }
}
