extension Machine {
  /// A person does the next thing a second later.
  static let pause: Int64 = 1_000_000_000
  /// Movements of a drag are a frame apart.
  static let frameTime: Int64 = 16_000_000

  func runSteps() {
    for index in program.cells.indices {
      let spec = program.cells[index]
      let value = evaluate(spec.initial, Frame())
      cells.append(
        ValueCell(
          kind: spec.kind, current: value, updateValue: value, spec: spec, name: text(spec.name)))
    }
    var due: Int64 = 0
    runSteps(program.steps, &due, Frame())
    // A wait at the end is waited for as well.
    if stoppedBy == nil { advance(to: max(due, now + 2 * Machine.pause)) }
    writer.flush()
  }

  private func runSteps(_ steps: [ResolvedStatement], _ due: inout Int64, _ frame: Frame) {
    for step in steps where stoppedBy == nil {
      if case .wait(let time) = step.kind {
        line = step.line
        let milliseconds = number(evaluate(time, frame), "wait")
        if milliseconds < 0 { warn(.negativeTime(milliseconds)) }
        due = lastStep + Int64(min(max(milliseconds, 0), 3_600_000)) * 1_000_000
        continue
      }
      if case .loop(_, let count, let inner) = step.kind {
        for _ in 0..<max(0, evaluate(count, frame).integer ?? 0) {
          spend(1)
          if stoppedBy != nil { break }
          runSteps(inner, &due, frame)
        }
        continue
      }
      advance(to: due)
      lastStep = now
      stepLine = step.line
      line = step.line
      deliver(step, frame)
      due = lastStep + Machine.pause
    }
  }

  private func deliver(_ step: ResolvedStatement, _ frame: Frame) {
    switch step.kind {
    case .launch(let view): launch(view)
    case .step(let title, let code):
      turn {
        emit(.input, line: step.line, name: text(title))
        nested {
          var frame = frame
          run(code, &frame)
        }
      }
    case .drag(let view, let property, let values): drag(view, property, values, frame)
    case .type(let value, let view):
      for character in evaluate(value, frame).text where stoppedBy == nil {
        type(String(character), view)
      }
    case .choose(let view, let property, let value):
      choose(view, property, evaluate(value, frame))
    case .tap(let view, let callback): tap(view, callback)
    case .touch(let views, let values): touch(views, values.map { evaluate($0, frame) })
    case .touchGestures(let gestures, let values):
      touch(gestures: gestures, values.map { evaluate($0, frame) })
    case .close(let view): close(view)
    case .scroll(let view, let time):
      if living[view].isEmpty { notShown(view) }
      let milliseconds = min(max(evaluate(time, frame).integer ?? 0, 0), 3_600_000)
      scrollsUntil = now + Int64(milliseconds) * 1_000_000
      turn {
        emit(
          .input, line: step.line, subject: living[view].last?.subject ?? .none,
          name: text("scroll"), value: text(.integer(milliseconds)))
      }
    default:
      turn {
        emit(.input, line: step.line)
        nested {
          var frame = frame
          run([step], &frame)
        }
      }
    }
  }

  /// A person can do nothing with what is not there.
  func notShown(_ view: Int) {
    line = stepLine
    warn(.notShown(program.views[view].name))
  }

  private func launch(_ view: Int) {
    turn {
      emit(.input, line: line, name: text("Launch"))
      let subject = nextInstance(of: program.views[view].name)
      let node = makeNode(
        view, subject: subject, key: NodeKey(slot: 0, turn: 0, identity: ""), parent: nil)
      roots.append(node)
      updating += program.views[view].role == .controller ? 0 : 1
      begin(node)
      updating -= program.views[view].role == .controller ? 0 : 1
      // The first layout comes with the first flush even where nothing was written.
      needsLayout = true
    }
  }

  /// Each movement is an event of its own; an update that sets the property ends the drag.
  private func drag(
    _ view: Int, _ property: Int, _ values: [ResolvedExpression], _ frame: Frame
  ) {
    guard let node = living[view].last, let object = node.object else { return notShown(view) }
    drag = DragState(object: object)
    let name = text("drag")
    for value in values {
      guard stoppedBy == nil, !(drag?.hasEnded ?? true) else { break }
      let value = evaluate(value, frame)
      turn {
        emit(.input, line: stepLine, subject: node.subject, name: name, value: text(value))
        line = stepLine
        change(property, of: object, to: value)
      }
      advance(to: now + Machine.frameTime)
    }
    let outcome = text(drag?.hasEnded ?? false ? "cancelled" : "ended")
    if stoppedBy == nil {
      emit(.gesture, line: stepLine, subject: node.subject, name: name, value: outcome)
    }
    drag = nil
  }

  private func choose(_ view: Int, _ property: Int, _ value: SimulatedValue) {
    guard let node = living[view].last, let object = node.object else { return notShown(view) }
    turn {
      line = stepLine
      emit(
        .input, line: line, subject: node.subject, name: text("choose"), value: text(value))
      change(property, of: object, to: value)
    }
  }

  private func type(_ character: String, _ view: Int) {
    guard stoppedBy == nil else { return }
    guard let node = living[view].last, let object = node.object else { return notShown(view) }
    let properties = program.kinds[objects[object].kind].properties
    guard let typed = properties.firstIndex(where: \.isTyped) else { return }
    turn {
      line = stepLine
      emit(
        .input, line: line, subject: node.subject, name: text("type"), value: text(character))
      var text = objects[object].values[typed].text
      let caret = properties.firstIndex(where: \.isCaret)
      var selection = (text.count, text.count)
      if let caret, case .range(let start, let end) = objects[object].values[caret] {
        selection = (min(start, text.count), min(max(start, end), text.count))
      }
      let from = text.index(text.startIndex, offsetBy: max(0, selection.0))
      let to = text.index(text.startIndex, offsetBy: max(0, selection.1))
      text.replaceSubrange(from..<to, with: character)
      let new = checked(.text(text))
      hold(new, insteadOf: objects[object].values[typed])
      objects[object].values[typed] = new
      if let caret {
        objects[object].values[caret] = .range(selection.0 + 1, selection.0 + 1)
      }
      // In the order in which the kind declares them (text views tell of the selection first).
      for (index, spec) in properties.enumerated() where index == typed || index == caret {
        for call in spec.callsWhenUsed {
          tell(call, of: object, value: self.text(objects[object].values[index]))
        }
      }
    }
    advance(to: now + 100 * Machine.frameTime / 16)
  }

  private func change(_ property: Int, of object: Int, to value: SimulatedValue) {
    let spec = program.kinds[objects[object].kind].properties[property]
    let old = objects[object].values[property]
    objects[object].values[property] = value
    for call in spec.callsWhenUsed where !call.isOnlyIfChanged || old != value {
      tell(call, of: object, value: text(value))
    }
  }

  /// A button of a SwiftUI view runs its action.
  func press(_ node: Node, _ name: String, _ code: CodeBlock) {
    emit(.callbackBegin, line: code.line, subject: node.subject, name: text(name))
    nested {
      var frame = frame(of: node)
      run(code, &frame)
    }
    emit(.callbackEnd, line: code.line, subject: node.subject, name: text(name))
  }

  private func tap(_ view: Int, _ callback: String?) {
    guard let node = living[view].last else { return notShown(view) }
    let spec = program.views[node.view]
    turn {
      line = stepLine
      emit(.input, line: line, subject: node.subject, name: text("tap"))
      if callback == nil, spec.callbacks.isEmpty { warn(.emptyTap(spec.name)) }
      if let object = node.object {
        let name = callback ?? spec.callbacks.keys.min()
        if let name { call(name, of: object, value: .none) }
      } else if spec.role == .controller, let name = callback ?? spec.callbacks.keys.min() {
        call(name, of: node, value: .none)
      } else if let name = callback, let action = spec.actions[name] {
        press(node, name, program.actions[action].code)
      }
    }
  }
}
