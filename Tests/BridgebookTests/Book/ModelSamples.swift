import Bridgebook

/// A scenario for claims and examples of the samples.
extension Samples {
  static let scenario = """
    kind: scenario
    id: lost-caret
    title: A field that loses its caret
    platform: ios
    rules: R1.2, R4.3

    state a = 1

    representable Field wraps UITextField
      binding a
      update                                <- update
        set text = "{a}"                    <- set

    view V
      body
        show Field(a)

    steps
      launch V
      step "Reset"
        write a = 2

    variant broken broken: it is set
    variant fixed fixed: it is compared
      state a = 7
      change Field
        make                                # nothing to see
        update
          # a comment
          if view.text != "{a}"
            set text = "{a}"
    variant later fixed from fixed: and reset later
      steps
        launch V
        wait 9

    """

  static let model = ModelIndex([scenarioFile])

  static let scenarioFile: ScenarioFile = {
    do { return try BookLoader.scenario(file(scenario, path: "scenarios/lost-caret.txt")) } catch {
      preconditionFailure("\(error)")
    }
  }()

  /// Returns the sample claim with another ground, from line 11 on.
  static func claim(modeled row: String, status: String = "disputed") -> String {
    claim.with("status: disputed", "status: \(status)") + "- for | modelled | \(row)\n"
  }

  /// Returns the sample gotcha with lines in its scenario example, from line 38 on.
  static func gotcha(excerpt: String, of run: String = "lost-caret fixed") -> String {
    gotcha.with("~~~~scenario lost-caret fixed\n", "~~~~scenario \(run)\n\(excerpt)\n")
  }
}
