extension ScenarioStatement.Kind {
  /// The statements nested in this one, block by block.
  package var blocks: [[ScenarioStatement]] {
    switch self {
    case .choice(_, let then, let otherwise): [then, otherwise]
    case .track(_, let reading, let onChange): [reading, onChange]
    case .loop(_, _, let block), .async(_, let block), .background(_, let block),
      .timer(_, _, let block, _), .subscribe(_, let block), .step(_, let block),
      .dismiss(_, _, let block):
      [block]
    case .print, .write, .set, .keep, .constant, .stop, .call, .refreshParent, .create, .show,
      .build, .post, .retain, .release, .returnShared, .focus, .trackAgain, .host, .configure,
      .contain,
      .addView, .addChild, .present, .pop, .launch, .drag, .type, .choose,
      .tap, .scroll, .touch, .wait, .sleep, .close:
      []
    }
  }
}

extension ScenarioStatement.Kind {
  /// The expressions of this statement itself, without those in its blocks.
  package var values: [ScenarioExpression] {
    switch self {
    case .print(let value), .write(_, let value, _), .set(_, let value), .keep(_, let value),
      .constant(_, let value), .choice(let value, _, _), .loop(_, let value, _),
      .timer(_, let value, _, _), .type(let value, _), .choose(_, _, let value),
      .wait(let value), .sleep(let value):
      [value]
    case .scroll(_, let time, let values): [time] + values
    case .drag(_, _, let values), .touch(_, let values), .call(_, let values): values
    case .show(let call), .build(let call), .host(_, let call), .configure(_, let call):
      call.arguments.map(\.value) + call.environment.map(\.value)
        + [call.identity, call.presence?.value].compactMap { $0 }
    case .async, .background, .stop, .refreshParent, .create, .subscribe, .post, .retain,
      .release, .returnShared, .focus, .track, .trackAgain, .contain, .addView, .addChild, .present,
      .dismiss, .pop, .launch, .step, .tap, .close:
      []
    }
  }
}

extension ScenarioStatement {
  /// The title of a step, to which expectations may refer; nil for `wait` and for statements that
  /// are not inputs.
  package var stepTitle: String? {
    switch kind {
    case .launch: "Launch"
    case .step(let title, _): title
    case .drag: "drag"
    case .type: "type"
    case .choose: "choose"
    case .tap: "tap"
    case .scroll: "scroll"
    case .touch: "touch"
    case .close: "close"
    default: nil
    }
  }
}
