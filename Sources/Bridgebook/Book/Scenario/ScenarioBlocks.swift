extension ScenarioStatement.Kind {
  /// The statements inside this one, block by block.
  package var blocks: [[ScenarioStatement]] {
    switch self {
    case .choice(_, let then, let otherwise): [then, otherwise]
    case .track(_, let reading, let onChange): [reading, onChange]
    case .loop(_, _, let block), .async(_, let block), .background(_, let block),
      .timer(_, _, let block, _), .subscribe(_, let block), .step(_, let block):
      [block]
    case .print, .write, .set, .keep, .constant, .stop, .call, .refreshParent, .create, .show,
      .build, .post, .retain, .release, .focus, .trackAgain, .host, .configure, .contain,
      .addView, .addChild, .dismiss, .pop, .launch, .drag,
      .type, .choose, .tap, .scroll, .touch, .wait, .close:
      []
    }
  }
}

extension ScenarioStatement {
  /// The name of a step, which expectations may refer to; nil for statements that are no inputs.
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
