/// A statement of a scenario, with its position in the file.
package struct ScenarioStatement: Equatable, Sendable {
  package let kind: Kind
  package let place: ScenarioPlace
  /// The name after `<-`, by which expected findings refer to this statement.
  package let mark: String?

  package init(_ kind: Kind, place: ScenarioPlace, mark: String? = nil) {
    self.kind = kind
    self.place = place
    self.mark = mark
  }

  /// The kind of statement, with its operands.
  package indirect enum Kind: Equatable, Sendable {
    /// `print "…"`
    case print(ScenarioExpression)
    /// `write position = e`: assigns a state, a binding, or a property of a model.
    case write(ScenarioName, ScenarioExpression, animated: Bool)
    /// `set centerCoordinate = e`: assigns a property of the current platform object.
    case set(ScenarioName, ScenarioExpression)
    /// `keep last = e`: assigns a variable of the coordinator or the controller.
    case keep(ScenarioName, ScenarioExpression)
    /// `let new = e`: declares a local constant, which blocks capture.
    case constant(String, ScenarioExpression)
    case choice(ScenarioExpression, then: [ScenarioStatement], otherwise: [ScenarioStatement])
    /// `repeat 3`, `for index in 1..3`
    case loop(String?, ScenarioExpression, [ScenarioStatement])
    /// `async setCenter`: enqueues a block on the main queue.
    case async(String, [ScenarioStatement])
    /// `background load`: runs a block on another thread.
    case background(String, [ScenarioStatement])
    /// `after 200 reset`: runs a block after 200 milliseconds; with `every`, repeatedly at that
    /// interval.
    case timer(String, ScenarioExpression, [ScenarioStatement], repeats: Bool)
    /// `stop reset`: ends a timer, a subscription or a tracker.
    case stop(String)
    /// `call onTapped`, `call onPick(item)`: calls a closure, an action, or a method of a
    /// controller.
    case call(ScenarioName, [ScenarioExpression])
    /// `refresh parent`: stores the new struct in the coordinator.
    case refreshParent
    /// `create`, or `create UILabel`: creates the wrapped object, or another one.
    case create(String?)
    /// `show Map(position)`
    case show(ViewCall)
    /// `build Destination(1)`: creates the struct of a view without showing it.
    case build(ViewCall)
    /// `subscribe willEnterForeground`: runs the block at each post of the notification.
    case subscribe(String, [ScenarioStatement])
    /// `post willEnterForeground`
    case post(String)
    /// `retain coordinator`: adds a strong reference.
    ///
    /// The platform object then references the coordinator, or with `by store` the model does.
    /// After `retain view` the coordinator references the platform object, and after
    /// `retain detail` a property references a hosting controller.
    case retain(ScenarioName, by: ScenarioName?)
    /// `release coordinator`, `release view`: removes the reference that `retain` added.
    case release(ScenarioName, by: ScenarioName?)
    /// `return Cache.page`: `make` returns an existing object.
    case returnShared(ScenarioName)
    /// `focus`, `resign`: makes the platform object the first responder, or resigns that status.
    case focus(Bool)
    /// `track title`: runs a block that reads values, and the block of `on change` before one of
    /// them changes; see also `track again title`.
    case track(String, reading: [ScenarioStatement], onChange: [ScenarioStatement])
    case trackAgain(String)
    /// `host detail = Detail(item)`: creates a hosting controller, or sets the root view of an
    /// existing one with that name.
    case host(String, ViewCall)
    /// `configure cell = Row(item)`: sets the hosting configuration of a new or reused cell.
    case configure(String, ViewCall)
    /// `contain detail`, `uncontain detail`: adds or removes a child controller together with its
    /// view.
    case contain(String, Bool)
    /// `add view detail`: adds the view without its controller.
    case addView(String)
    /// `add child detail`: adds the controller without its view.
    case addChild(String)
    /// `present Panel`: UIKit or AppKit code presents a sheet independently of any state.
    case present(String)
    /// `dismiss Settings`: dismisses a sheet as the user, the environment, or the platform's
    /// controller does; the block is the completion of the controller's dismissal.
    case dismiss(String, DismissalWay, completion: [ScenarioStatement])
    /// `pop Stack`
    case pop(String, DismissalWay)
    /// `launch Root`: the first step; each step is a separate input.
    case launch(String)
    case step(String, [ScenarioStatement])
    case drag(String, property: String, to: [ScenarioExpression])
    case type(ScenarioExpression, into: String)
    /// `choose Picker results = e`: simulates a user who sets the value of a control.
    case choose(String, property: String, ScenarioExpression)
    case tap(String, callback: String?)
    /// `scroll List 3000`, `scroll List 300 to 40, 60`: simulates content that keeps scrolling for
    /// 3,000 milliseconds, or for 300 through two positions.
    case scroll(String, ScenarioExpression, to: [ScenarioExpression])
    /// `touch RowDrag, ListScroll to 10, 20`: simulates a touch that these recognizers could
    /// receive, in that order.
    case touch([String], to: [ScenarioExpression])
    /// `sleep 200`: pauses a task for 200 milliseconds; the task ends here if its view disappears.
    case sleep(ScenarioExpression)
    /// `wait 200`: begins the next step 200 milliseconds after the previous one began.
    case wait(ScenarioExpression)
    /// `close Screen`: ends the presentation of a controller.
    case close(String)
  }

  /// The way in which a screen is dismissed.
  package enum DismissalWay: String, CaseIterable, Sendable {
    /// The user swipes or taps the system's button, so the screen changes first.
    case user
    /// Code calls `dismiss` of the environment.
    case environment
    /// Code dismisses the controller directly.
    case controller
  }
}

/// A view created by a parent, with its arguments.
package struct ViewCall: Equatable, Sendable {
  /// An argument, by position or by label.
  package struct Argument: Equatable, Sendable {
    package let label: String?
    package let value: ScenarioExpression

    package init(label: String?, value: ScenarioExpression) {
      self.label = label
      self.value = value
    }
  }

  package let view: ScenarioName
  package let arguments: [Argument]
  /// The identity in addition to the position in the body, as given by `id e`.
  package let identity: ScenarioExpression?
  /// The environment values that the view and its descendants read.
  package let environment: [Argument]
  /// Whether the view is removed immediately, as `transition identity` requests.
  package let isRemovedImmediately: Bool
  /// The condition for being on screen, if the container shows only some of its views at a time.
  package let presence: Presence?

  /// The condition under which a container shows a view.
  package enum Presence: Equatable, Sendable {
    /// A tab, which is created with the others and on screen while the value is true.
    case tab(ScenarioExpression)
    /// A row of a lazy stack, which is created when the value first becomes true.
    case row(ScenarioExpression)

    /// The expression of the condition.
    package var value: ScenarioExpression {
      switch self {
      case .tab(let value), .row(let value): value
      }
    }
  }

  package init(
    view: ScenarioName, arguments: [Argument], identity: ScenarioExpression?,
    environment: [Argument], isRemovedImmediately: Bool = false, presence: Presence? = nil
  ) {
    self.view = view
    self.arguments = arguments
    self.identity = identity
    self.environment = environment
    self.isRemovedImmediately = isRemovedImmediately
    self.presence = presence
  }
}
