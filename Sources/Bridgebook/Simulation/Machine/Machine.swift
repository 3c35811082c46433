/// The model of an app that runs one program; it creates the parts and has no state itself.
///
/// Parts are created in dependency order, so each receives only parts created before it.
/// `Interpreter` depends on nearly all and comes last; the others run program code through
/// `CodeRunner`. Execution is deterministic, without a clock or randomness. Numbers such as R1.4
/// are rows of `Sources/BookData/Knowledge/tables/rules.txt`.
final class Machine {
  private let steps: StepRunner
  private let interpreter: Interpreter
  private let report: OutcomeReport

  init(
    _ program: ResolvedProgram, texts: TextTable, budget: RunBudget = .standard,
    warnings: [SimulationWarning] = [], isUnwanted: @escaping () -> Bool = { false },
    sink: @escaping SimulationRun.Sink
  ) {
    let run = SimulationRun(
      program.settings, texts: texts, budget: budget, isUnwanted: isUnwanted, sink: sink)
    for warning in warnings { run.note(warning) }
    let code = CodeRunner(run)
    let arithmetic = Arithmetic(run: run)

    // Queues, and live objects.
    let mainQueue = MainQueue(run)
    let schedule = ScheduledSources(program, run)
    let hosts = HostStore()
    let graphUpdate = GraphUpdate()
    let nodes = NodeStore(program, run, graphUpdate)
    let observation = Observation(program, run, code)
    let state = StateStore(program, run, code, graphUpdate, nodes, observation)
    let writer = StateWriter(run, code, mainQueue, graphUpdate, observation, state)

    // The platform.
    let callbacks = DelegateCalls(
      program: program, run: run, code: code, graphUpdate: graphUpdate)
    let objects = PlatformObjects(program, run, code, schedule, nodes, callbacks)
    let controllers = ControllerAppearance(program, run, objects)
    let layout = PlatformLayout(program, run, objects, controllers)

    // The view graph.
    let models = OwnedModels(program: program, run: run, code: code, nodes: nodes, state: state)
    let structs = StructMaker(program, run, code, graphUpdate, state, models, objects)
    let environments = EnvironmentFlow(program, run, code, graphUpdate, callbacks, hosts)
    let actions = PostUpdateActions(run, code, graphUpdate)
    let tasks = ViewTasks(
      program: program, run: run, arithmetic: arithmetic, code: code, schedule: schedule)
    let appearance = ViewAppearance(
      program: program, run: run, actions: actions, tasks: tasks, controllers: controllers)
    let representables = Representables(
      program, run, code, graphUpdate, state, observation, structs, objects, controllers)
    let presentations = Presentations(
      program, run, code, schedule, nodes, state, writer, appearance)
    let ownership = Ownership(
      program, run, code, graphUpdate, nodes, state, objects, hosts, representables, appearance,
      presentations)
    let graph = ViewGraph(
      program, run, code, graphUpdate, nodes, state, models, structs, tasks, actions, environments,
      representables, appearance, presentations, ownership)
    let screens = Screens(
      program: program, run: run, graphUpdate: graphUpdate, nodes: nodes, state: state,
      environments: environments, layout: layout, controllers: controllers,
      presentations: presentations, ownership: ownership, graph: graph)

    // Hosting of SwiftUI content in platform code.
    let hosting = Hosting(
      program: program, run: run, code: code, hosts: hosts, structs: structs, ownership: ownership)
    let hostRendering = HostRendering(
      program: program, run: run, code: code, nodes: nodes, hosts: hosts,
      environments: environments, graph: graph, ownership: ownership)
    let containment = HostContainment(
      program: program, run: run, hosts: hosts, appearance: appearance, layout: layout)

    // The run loop, and the sources of its events.
    let flush = GraphFlush(
      run, graphUpdate, nodes, state, writer, observation, actions, graph, environments, layout,
      controllers, hosts, hostRendering, containment, screens)
    let loop = RunLoop(
      program, run, code, mainQueue, schedule, writer, objects, tasks, ownership, hosting,
      presentations, screens, flush)
    let notifications = Notifications(program, run, code, nodes, structs)
    let timers = Timers(
      program: program, run: run, schedule: schedule, observation: observation,
      notifications: notifications, ownership: ownership)
    let person = Person(
      program: program, run: run, code: code, graphUpdate: graphUpdate, nodes: nodes,
      objects: objects, callbacks: callbacks, environments: environments, layout: layout,
      presentations: presentations, ownership: ownership, graph: graph, containment: containment,
      loop: loop)
    let recognizers = RecognizerTouches(
      program: program, run: run, nodes: nodes, objects: objects, callbacks: callbacks, loop: loop,
      person: person)
    let gestures = GestureTouches(
      program: program, run: run, code: code, nodes: nodes, loop: loop, person: person)
    steps = StepRunner(
      program.steps, run, arithmetic, code, state, loop, person, recognizers, gestures)

    let evaluator = Evaluator(
      program, run, arithmetic, graphUpdate, state, objects, structs, environments)
    interpreter = Interpreter(
      evaluator, program, run, arithmetic, writer, observation, structs, objects, ownership,
      environments, presentations, hosting, containment, mainQueue, schedule, timers,
      notifications)
    let leaks = LeakReport(
      program: program, objects: objects, schedule: schedule, notifications: notifications,
      ownership: ownership)
    report = OutcomeReport(
      program: program, run: run, state: state, nodes: nodes, objects: objects, hosts: hosts,
      ownership: ownership, leaks: leaks)
    code.interpreter = interpreter
    environments.makeDefaults()
  }

  func runSteps() -> SimulationOutcome {
    steps.runSteps()
    return report.outcome
  }

  /// The texts of the events so far.
  var texts: TextTable { report.run.texts }

  /// Returns the value of an expression outside of running code.
  func value(of expression: ResolvedExpression) -> SimulatedValue {
    interpreter.evaluator.evaluate(expression, Frame())
  }
}
