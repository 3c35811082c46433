/// A commented template for a new text; `___` marks what has to be filled in.
package struct Skeleton {
  package let kind: String
  package let text: String

  package static let table: [Skeleton] = [
    Skeleton(kind: "claim", text: claim),
    Skeleton(kind: "component", text: component),
    Skeleton(kind: "gotcha", text: gotcha),
    Skeleton(kind: "pattern", text: pattern),
    Skeleton(kind: "scenario", text: scenario),
    Skeleton(kind: "table", text: tableRows),
    Skeleton(kind: "task", text: task),
    Skeleton(kind: "tree", text: tree),
  ]

  private static let gotcha = """
    # A gotcha: what people see, why, and what fixes it. Lines that begin with "# " are comments.
    # Fill in every ___ and run bridgebook add FILE. To change a built-in one instead, give its id and add
    # overrides: ID (your text replaces it) or extends: ID (your sections are added; most keys may be left out).
    kind: gotcha
    # id: letters, digits and hyphens, such as caret-jumps-on-paste
    id: ___
    # title: one sentence without a period at its end
    title: ___
    # approaches: view, controller, gesture, hosting, environment, shared-state, native, none
    approaches: view
    platforms: ios 13.0, macos 10.15
    # severity: error, warning or note
    severity: warning
    # evidence: statement; or M (a message), T (a trace), S (a scenario), which need the examples below
    evidence: statement
    # sources: what the marks below name; own-experience is what your team observed
    sources: own-experience
    # terms: words people search with, in any language
    terms: ___
    # links: ids of other entries, where there are any
    audited: iOS 26, macOS 26

    ## Symptom
    # What people see, in their words.
    ___

    ## Cause
    # Every sentence ends with its source, or with [^inference] for what you conclude.
    ___.[^own-experience]

    ## Fix
    ___.[^own-experience]

    # A gotcha that a trace shows has an example of either kind; the first two columns mark lines of the
    # finding with ! and what provoked it with @. bridgebook formats names the formats.
    #
    # ## Triggering
    # ~~~~trace plain
    #   Begin updateUIView
    # ! [SwiftUI] Modifying state during view update, this will cause undefined behavior.
    #   End updateUIView
    # ~~~~
    #
    # ## Clean
    # ~~~~trace plain
    #   Begin updateUIView
    #   End updateUIView
    # ~~~~

    """

  private static let pattern = """
    # A pattern: how to bridge one thing well. Lines that begin with "# " are comments, but not in code.
    # Fill in every ___ and run bridgebook add FILE.
    kind: pattern
    # id: letters, digits and hyphens, such as our-player-view
    id: ___
    # title: one sentence without a period at its end
    title: ___
    # technique: the type it is built on, such as UIViewRepresentable
    technique: UIViewRepresentable
    # approaches: view, controller, gesture, hosting, environment, shared-state, native, none
    approaches: view
    platforms: ios 13.0
    # sources: what the marks below name; own-experience is what your team observed
    sources: own-experience
    # terms: words people search with, in any language
    terms: ___
    audited: iOS 26, macOS 26

    ## When
    # When to use it, and when not.
    ___

    ## Rules
    # Every sentence ends with its source, or with [^inference] for what you conclude.
    ___.[^own-experience]

    ## Code
    # A complete sample, without placeholders.
    ```swift
    ___
    ```

    ## Watch
    # What can go wrong.
    ___.[^own-experience]

    """

  private static let component = """
    # A component: a class people bridge, such as one of your own. Lines that begin with "# " are comments.
    # Fill in every ___ and run bridgebook add FILE.
    kind: component
    # id: the name of the class
    id: ___
    # title: the class and what it is
    title: ___
    # class-kind: view, controller, gesture, window, layer or not-a-view
    class-kind: view
    # role: view, controller (add presentation: embed or present), recognizer, layer, interaction
    role: view
    # framework: the module that declares it
    framework: ___
    # inherits: its base class, and the base class of that
    inherits: UIView
    platforms: ios 13.0
    # native: full, partial or none; for the first two add ## Native with
    # - API | view, scene, modifier or type | ios 17.0 | SOURCE, and ## Lacks with
    # - what it cannot do | SOURCE | the release you looked at, such as ios 26.0
    native: none
    # for a class that needs a key or an entitlement, add ## Setup with
    # - NSCameraUsageDescription | usage, info, entitlement, sandbox or hardened | ios 10.0 | SOURCE
    # sources: what the marks below name; own-experience is what your team observed
    sources: own-experience
    # terms: words people search with, in any language
    terms: ___
    audited: iOS 26, macOS 26

    ## Traps
    # Every sentence ends with its source, or with [^inference] for what you conclude.
    ___.[^own-experience]

    ## Sample
    # Code that creates an instance; bridgebook show --source MKMapView has more fragments, such as a delegate.
    ~~~~swift make
    ___
    ~~~~

    """

  private static let claim = """
    # A claim: a statement that can be true or false, with the evidence for it and against it.
    # Lines that begin with "# " are comments. Fill in every ___ and run bridgebook add FILE.
    kind: claim
    # id: letters, digits and hyphens, such as our-map-needs-size
    id: ___
    # title: the sentence
    title: ___
    # status: optional, because it follows from the grounds: shown or refuted by grounds of the kinds
    # printed, api or documentation; otherwise stated (several sources), single-source (one) or disputed
    # (grounds on both sides)
    # sources: what the grounds name; own-experience is what your team observed
    sources: own-experience

    ## Grounds
    # for or against | printed, api, documentation, stated or modelled | source | what it says or shows
    - for | stated | own-experience | ___

    """

  private static let task = """
    # A task: what people come to do. Lines that begin with "# " are comments.
    # Fill in every ___ and run bridgebook add FILE.
    kind: task
    # id: letters, digits and hyphens, such as show-our-player
    id: ___
    # title: what one wants to do, as in Show a PDF document
    title: ___
    # area: text, keyboard, lists, navigation, presentation, hosting, controllers, media, maps, web, documents,
    # drag-and-drop, gestures, appearance, mac-windows, mac-menus, services or other-platforms
    area: controllers
    # approaches: view, controller, gesture, hosting, environment, shared-state, native or none
    approaches: view
    platforms: ios 13.0
    # native: full, partial or none; for the first two add ## Native with - API | ios 17.0 | SOURCE,
    # for partial ## Lacks as well
    native: none
    # bridge: what is bridged, and how; pattern: the pattern that shows it; class: the component, where there is one
    bridge: ___
    pattern: wrap-view-uikit
    # phrasings: two to ten ways people say it
    phrasings: ___, ___
    # sources: what the marks below name; own-experience is what your team observed
    sources: own-experience
    audited: iOS 26, macOS 26

    ## Now
    # What to do at the newest release. Every sentence ends with its source, or with [^inference].
    ___.[^own-experience]

    """

  private static let scenario = """
    # A scenario: what people build and do. Lines that begin with # are comments.
    # Fill in every ___; then bridgebook simulate FILE runs it, and bridgebook add FILE keeps it in
    # your book. bridgebook help scenarios explains the language.
    # id: letters, digits and hyphens, such as volume-knob; title: what is built, in a few words
    kind: scenario
    id: ___
    title: ___
    platform: ios
    sources: own-experience

    # The app's state.
    state volume = 0

    # Your wrapper: what it takes, and what its update sets.
    representable Knob wraps UISlider
      binding volume
      update
        print "update {volume}"
        set value = volume
      callback valueChanged
        write volume = view.value

    view ContentView
      body
        show Knob(volume)

    # What the user does.
    steps
      launch ContentView
      drag Knob value to 5

    # One or more ways it can be built: broken, half-fixed, fixed or plain; each with a sentence about
    # it. expect lines are checked, and so are the findings: bridgebook simulate FILE prints those that
    # a variant has to declare.
    variant as-is fixed: ___
      expect volume = 5

    """

  private static let tree = """
    # Branches of the decision tree. Lines that begin with # are comments.
    # Fill in every ___ and run bridgebook add FILE; bridgebook show --source bridge prints the tree.
    kind: tree
    id: ___
    extends: bridge

    # An existing question: your branches take over some of its choices. A new question also needs
    # fact: and asks:.
    question ___
      ___ -> our-leaf: ___

    # A leaf of your own. approach: view, controller, gesture, hosting, environment, shared-state, native, none
    leaf our-leaf
      approach: view
      technique: UIViewRepresentable
      pattern: ___
      summary: ___

    """

  private static let tableRows = """
    # Rows for a table of the book: sources, messages of the runtime, words of questions, synonyms.
    # Lines that begin with # are comments. Fill in every ___ and run bridgebook add FILE.
    kind: table
    id: ___
    # extends: sources, messages, lexicon or synonyms; a text adds to one of them
    extends: sources

    # sources: id | article, documentation, sdk, video, issue, code or language | title | address, or a dash
    # messages: id | exact text, with <name> for what varies | gotchas | error, warning or note | once, or a dash
    # lexicon: words, words | fact | choice | weight from 1 to 9
    # synonyms: word, word | word to search for as well
    ___ | documentation | ___ | -

    """
}
