/// Converts printed calls of an app to events.
enum PrintReader {
  /// Adds the events of a printed call, and returns whether the text was one.
  static func read(_ text: Bytes, into sink: inout EventSink) -> Bool {
    guard let call = PrintedCall.read(text) else { return false }
    if call.phase == .end, call.meaning == nil {
      // Text with an unknown name is taken for a call only if a matching begin is open; otherwise
      // it may be prose.
      let name = sink.name(call.name)
      sink.dependOnState()
      guard sink.nesting.innermost(where: { $0.name == name }) != nil else { return false }
    }
    add(call, to: &sink)
    return true
  }

  static func add(_ call: PrintedCall, to sink: inout EventSink, identity: UInt64 = 0) {
    let name = sink.name(call.name)
    var subject = sink.name(call.subject)
    switch call.meaning {
    case .update:
      interval(call, .updateBegin, .updateEnd, subject, name, identity, &sink)
    case nil, .callback:
      interval(call, .callbackBegin, .callbackEnd, subject, name, identity, &sink)
    case .make:
      scope(call, .viewMake, subject, name, identity, &sink)
    case .dismantle:
      scope(call, .dismantle, subject, name, identity, &sink)
    case .makeCoordinator:
      sink.printsMakeCoordinator = true
      sink.dependOnState()
      scope(call, .coordinatorMake, subject, name, identity, &sink)
    case .body:
      scope(call, .body, subject, name, identity, &sink)
    case .initializer:
      sink.dependOnState()
      let kind = initKind(call, sink.printsMakeCoordinator)
      scope(call, kind, subject, sink.name(call.signature), identity, &sink)
    case .deinitializer:
      var type = call.subject
      var value = call.value
      if type.isEmpty, value.at(0).isUpper, value.firstIndex(of: 0x20) == nil {
        // The type comes after the name, as in `deinit CounterLabel`.
        type = value
        value = value.to(0)
        subject = sink.name(type)
      }
      sink.add(
        CallName.isCoordinator(type) ? .coordinatorDeinit : .platformDeinit, subject: subject,
        name: name, value: sink.text(value))
    case .appear: sink.add(.appear, subject: subject, name: name, value: sink.text(call.value))
    case .disappear:
      sink.add(.disappear, subject: subject, name: name, value: sink.text(call.value))
    case .focus: sink.add(.focus, subject: subject, name: name, value: sink.text(call.value))
    case .layout: scope(call, .layout, subject, name, identity, &sink)
    }
  }

  private static func initKind(_ call: PrintedCall, _ hasMakeCoordinator: Bool) -> TraceEventKind {
    if CallName.isCoordinator(call.subject) {
      return hasMakeCoordinator ? .platformInit : .coordinatorMake
    }
    return CallName.isPlatformType(call.subject, signature: call.signature)
      ? .platformInit : .structInit
  }

  /// Adds the begin or the end of an interval, or both for a print that mentions neither.
  private static func interval(
    _ call: PrintedCall, _ begin: TraceEventKind, _ end: TraceEventKind, _ subject: TextID,
    _ name: TextID, _ identity: UInt64, _ sink: inout EventSink
  ) {
    let value = sink.text(call.value)
    switch call.phase {
    case .begin:
      sink.begin(begin, subject: subject, name: name, value: value, identity: identity)
    case .end:
      sink.end(
        end, of: begin, subject: subject, name: name, value: value, identity: identity)
    case .whole:
      sink.add(begin, subject: subject, name: name, value: value)
      sink.add(end, subject: subject, name: name)
    }
  }

  /// Adds an event whose kind has no end event.
  ///
  /// If the app prints an end anyway, the events before that end are nested in this one.
  private static func scope(
    _ call: PrintedCall, _ kind: TraceEventKind, _ subject: TextID, _ name: TextID,
    _ identity: UInt64, _ sink: inout EventSink
  ) {
    let value = sink.text(call.value)
    switch call.phase {
    case .whole: sink.add(kind, subject: subject, name: name, value: value)
    case .begin: sink.begin(kind, subject: subject, name: name, value: value, identity: identity)
    case .end:
      sink.end(.note, subject: subject, name: sink.text("end"), value: name) {
        $0.kind == kind && $0.identity == identity && $0.name == name
      }
    }
  }
}
