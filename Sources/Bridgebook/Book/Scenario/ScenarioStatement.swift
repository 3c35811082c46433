/// One statement of a scenario, at its place in the file.
package struct ScenarioStatement: Equatable, Sendable {
  package let kind: Kind
  package let place: ScenarioPlace
  /// The name after `<-`, by which findings point at it.
  package let mark: String?

  package init(_ kind: Kind, place: ScenarioPlace, mark: String? = nil) {
    self.kind = kind
    self.place = place
    self.mark = mark
  }

  /// What the statement does.
  package indirect enum Kind: Equatable, Sendable {
    /// `print "…"`
    case print(ScenarioExpression)
    /// `write position = e`: state, a binding, a property of a model.
    case write(ScenarioName, ScenarioExpression, animated: Bool)
    /// `set centerCoordinate = e`: a property of the platform object at hand.
    case set(ScenarioName, ScenarioExpression)
    /// `keep last = e`: a variable of the coordinator or the controller.
    case keep(ScenarioName, ScenarioExpression)
    /// `let new = e`: a local value, which blocks capture.
    case constant(String, ScenarioExpression)
    case choice(ScenarioExpression, then: [ScenarioStatement], otherwise: [ScenarioStatement])
    /// `repeat 3`, `for index in 1..3`
    case loop(String?, ScenarioExpression, [ScenarioStatement])
    /// `async setCenter`: a block on the main queue.
    case async(String, [ScenarioStatement])
    /// `background load`: a block on another thread.
    case background(String, [ScenarioStatement])
    /// `after 200 reset`: a block in so many milliseconds; with `every` again and again.
    case timer(String, ScenarioExpression, [ScenarioStatement], repeats: Bool)
    /// `stop reset`: a timer, a subscription or a tracking ends.
    case stop(String)
    /// `call onTapped`, `call onPick(item)`: a closure, or an action of the same declaration.
    case call(ScenarioName, [ScenarioExpression])
    /// `refresh parent`: the coordinator keeps the new struct.
    case refreshParent
    /// `create`, or `create UILabel`: the wrapped object, or another one.
    case create(String?)
    /// `show Map(position)`
    case show(ViewCall)
    /// `build Destination(1)`: the struct is made and not shown.
    case build(ViewCall)
    /// `subscribe willEnterForeground`: the block runs at each post.
    case subscribe(String, [ScenarioStatement])
    /// `post willEnterForeground`
    case post(String)
    /// `retain coordinator`: the platform object holds it, or the model in `by store`; `retain view`: the coordinator
    /// holds the platform object; `retain detail`: a property holds a hosting controller.
    case retain(ScenarioName, by: ScenarioName?)
    /// `release coordinator`, `release view`: what `retain` began ends.
    case release(ScenarioName, by: ScenarioName?)
    /// `focus`, `resign`: the first responder.
    case focus(Bool)
    /// `track title` with a block that reads, and another run before a change; `track again title`.
    case track(String, reading: [ScenarioStatement], onChange: [ScenarioStatement])
    case trackAgain(String)
    /// `host detail = Detail(item)`: a hosting controller, or a new root view for the one of that name.
    case host(String, ViewCall)
    /// `configure cell = Row(item)`: the content of a cell, the new one or that of the item it showed before.
    case configure(String, ViewCall)
    /// `contain detail`, `uncontain detail`: as a child controller, with its view.
    case contain(String, Bool)
    /// `add view detail`: its view alone.
    case addView(String)
    /// `add child detail`: the controller without its view.
    case addChild(String)
    /// `dismiss Settings`, and how: by the environment, or by the platform's controller.
    case dismiss(String, DismissalWay)
    /// `pop Stack`
    case pop(String, DismissalWay)
    /// Steps, each one an input of its own.
    case launch(String)
    case step(String, [ScenarioStatement])
    case drag(String, property: String, to: [ScenarioExpression])
    case type(ScenarioExpression, into: String)
    /// `choose Picker results = e`: a person gives a control a value.
    case choose(String, property: String, ScenarioExpression)
    case tap(String, callback: String?)
    /// `scroll List 3000`: its content goes on scrolling for so many milliseconds.
    case scroll(String, ScenarioExpression)
    /// `touch RowDrag, ListScroll to 10, 20`: a touch that each of them would recognize, in that order.
    case touch([String], to: [ScenarioExpression])
    /// `sleep 200`: a task pauses so many milliseconds, and ends there when its view goes.
    case sleep(ScenarioExpression)
    /// `wait 200`: the next step begins so many milliseconds after the one before began.
    case wait(ScenarioExpression)
    /// `close Screen`: nobody presents a controller any more.
    case close(String)
  }

  /// How a screen is asked to go.
  package enum DismissalWay: String, CaseIterable, Sendable {
    /// A person swipes or taps the system's button: the screen changes first.
    case user
    /// `dismiss` of the environment.
    case environment
    /// The controller is dismissed directly.
    case controller
  }
}

/// A view made by a parent, with its arguments.
package struct ViewCall: Equatable, Sendable {
  /// One argument, by position or by name.
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
  /// The identity beside the place in the body, as `id e` gives it.
  package let identity: ScenarioExpression?
  /// What the view and those below find in the environment.
  package let environment: [Argument]
  /// `transition identity`: nothing of it stays once it is removed.
  package let isErasedAtOnce: Bool

  package init(
    view: ScenarioName, arguments: [Argument], identity: ScenarioExpression?,
    environment: [Argument], isErasedAtOnce: Bool = false
  ) {
    self.view = view
    self.arguments = arguments
    self.identity = identity
    self.environment = environment
    self.isErasedAtOnce = isErasedAtOnce
  }
}
