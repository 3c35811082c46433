/// The objects of the app that a wrapper observes, represented as models in its scenario.
struct ObservedModels {
  /// A property of a model that the wrapper reads or writes.
  struct Property {
    let model: String
    let name: String
    let first: String
    let second: String
    /// Whether views observe changes of the property.
    var isPublished = true
  }

  /// The properties of the wrapper that refer to models, with the declarations of their types if
  /// known.
  private var types: [String: CheckedType?] = [:]
  /// The models that report which of their properties changed.
  private var observable: Set<String> = []
  /// The models that the wrapper asks SwiftUI to observe.
  private var wrapped: Set<String> = []
  /// The model properties that the wrapper uses, in the order of first use.
  private(set) var used: [Property] = []

  init(_ bridge: Bridge, _ context: SourceContext) {
    for property in bridge.type.stored where !property.isClosure {
      let type = ObservedModels.type(of: property, context)
      let isDeclared = type.map(ObservedModels.isObservable) ?? false
      let isWrapped = property.attributes.contains { ObservedModels.wrappers.contains($0) }
      let isInEnvironment =
        property.attributes.contains("Environment")
        && property.node.all(.attribute).contains { $0.text.contains(".self") }
      guard isWrapped || isInEnvironment || isDeclared else { continue }
      types[property.name] = .some(type)
      if isInEnvironment || property.attributes.contains("Bindable")
        || type.map({ ObservedModels.hasMacro($0) }) ?? false
      {
        observable.insert(property.name)
      } else if isWrapped {
        wrapped.insert(property.name)
      }
    }
  }

  /// Returns the declaration of a property's type, whose name may be qualified.
  private static func type(of property: StoredProperty, _ context: SourceContext) -> CheckedType? {
    if let type = context.types[property.typeName] { return type }
    let name = property.type?.text.prefix { $0 != "<" && $0 != "?" }.split(separator: ".").last
    return name.flatMap { context.types[String($0)] }
  }

  private static let wrappers: Set<String> = [
    "ObservedObject", "EnvironmentObject", "StateObject", "Bindable",
  ]

  private static func hasMacro(_ type: CheckedType) -> Bool {
    type.declarations.contains { $0.all(.attribute).contains { $0.name == "Observable" } }
  }

  private static func isObservable(_ type: CheckedType) -> Bool {
    type.isClass && (hasMacro(type) || type.inherits.contains("ObservableObject"))
  }

  /// The models that SwiftUI observes or whose properties the scenario uses, each with its kind in
  /// the scenario.
  var declarations: [(name: String, kind: String)] {
    var names = wrapped.sorted()
    for property in used where !names.contains(property.model) { names.append(property.model) }
    return names.map { ($0, observable.contains($0) ? "observable" : "published") }
  }

  /// The models whose every change updates the wrapper.
  var observed: [String] { wrapped.sorted() }

  /// Returns whether the files declare the class of a model.
  func isDeclared(_ model: String) -> Bool { types[model].flatMap { $0 } != nil }

  /// Returns whether a property of the wrapper refers to a model.
  func holds(_ name: String) -> Bool { types[name] != nil }

  /// The models that are observed without use of any property.
  var unnamed: [String] {
    declarations.map(\.name).filter { name in !used.contains { $0.model == name } }
  }

  /// The name of the property that represents the whole of a model without used properties.
  static let placeholder = "anything"

  /// Returns the properties of a model; a placeholder for a model without used properties.
  func properties(of model: String) -> [Property] {
    let named = used.filter { $0.model == model }
    return named.isEmpty
      ? [Property(model: model, name: ObservedModels.placeholder, first: "1", second: "10")] : named
  }

  /// Returns the property of a model at a place.
  func property(
    at place: FlowPlace, _ copies: CoordinatorCopies
  ) -> (model: String, property: String)? {
    guard place.path.count == 2 else { return nil }
    let name: String
    switch place.root {
    case .wrapper, .kept: name = place.path[0]
    case .coordinator: name = copies.original(of: place.path[0])
    default: return nil
    }
    let member = place.path[1]
    guard types[name] != nil, member.first?.isLetter ?? false,
      member.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    return (name, member)
  }

  /// Records that the scenario uses a property.
  ///
  /// - Parameter written: A value that the property is set to.
  mutating func use(_ model: String, _ property: String, as written: String? = nil) {
    guard !used.contains(where: { $0.model == model && $0.name == property }) else { return }
    let declared = types[model].flatMap { $0 }?.property(property)
    let (first, second) = WrapperInput.values(of: declared, named: property, written: written)
    let isSilent =
      !observable.contains(model) && declared.map { !$0.attributes.contains("Published") } ?? false
    used.append(
      Property(
        model: model, name: property, first: first, second: second, isPublished: !isSilent))
  }
}
