/// A representable declared in the file, with its parts.
struct Bridge {
  let type: CheckedType
  let kind: BridgeKind
  let make: SwiftNode?
  let update: SwiftNode?
  let makeCoordinator: SwiftNode?
  let dismantle: SwiftNode?
  let coordinator: CheckedType?
  private let folder: SourceFolder
  /// The class that `make` returns, as far as the file reveals it.
  let viewClass: String
  /// The inherited names that make the type a wrapper.
  private let conformances: [String]
  /// The constant properties through which code assigns, as in `model.text = ""`; they therefore
  /// refer to instances of classes.
  private let references: Set<String>

  init?(_ type: CheckedType, in context: SourceContext) {
    let names = type.inherits.filter { !context.kinds(of: $0).isEmpty }
    let kinds = names.flatMap { context.kinds(of: $0) }
    // An alias can refer to a different protocol on each platform.
    let implemented = kinds.first { kind in
      type.functions.contains { $0.name == kind.makeName }
    }
    guard let kind = implemented ?? kinds.first, type.word != "protocol" else { return nil }
    self.type = type
    conformances = names
    folder = context.folder
    self.kind = kind
    make = type.functions.first { $0.name == kind.makeName }
    update = type.functions.first { $0.name == kind.updateName }
    makeCoordinator = type.functions.first { $0.name == "makeCoordinator" }
    dismantle = type.functions.first { $0.name == kind.dismantleName }
    let result = makeCoordinator?.first(.result)?.base?.name ?? "Coordinator"
    // The coordinator of another wrapper is nested in that wrapper and often has the same name.
    coordinator =
      type.nested[result] ?? type.nested["Coordinator"]
      ?? (context.topLevel.contains(result) || makeCoordinator != nil && result != "Coordinator"
        ? context.types[result] : nil)
    let given = names.lazy.compactMap { context.given(kind.makeName, by: $0) }.first
    let declared = (make ?? given)?.first(.result)?.base.map { type -> String in
      type.name.isEmpty ? type.base?.name ?? "" : type.name
    }
    let parameter = update?.first(.parameter)?.first(.typeName)?.name
    var name = declared ?? parameter ?? ""
    if name == kind.typeName || name.isEmpty || name == "some" {
      let alias = type.declarations.lazy.flatMap { $0.all(.typeAlias) }.first {
        $0.name == kind.typeName
      }
      name = alias?.last?.name ?? name
      // Without an alias, the parameter of `update` gives the class.
      if name == kind.typeName, let parameter { name = parameter }
    }
    let aliases = type.declarations.flatMap { $0.all(.typeAlias) }
    if let meaning = aliases.first(where: { $0.name == name })?.last?.name { name = meaning }
    viewClass = name
    references = Bridge.references(type, coordinator)
  }

  private static func references(_ type: CheckedType, _ coordinator: CheckedType?) -> Set<String> {
    let copies = Set(
      (coordinator?.stored ?? []).filter { $0.typeName == type.name }.map(\.name))
    var found: Set<String> = []
    for (owner, isWrapper) in [(type, true), (coordinator ?? type, false)] {
      for function in owner.functions {
        var locals: Set<String> = []
        function.walk { node in
          if node.kind == .variable || node.kind == .parameter { locals.insert(node.name) }
          guard node.kind == .assignment, var place = node.base else { return true }
          while place.kind == .member, let base = place.base {
            let owner = base.base?.name ?? ""
            let isOwn =
              isWrapper
              ? base.kind == .identifier && !locals.contains(base.name) || owner == "self"
              : base.kind == .member && copies.contains(owner)
            if isOwn, let property = type.property(base.name),
              property.node.flags.contains(.isConstant)
            {
              found.insert(base.name)
            }
            place = base
          }
          return true
        }
      }
    }
    return found
  }

  /// Returns the declaration in a file that makes the type a wrapper.
  func declaration(in tree: SwiftTree) -> SwiftNode? {
    let own = type.declarations.filter { $0.tree === tree }
    return own.first { $0.label != "extension" }
      ?? own.first { declaration in
        declaration.all(.inheritance).contains { conformances.contains($0.name) }
      } ?? type.declaration
  }

  var declarations: [SwiftNode] { type.declarations + (coordinator?.declarations ?? []) }

  /// The name of the view parameter in `update`.
  var viewName: String { update?.first(.parameter)?.name ?? "" }

  /// Returns a property if its value in a copy of the struct can become outdated.
  func canBecomeOutdated(_ name: String, in types: [String: CheckedType]) -> StoredProperty? {
    guard let property = type.property(name), !property.isBinding, !property.isState,
      !property.isEnvironment, !property.isFixed
    else { return nil }
    if property.isClosure { return property }
    if references.contains(name) { return nil }
    let typeName = property.typeName
    if let own = types[typeName] ?? type.nested[typeName] {
      if own.isClass { return nil }
    } else if folder.classes.contains(typeName) {
      return nil
    }
    if ClassWords.looksLikeReference(typeName) { return nil }
    if let value = property.value, value.kind == .member, value.name == "shared" { return nil }
    if property.node.flags.contains(.isPrivate), property.value != nil, !isAssigned(name) {
      return nil
    }
    if property.node.flags.contains(.isWeak) { return nil }
    return property
  }

  /// Returns the key of a property such as `@Environment(\.isEnabled) var isEnabled`.
  func environmentKey(of name: String) -> String? {
    let attribute = type.property(name)?.node.all(.attribute).first { $0.name == "Environment" }
    guard let path = attribute?.text.split(separator: "\\.", maxSplits: 1).last, attribute != nil
    else { return nil }
    let key = path.prefix { $0.isLetter || $0.isNumber }
    return key.first?.isLowercase ?? false ? String(key) : nil
  }

  /// Returns whether any function of the wrapper sets a property.
  private func isAssigned(_ name: String) -> Bool {
    for function in type.functions {
      var isFound = false
      function.walk { node in
        if node.kind == .assignment, let left = node.base,
          left.kind == .member || left.kind == .identifier, left.name == name
        {
          isFound = true
        }
        return !isFound
      }
      if isFound { return true }
    }
    return false
  }
}
