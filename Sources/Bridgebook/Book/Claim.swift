/// The status of a claim, which follows from its grounds.
package enum ClaimStatus: String, CaseIterable, Sendable {
  case shown, refuted, disputed, stated
  /// One secondary source states it, and no ground contradicts it.
  case singleSource = "single-source"

  /// Returns the status that follows from grounds, or nil if all of them are runs of a model.
  ///
  /// An API, documentation or a printed trace settles a claim: it is shown if such grounds only
  /// support it, refuted if they only contradict it, and disputed if they do both. Without such
  /// grounds, a contradicting statement makes it disputed; otherwise one source makes it
  /// `singleSource`, and several make it stated. Runs of a model are ignored, because a model that
  /// was built with a rule cannot prove the rule.
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

  /// A description of the evidence that claims of this status have.
  package var evidence: String {
    switch self {
    case .shown: "an API, documentation or a printed trace supports it"
    case .refuted: "an API, documentation or a printed trace contradicts it"
    case .disputed: "sources disagree"
    case .stated: "several secondary sources say so, and there is no primary evidence"
    case .singleSource: "stated by one source, and there is no primary evidence"
    }
  }
}

/// The kind of evidence that a ground provides.
package enum GroundKind: String, CaseIterable, Sendable {
  case printed, api, documentation, stated
  case modeled = "modelled"

  /// Whether grounds of this kind can settle a claim; statements and models never do.
  package var settles: Bool {
    switch self {
    case .printed, .api, .documentation: true
    case .stated, .modeled: false
    }
  }
}

/// One piece of evidence for or against a claim.
package struct Ground: Equatable, Sendable {
  /// Whether a ground supports or contradicts its claim.
  package enum Side: String, CaseIterable, Sendable {
    case supports = "for"
    case contradicts = "against"
  }

  package let side: Side
  package let kind: GroundKind
  /// The id of the source document; nil for a modeled ground.
  package let source: String?
  /// One sentence that summarizes the statement or result of the source.
  package let text: String
  /// The simulated run; nil unless the ground is modeled.
  package var model: ModeledGround?

  package init(side: Side, kind: GroundKind, source: String, text: String) {
    self.side = side
    self.kind = kind
    self.source = source
    self.text = text
  }

  /// The document, or `scenario/variant` for a modeled ground.
  package var place: String { source ?? model.map { "\($0.scenario)/\($0.variant)" } ?? "" }

  /// Creates a ground of kind `modelled`.
  package init(side: Side, model: ModeledGround, text: String) {
    self.side = side
    kind = .modeled
    source = nil
    self.text = text
    self.model = model
  }
}

/// The status and grounds of a falsifiable sentence; the sentence itself is the entry's title.
package struct ClaimFacts: Equatable, Sendable {
  package let status: ClaimStatus
  package let grounds: [Ground]

  package init(status: ClaimStatus, grounds: [Ground]) {
    self.status = status
    self.grounds = grounds
  }
}

/// A document that the book cites.
package struct Source: Equatable, Sendable {
  /// The id of the source for a team's own observations, which no built-in entry cites.
  package static let ownExperience = "own-experience"

  package let id: String
  package let kind: String
  package let title: String
  /// The document's address; nil if it has no public one.
  package let url: String?
  /// The part of the document that was read, or the rule for documents of its kind; nil if neither
  /// is recorded.
  package let reading: String?

  package init(id: String, kind: String, title: String, url: String?, reading: String? = nil) {
    self.id = id
    self.kind = kind
    self.title = title
    self.url = url
    self.reading = reading
  }

  /// Whether the document is an article, an issue or third-party code rather than published by
  /// Apple or the Swift project.
  package var isSecondary: Bool { ["article", "issue", "code"].contains(kind) }
}
