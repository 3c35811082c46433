/// Where a claim stands after its grounds were weighed.
package enum ClaimStatus: String, CaseIterable, Sendable {
  case shown, refuted, disputed, stated
  /// One secondary source says so, and nothing speaks against it.
  case singleSource = "single-source"

  /// The status that the grounds give a claim; nil where only a model speaks, or nobody.
  ///
  /// What an API, documentation or a printed trace contradicts is refuted, or disputed where another such ground
  /// supports it. What one of them supports and none contradicts is shown, whatever is said against it. Where only
  /// statements are at hand, two sides are a dispute, one source alone is a single source, and more are stated.
  /// Runs of a model change nothing: a model that was told a rule cannot prove it.
  package static func following(from grounds: [Ground]) -> ClaimStatus? {
    func isSettled(_ side: Ground.Side) -> Bool {
      grounds.contains { $0.side == side && $0.kind.settles }
    }
    if isSettled(.contradicts) { return isSettled(.supports) ? .disputed : .refuted }
    if isSettled(.supports) { return .shown }
    let stated = grounds.filter { $0.kind == .stated }
    if stated.contains(where: { $0.side == .contradicts }) { return .disputed }
    let sources = Set(stated.compactMap(\.source))
    return sources.isEmpty ? nil : sources.count == 1 ? .singleSource : .stated
  }

  /// What kind of evidence holds a claim of this status, in words.
  package var evidence: String {
    switch self {
    case .shown: "an API, documentation or a printed trace supports it"
    case .refuted: "an API, documentation or a printed trace contradicts it"
    case .disputed: "sources disagree"
    case .stated: "several secondary sources say so; nothing settles it"
    case .singleSource: "stated by one source; nothing settles it"
    }
  }
}

/// What kind of evidence a ground is.
package enum GroundKind: String, CaseIterable, Sendable {
  case printed, api, documentation, stated, modelled

  /// Whether grounds of this kind can settle a claim; a statement or a model never does.
  package var settles: Bool {
    switch self {
    case .printed, .api, .documentation: true
    case .stated, .modelled: false
    }
  }
}

/// One piece of evidence for or against a claim.
package struct Ground: Equatable, Sendable {
  /// Whether a ground speaks for the claim or against it.
  package enum Side: String, CaseIterable, Sendable {
    case supports = "for"
    case contradicts = "against"
  }

  package let side: Side
  package let kind: GroundKind
  /// The document that holds it; nil for a modelled ground.
  package let source: String?
  /// What the source says or shows, in one sentence.
  package let text: String
  /// Only of a modelled ground.
  package var model: ModelledGround?

  package init(side: Side, kind: GroundKind, source: String, text: String) {
    self.side = side
    self.kind = kind
    self.source = source
    self.text = text
  }

  /// Where it stands: the document, or the run of a modelled ground.
  package var place: String { source ?? model.map { "\($0.scenario)/\($0.variant)" } ?? "" }

  /// A ground of kind `modelled`.
  package init(side: Side, model: ModelledGround, text: String) {
    self.side = side
    kind = .modelled
    source = nil
    self.text = text
    self.model = model
  }
}

/// Status and grounds of a falsifiable sentence; the sentence is the entry's title.
package struct ClaimFacts: Equatable, Sendable {
  package let status: ClaimStatus
  package let grounds: [Ground]

  package init(status: ClaimStatus, grounds: [Ground]) {
    self.status = status
    self.grounds = grounds
  }
}

/// A document the book draws on.
package struct Source: Equatable, Sendable {
  /// The id of what a team saw itself, which nothing built in draws on.
  package static let ownExperience = "own-experience"

  package let id: String
  package let kind: String
  package let title: String
  /// Where it can be read; nil for one without a public address.
  package let url: String?
  /// What of it was read, where that is not the whole page; nil where nothing is said.
  package let reading: String?

  package init(id: String, kind: String, title: String, url: String?, reading: String? = nil) {
    self.id = id
    self.kind = kind
    self.title = title
    self.url = url
    self.reading = reading
  }

  /// Whether it is neither Apple's own word nor the language's: an article, an issue, somebody's code.
  package var isSecondary: Bool { ["article", "issue", "code"].contains(kind) }
}
