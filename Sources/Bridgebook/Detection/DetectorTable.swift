/// The rules of all detectors of sequences, sorted by the first gotcha they find.
package enum DetectorTable {
  package static let rules: [DetectionRule] = [
    AsyncOrdering.rule,
    BodyStorm.rule,
    CellStateLeaks.rule,
    ChildContainment.rule,
    ClosureInsteadOfCoordinator.rule,
    DelayedPresentation.rule,
    DelegateNotSet.rule,
    DismissedBehindState.rule,
    FocusInEveryUpdate.rule,
    FrameSetOnRepresentable.rule,
    ConfigurationRebuilt.rule,
    HostNotRetained.rule,
    HostedSize.rule,
    LongRepresentableUpdate.rule,
    LossyReadback.rule,
    MethodCallOnStruct.rule,
    MissingDismantle.rule,
    MultipleUpdatesPerFrame.rule,
    EarlyHierarchy.rule,
    ObservationNotTracked.rule,
    ObservationStaleByOne.rule,
    PickerCancelClears.rule,
    RetainCycle.rule,
    SideEffectInBody.rule,
    StaleCoordinatorParent.rule,
    StateModifiedDuringUpdate.rule,
    SubscriptionInInit.rule,
    UIOffMain.rule,
    UpdateFeedbackLoop.rule,
    UpdateNotImplemented.rule,
    UpdateUnguarded.rule,
    ViewRebuiltInUpdate.rule,
    ViewRecreated.rule,
    ViewStoredInStruct.rule,
  ]

  /// Returns the gotchas that a run with only these kinds and fields cannot show, sorted.
  package static func hidden(kinds: EventKindSet, fields: EventFieldSet) -> [HiddenGotcha] {
    var hidden: [HiddenGotcha] = []
    for rule in rules {
      let lackedKinds = rule.kinds.subtracting(kinds)
      let lackedFields = rule.fields.subtracting(fields)
      guard !lackedKinds.isEmpty || !lackedFields.isEmpty else { continue }
      for gotcha in rule.gotchas {
        hidden.append(
          HiddenGotcha(
            gotcha: gotcha, kinds: lackedKinds.kinds, fields: lackedFields.fields,
            isAlsoMessage: rule.isAlsoMessage))
      }
    }
    return hidden.sorted { $0.gotcha < $1.gotcha }
  }
}
