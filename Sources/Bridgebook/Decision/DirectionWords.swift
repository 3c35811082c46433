/// The words, as stems, that indicate which side of a bridge contains the other.
enum DirectionWords {
  static let platforms = stems(
    "uikit appkit watchkit viewcontroller storyboard xib nib objc appdelegate scenedelegate")
  static let toolkits = stems("uikit appkit watchkit")
  /// The names that titles begin with to tell what the question is about.
  private static let tags = toolkits.union(stems("catalyst swiftui"))
  /// Words for what was named before.
  static let pronouns = stems("it them")
  /// Properties of platform objects that only receive a view.
  static let slots = stems(
    """
    accessoryview arrangedsubview backgroundview contentoverlayview customview \
    detailcalloutaccessoryview documentview iconview inputaccessoryview inputview \
    leftcalloutaccessoryview previewprovider rightcalloutaccessoryview tableheaderview \
    tablefooterview titleview
    """)
  static let auxiliaries = stems("has must need should")
  static let influencing = stems(
    "affect change control drive influence inform modify notify update")
  /// The maximum distance between two sides if one changes a part of the other.
  static let influenceGap = 10
  /// Nouns for data that is passed from one side to the other without being shown there.
  static let messages = stems(
    "action callback data event information message notification value variable")
  static let passing = stems(
    "communicate deliver exchange forward pass send share transfer transmit")
  /// Verbs for reporting to the other side.
  static let telling = stems("inform notify tell")
  static let platformPairs: Set = ["view controller", "objectiv c", "obj c"]
  static let prepositions = stems(
    "in inside into within to from as with by for that on onto over behind above under")
  /// Conjunctions that begin a statement of its own, as in "in SwiftUI, but it is a UIKit control".
  static let contrasts = stems("although but though whereas")
  /// Prepositions before the place that something goes into.
  static let placing = stems("in inside into within")
  /// Verbs whose object becomes part of something else.
  static let using = stems("embed include integrate put reuse use wrap")
  static let verbs = stems(
    """
    accept contain display embed get hold host include keep load need open present push receive \
    render return reuse show shown take use wrap
    """)
  /// Nouns for SwiftUI's own API, and the adjective before them.
  static let ownAPIs = stems(
    "action alternative api counterpart equivalent modifier native replacement scene")
  /// Adjectives for a class that SwiftUI already shows.
  static let wrapped = stems("bridged embedded hosted representable wrapped")
  static let replacing = stems("exchange replace replacement substitute swap")
  static let rewriting = stems("recreate redo reimplement rewrite")
  static let navigating = stems(
    "go jump navigate open present push segue show transition")
  static let migrating = stems("change convert migrate move port rewrite switch")
  /// Verbs for rewriting code of a toolkit in SwiftUI.
  static let carrying = stems("convert migrate port rewrite")
  /// Words before an infinitive.
  static let governing = stems(
    "able attempt force going had has have need order supposed try want way wish")
  /// Nouns for containers that only show their content, and do not become part of a SwiftUI view.
  static let receivers = stems("panel popover statusitem window")
  /// Nouns for adapters, as in "a SwiftUI wrapper for UITextView".
  static let adaptations = stems(
    """
    adaptation alternative binding bridge compatibility counterpart equivalent example \
    implementation integration port representable support usage version wrapper
    """)
  /// The maximum number of words between a verb of drawing and the platform object that it refers
  /// to.
  static let drawingReach = 6
  static let drawing = stems("design draw render style")
  /// Participles for what a class is made with inside, and other words for that.
  static let backing = stems("backed based built driven implemented powered")
  static let onTopOf = ["on", "top", "of"].map(WordForms.stem)
  static let underlying = WordForms.stem("underlying")
  /// Participles that often come in pairs, as in "shown and hidden from".
  static let displayed = stems(
    """
    added closed created dismissed hidden opened popped presented pushed removed replaced shown \
    toggled updated
    """)
  static let models = stems(
    """
    data model object observable observableobject published setting settings singleton state \
    store value viewmodel
    """)
  static let sharing = stems(
    """
    both change edit listen mutate notify observe react sink subscribe same share sync \
    synchronize update
    """)
  /// Models that report their changes.
  static let observed = stems("observable observableobject published")
  /// Verbs for observing such a report.
  static let listening = stems("listen notify observe react sink subscribe")
  static let joinedGap = 4
  /// Nouns for values that one side owns and the other side observes.
  static let reported = stems("model property state value variable")
  /// Nouns for the environment of SwiftUI content.
  static let environment = stems(
    """
    colorscheme environment environmentobject environmentvalue locale managedobjectcontext \
    modelcontainer modelcontext
    """)
  /// The nouns of two words for the environment of SwiftUI content.
  static let environmentPairs = Set(
    ["color scheme", "model context", "object context"].map { pair in
      pair.split(separator: " ").map { WordForms.stem(String($0)) }.joined(separator: " ")
    })
  static let providing = stems(
    "available forward give hand inherit inject pass provide reach set supply")
  /// Words that state that something is impossible on the named side.
  static let denying = stems("cannot cant couldnt impossible unable unavailable")
  static let content = stems(
    """
    card cell column component content detail footer header inside item label layout overlay page \
    pane root row screen sidebar tab view
    """)
  /// The last words of compound nouns for content.
  static let compounds = stems("card cell footer header page pane row screen sidebar tab view")
  /// Verbs that make the SwiftUI part the content, as in "a cell made in SwiftUI".
  static let making = stems("written made built build implement done")
  static let parts = stems("cell footer header item row")
  /// The endings of the names of classes that show the content put into them.
  static let containers = stems(
    "bar cell collectionview controller item panel popover tableview window")
  /// Nouns for a SwiftUI view that replaces a class.
  static let standIns = stems("component modifier view")
  /// Parts of SwiftUI that are not shown.
  static let data = stems("binding state")
  /// Nouns for places inside a platform object.
  static let places = stems("accessory background bar button preview title")
  static let inside = stems("in inside into on within")
  /// The base classes, which can represent any visible object.
  static let bases = stems("nsview nsviewcontroller uiview uiviewcontroller viewcontroller")
  /// Verbs for the use of a parameter by an API.
  static let receiving = stems("accept expect need require take want")
  /// Prepositions between a value and the API that takes it.
  static let destinations = stems("for in into to with")
  static let comparing = stems("alternative compare counterpart equivalent similar")
  static let maximumGap = 8
  /// Nouns for what uses a library, and the pronouns for it.
  static let apps = stems("app codebase it project that which")
  /// The light words that can be the subject of "uses" or "has".
  static let subjects = stems("i it that we")
  /// Verbs for having a library.
  static let having = stems("contain has have include ship use")
  /// Participles and verbs before the preposition that a library follows, as in "built with".
  static let building = stems("based build built depend made rely written")
  /// Words before "I" and "we" in a question, as in "how do I use".
  static let asking = stems("can could did do should to would")
  /// Words that do not count in a gap.
  static let light = stems("a an i it my our that the we your")
  static let adjectives = 3

  /// Returns whether a word is a tag before a title, as in "SwiftUI: map with clusters".
  static func isTag(_ word: WordForms.Word) -> Bool {
    word.isBeforeColon && tags.contains(word.stem)
  }

  /// Returns the stems of words that are separated by spaces.
  static func stems(_ words: String) -> Set<String> {
    Set(words.split(separator: " ").map { WordForms.stem(String($0)) })
  }
}
