/// Finds class names among the words of a question.
struct ClassNames {
  let subject: QuestionReading.Subject?
  /// The classes in the book that the question names, in order of occurrence.
  let known: [String]
  /// For each word, whether it names a class of UIKit, AppKit or WatchKit.
  let isClass: [Bool]
  /// A name such as `SignatureView`, which may be a platform view or a SwiftUI view.
  let ownView: String?
  /// The UIKit or AppKit class that a property in the question is named after, such as
  /// `UIRefreshControl` for `refreshControl`.
  let propertyClass: String?
  /// A name such as `CheckoutController`, which may be a view controller or manage something else.
  let ownController: String?
  /// A misspelled word and the class that was probably meant.
  let correction: QuestionReading.Correction?

  init(words: [WordForms.Word], components: [String: String]) {
    var known: [String] = []
    var isClass: [Bool] = []
    for word in words {
      let component = ClassNames.component(named: word.text, in: components)
      if let component, !known.contains(component) { known.append(component) }
      isClass.append(ClassNames.isClass(word.text, in: components))
    }
    self.known = known
    ownView = words.first { ClassNames.isOwnView($0.text) }?.text
    propertyClass =
      words.lazy.compactMap { ClassNames.propertyClass($0.text, in: components) }.first
    ownController = words.first { ClassNames.isOwnController($0.text) }?.text
    self.isClass = isClass
    let misspelled = known.isEmpty ? Misspelling(components: components).first(in: words) : nil
    correction = misspelled
    let named = known.first { !PlatformName.isValue($0) } ?? known.first
    // A base class only describes another name: "SKPhotoBrowser wrapped as a UIView".
    let isBase = named.map { PlatformName.bases.contains($0) } ?? false
    let unknown = words.filter { ClassNames.component(named: $0.text, in: components) == nil }
    subject =
      ClassNames.declaredSubclass(in: words, components: components)
      ?? (isBase ? ClassNames.unknown(in: unknown) : nil)
      ?? named.map { .component($0) }
      ?? misspelled.map { .component($0.name) }
      ?? ClassNames.unknown(in: words)
  }

  /// Returns a name with a prefix, such as `FSCalendar`, if the question only states that it is
  /// used in or with SwiftUI.
  ///
  /// Names that end in `Kit` are skipped, because a framework is not an object that can be shown.
  static func prefixedName(in words: [WordForms.Word]) -> String? {
    for (index, word) in words.enumerated() where isTypeName(word.text) {
      let capitals = word.text.prefix(while: \.isUppercase).count
      guard capitals >= 3, !word.text.hasSuffix("Kit") else { continue }
      let next = words[(index + 1)...].prefix(3).map(\.stem)
      if let link = next.first, links.contains(link), next.contains("swiftui") { return word.text }
    }
    return nil
  }

  /// Returns an unknown name that ends like a view or controller, such as `MarqueeLabel`, if the
  /// question relates it to SwiftUI.
  ///
  /// The question must state that it is used in SwiftUI, or ask for its adaptation to SwiftUI.
  ///
  /// Any other view may be a SwiftUI view; one that is said to be used in SwiftUI comes from
  /// elsewhere.
  static func linkedName(
    in words: [WordForms.Word], components: [String: String]
  ) -> QuestionReading.Subject? {
    for (index, word) in words.enumerated() where isTypeName(word.text) {
      guard let role = NameSuffixes.roleOfLibrary(word.text), !swiftUIViews.contains(word.text),
        !models.contains(where: word.text.hasPrefix),
        component(named: word.text, in: components) == nil,
        isUsedInSwiftUI(index, in: words) || isAdapted(index, in: words)
      else { continue }
      return .unknown(name: word.text, role: role, base: nil)
    }
    return nil
  }

  private static func isUsedInSwiftUI(_ index: Int, in words: [WordForms.Word]) -> Bool {
    let isUsed = words[..<index].suffix(2).contains { uses.contains($0.stem) }
    guard isUsed || !words[index].text.hasSuffix("View") else { return false }
    let next = words[(index + 1)...].prefix(isUsed ? usedGap : linkedGap).map(\.stem)
    // Users type "RangeSlider SwiftUI" into a search box.
    if next.first == "swiftui" { return true }
    guard let link = next.firstIndex(where: { links.contains($0) || isUsed && $0 == "from" })
    else { return false }
    return next[link...].contains("swiftui")
  }

  /// Returns whether "SwiftUI" modifies a noun for an adapter of the class, as in "SwiftUI support
  /// for SwiftttCamera".
  private static func isAdapted(_ index: Int, in words: [WordForms.Word]) -> Bool {
    let before = words[..<index].suffix(3).map(\.stem)
    return before.count == 3 && before[0] == "swiftui"
      && DirectionWords.adaptations.contains(before[1]) && ["for", "of", "to"].contains(before[2])
  }

  /// Returns whether the question names a method that takes a controller from which to present,
  /// such as `present(from:)`.
  ///
  /// A word before a colon counts as a label only within a method's parentheses.
  ///
  /// - Parameter text: The text of the words, which contains the parentheses.
  static func takesController(_ words: [WordForms.Word], in text: String) -> Bool {
    guard words.contains(where: { $0.isBeforeColon && labels.contains($0.text) }) else {
      return false
    }
    let parts = text.split(separator: "(", omittingEmptySubsequences: false)
    return zip(parts, parts.dropFirst()).contains { before, parameters in
      let method = before.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard method.last?.isLowercase == true else { return false }
      let list = parameters.prefix { $0 != ")" }
      return list.split(separator: ":", omittingEmptySubsequences: false).dropLast()
        .contains { part in
          part.split { !$0.isLetter }.last.map { labels.contains(String($0)) } ?? false
        }
    }
  }

  private static let labels: Set = [
    "from", "presentUsing", "presenting", "presentingViewController",
  ]
  private static let uses = Set(["embed", "get", "integrate", "use", "wrap"].map(WordForms.stem))
  private static let links: Set = ["in", "insid", "inside", "into", "within", "with", "for"]
  private static let linkedGap = 3
  private static let usedGap = 5

  /// Returns whether a word names a class in the book, or has the form of a platform class's name;
  /// values such as images are on neither side of a bridge.
  static func isClass(_ name: String, in components: [String: String]) -> Bool {
    guard !PlatformName.isValue(name) else { return false }
    return component(named: name, in: components) != nil || role(ofUnknown: name) != nil
      || PlatformName.isOfToolkit(name)
  }

  /// Returns the class with a name or its plural, regardless of case.
  private static func component(named name: String, in components: [String: String]) -> String? {
    let folded = name.lowercased()
    if let component = components[folded] { return component }
    // A delegate protocol is named after the class that has the delegate.
    for role in ["delegate", "datasource"] where folded.hasSuffix(role) {
      if let owner = components[String(folded.dropLast(role.count))] { return owner }
    }
    // "SFSafariView" is a common name for SFSafariViewController.
    if PlatformName.isOne(name) || NameSuffixes.hasPrefix(name),
      let controller = components[folded + "controller"]
    {
      return controller
    }
    return folded.hasSuffix("s") ? components[String(folded.dropLast())] : nil
  }

  /// Returns the class that the question declares, as in `MyPlayer: UIView`.
  private static func declaredSubclass(
    in words: [WordForms.Word], components: [String: String]
  ) -> QuestionReading.Subject? {
    // A single capitalized word before the colon is a class name only if the question contains
    // nothing else; compare "Bug: UIView …".
    let isWhole =
      words.count == 2
      && (words[0].text.first?.isUppercase == true || NameSuffixes.role(of: words[0].text) != nil)
    for (word, next) in zip(words, words.dropFirst())
    where word.isBeforeColon && !DirectionWords.isTag(word)
      && (isTypeName(word.text) || isWhole)
    {
      if let base = components[next.text.lowercased()] {
        return .unknown(name: NameSuffixes.typeName(word.text), role: .view, base: base)
      }
      if let role = NameSuffixes.role(of: next.text), isTypeName(next.text) {
        return .unknown(name: word.text, role: role, base: nil)
      }
    }
    return nil
  }

  private static func unknown(in words: [WordForms.Word]) -> QuestionReading.Subject? {
    if words.count == 1, let word = words.first {
      if isTypeName(word.text) {
        guard let role = NameSuffixes.role(of: word.text) else { return .unclear(name: word.text) }
        return .unknown(name: word.text, role: role, base: nil)
      }
      if let role = NameSuffixes.roleInSentence(of: word.text), role != .view {
        return .unknown(name: NameSuffixes.typeName(word.text), role: role, base: nil)
      }
      return nil
    }
    for word in words {
      if let role = role(ofUnknown: word.text) {
        return .unknown(name: NameSuffixes.typeName(word.text), role: role, base: nil)
      }
    }
    return nil
  }

  /// Returns whether a name consists of several words, ends like the names of views, and is not a
  /// SwiftUI view.
  private static func isOwnView(_ name: String) -> Bool {
    guard isTypeName(name), NameSuffixes.role(of: name) == .view, role(ofUnknown: name) == nil
    else { return false }
    return !swiftUIViews.contains(name)
  }

  private static func propertyClass(_ name: String, in components: [String: String]) -> String? {
    guard name.first?.isLowercase == true, name.contains(where: \.isUppercase),
      !swiftUIViews.contains(name.prefix(1).uppercased() + name.dropFirst())
    else { return nil }
    return components["ui" + name.lowercased()] ?? components["ns" + name.lowercased()]
  }

  /// Returns whether a name consists of several words, ends like the names of controllers, and does
  /// not suggest a model.
  private static func isOwnController(_ name: String) -> Bool {
    guard isTypeName(name), NameSuffixes.role(of: name) == .controller, role(ofUnknown: name) == nil
    else { return false }
    return !models.contains { name.hasPrefix($0) }
  }

  /// The beginnings of the names of controllers without a view.
  private static let models = [
    "Audio", "Coordinator", "Data", "Game", "Location", "Model", "Network", "Persistence",
    "Purchase", "Session", "State", "Storage", "Store", "Sync",
  ]

  private static let swiftUIViews: Set = [
    "AnyView", "ColorPicker", "ContentView", "DatePicker", "EditButton", "EmptyView",
    "EquatableView", "GridView", "HSplitView", "ListView", "MapView", "MenuButton",
    "MultiDatePicker", "NavigationSplitView", "NavigationView", "PasteButton", "PhotosPicker",
    "ProgressView",
    "RealityView", "RenameButton", "SceneView", "ScrollView", "SecureField", "SpriteView",
    "SubscriptionView", "TabView", "TextField", "TimelineView", "VSplitView", "WebView",
  ]

  /// Returns the role of an unknown class within a sentence, in which a name without a prefix, such
  /// as `ScrollView`, is that of a SwiftUI view.
  private static func role(ofUnknown name: String) -> ComponentRole? {
    guard isTypeName(name) || isFactory(name) || NameSuffixes.isLowercaseClass(name),
      name.lowercased() != "viewcontroller"
    else { return nil }
    return NameSuffixes.roleInSentence(of: name)
  }

  /// Returns whether a name is a method that returns a controller or recognizer, such as
  /// `makeCameraViewController`.
  private static func isFactory(_ name: String) -> Bool {
    guard NameSuffixes.role(of: name) != .view else { return false }
    return ["get", "make", "create"].contains { verb in
      name.hasPrefix(verb) && name.dropFirst(verb.count).first?.isUppercase == true
        && !["makeUIViewController", "makeNSViewController"].contains(name)
    }
  }

  /// Returns whether a word has an initial capital, a lowercase letter and another capital, like
  /// the names of types.
  private static func isTypeName(_ text: String) -> Bool {
    guard text.first?.isUppercase == true, text.allSatisfy({ $0.isASCII }) else { return false }
    return text.contains(where: \.isLowercase) && text.dropFirst().contains(where: \.isUppercase)
  }
}
