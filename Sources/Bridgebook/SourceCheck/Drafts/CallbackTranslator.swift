/// Translates the callbacks of a wrapper.
enum CallbackTranslator {
  /// Returns the callbacks that write state, call a closure or set a property of the view.
  static func callbacks(
    _ inputs: [WrapperInput], _ translator: inout StepTranslator, _ library: PlatformLibrary
  ) -> [TranslatedCallback] {
    let (run, bridge) = (translator.run, translator.bridge)
    var callbacks: [TranslatedCallback] = []
    let functions = run.callbacks + (bridge.kind.form == .gesture ? run.others : [])
    let calls = PlatformCalls(bridge, translator)
    for callback in functions where calls.reach(callback.function) {
      if isForeign(callback.function, translator, library) {
        translator.leftOut.list(
          "\(callback.function.name), which the delegate of \(translator.view.root) does not have, "
            + "so that nothing calls it", at: callback.function)
        for step in callback.steps { translator.leftOut.settle(step.node) }
        continue
      }
      let isHandler = callback.function.name == bridge.kind.actionName
      let code = CallbackCode(callback.function, inputs, translator)
      let steps = callback.steps.filter { !$0.isEvent || $0.isAwaited }
      let lines = lines(of: steps, code, &translator)
      let name = isHandler ? "handle" : TranslatedCallback.name(of: callback.function)
      if !lines.isEmpty, !callbacks.contains(where: { $0.name == name }) {
        callbacks.append(
          TranslatedCallback(name: name, line: callback.function.line, lines: lines))
      }
    }
    for observer in ObserverClosure.all(in: run, translator.view) {
      let code = CallbackCode(observer, inputs, translator)
      let lines = lines(of: observer.steps, code, &translator)
      guard !lines.isEmpty, !callbacks.contains(where: { $0.name == observer.name }) else {
        continue
      }
      for node in observer.around { translator.leftOut.settle(node) }
      translator.used.use(observer.property)
      callbacks.append(
        TranslatedCallback(
          name: observer.name, line: observer.closure.line, lines: lines,
          observed: observer.property))
    }
    return callbacks
  }

  /// Returns whether a function is a delegate method of a class other than that of its sender.
  private static func isForeign(
    _ function: SwiftNode, _ translator: StepTranslator, _ library: PlatformLibrary
  ) -> Bool {
    let root = translator.view.root
    let sender = function.first(.parameter)?.first(.typeName)?.name
    return sender == root && library.isForeign(function.name, to: root)
      && !DelegateProperty.callbacksOfTargets.contains(function.name)
  }

  /// Returns the lines of a callback; empty if none of its statements can be translated.
  private static func lines(
    of steps: [FlowStep], _ code: CallbackCode, _ translator: inout StepTranslator
  ) -> [String] {
    var lines = ConditionedLines()
    // A value is read at the position where the source reads it, which may be before a block that
    // runs later.
    for local in code.locals(of: steps) {
      translator.used.use(local.property)
      lines.add("let \(local.name) = view.\(local.property)")
    }
    let localCount = lines.lines.count
    var completed: Set<SwiftNode> = []
    for step in steps {
      if completed.contains(step.node) {
        // The line of the dismissal was already written, above the block of its completion.
        translator.leftOut.settle(step.node)
        continue
      }
      guard let line = code.line(of: step, &translator) else { continue }
      guard let conditions = code.conditions(of: step, &translator) else {
        translator.omit(
          "\(step.shownName), which is under a condition that is not modeled", step)
        continue
      }
      translator.leftOut.settle(step.node)
      lines.add(line, conditions, of: step)
      for passage in step.passages where passage.kind == .dismissal {
        completed.insert(passage.call)
      }
    }
    return lines.lines.count > localCount ? lines.lines : []
  }

  /// Returns the translated callbacks that are called when each property is set or moved; typing
  /// has separate rules.
  static func moves(
    _ callbacks: [TranslatedCallback], _ translator: StepTranslator, _ library: PlatformLibrary
  ) -> [String: [String]] {
    var moved: [String: [String]] = [:]
    for property in translator.used.properties {
      guard let setter = translator.context.settings.setter(property, of: translator.view.root),
        setter.effect == .moves || setter.effect == .replaces
      else { continue }
      let movements = (library.property(property, of: translator.view.root)?.rules ?? [])
        .filter { $0.trigger == .drag || $0.trigger == .scrolling }.compactMap(\.callback)
      let names = (setter.callbacks + movements).filter { name in
        callbacks.contains { $0.name == name }
      }
      if !names.isEmpty { moved[property] = names }
    }
    return moved
  }
}
