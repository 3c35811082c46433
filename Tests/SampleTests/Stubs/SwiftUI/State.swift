@frozen @propertyWrapper public struct State<Value>: DynamicProperty {
  public init(wrappedValue value: Value) {}
  public init(initialValue value: Value) {}
  public var wrappedValue: Value {
    get {}
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> {}
}
extension State where Value: ExpressibleByNilLiteral {
  public init() {}
}
extension State: @unchecked Sendable where Value: Sendable {}

@frozen @propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {}
  public static func constant(_ value: Value) -> Binding<Value> {}
  public var wrappedValue: Value {
    get {}
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> {}
  public init(projectedValue: Binding<Value>) {}
  public var transaction: Transaction
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {}
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {}
}
extension Binding {
  public init?(_ base: Binding<Value?>) {}
  public init<V>(_ base: Binding<V>) where Value == V? {}
}
extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public struct Iterator: IteratorProtocol {
    public mutating func next() -> Binding<Value.Element>? {}
  }
  public func makeIterator() -> Iterator {}
}
extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID {}
}

@MainActor @frozen @propertyWrapper @preconcurrency
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  @dynamicMemberLookup @frozen public struct Wrapper {
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {}
  }
  public init(wrappedValue: ObjectType) {}
  public var wrappedValue: ObjectType {
    get {}
    set {}
  }
  public var projectedValue: Wrapper {}
}
@MainActor @frozen @propertyWrapper @preconcurrency
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {}
  public var wrappedValue: ObjectType {}
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {}
}
@MainActor @frozen @propertyWrapper @preconcurrency
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  nonisolated public init() {}
  public var wrappedValue: ObjectType {}
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {}
}
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  @available(*, unavailable, message: "The wrapped value must be observable")
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> {}
}
extension Bindable where Value: AnyObject & Observable {
  public init(wrappedValue: Value) {}
  public init(_ wrappedValue: Value) {}
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {}
}
@frozen @propertyWrapper public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value {}
}
extension Environment {
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {}
}
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  let key: String
  public var wrappedValue: Value {
    get {}
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> {}
}
extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool {}
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int {}
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {}
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {}
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {}
}
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper public struct Binding {
    let location: Int
    public var wrappedValue: Value {
      get {}
      nonmutating set {}
    }
    public var projectedValue: Binding {}
  }
  public init() where Value == Bool {}
  public init<T>() where Value == T?, T: Hashable {}
  public var wrappedValue: Value {
    get {}
    nonmutating set {}
  }
  public var projectedValue: Binding {}
}
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value {}
  public var projectedValue: GestureState<Value> {}
}
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) {}
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value {}
}
@frozen @propertyWrapper public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {}
  public init() {}
  public var wrappedValue: ID {}
}
#if IOS
  @MainActor @propertyWrapper @preconcurrency
  public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
    DynamicProperty
  {
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
    public var wrappedValue: DelegateType {}
  }
#elseif MACOS
  @MainActor @propertyWrapper @preconcurrency
  public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>:
    DynamicProperty
  {
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
    public var wrappedValue: DelegateType {}
  }
#endif

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
public struct EnvironmentValues: CustomStringConvertible {
  public init() {}
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {}
    set {}
  }
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get {}
    set {}
  }
  public var description: String {}
  public var dismiss: DismissAction {}
  public var openURL: OpenURLAction {
    get {}
    set {}
  }
  public var isPresented: Bool {}
  public var isEnabled: Bool {
    get {}
    set {}
  }
  public var colorScheme: ColorScheme {
    get {}
    set {}
  }
  public var scenePhase: ScenePhase {
    get {}
    set {}
  }
  public var locale: Locale {
    get {}
    set {}
  }
  public var calendar: Calendar {
    get {}
    set {}
  }
  public var timeZone: TimeZone {
    get {}
    set {}
  }
  public var font: Font? {
    get {}
    set {}
  }
  public var layoutDirection: LayoutDirection {
    get {}
    set {}
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get {}
    set {}
  }
  public var lineLimit: Int? {
    get {}
    set {}
  }
  public var lineSpacing: CGFloat {
    get {}
    set {}
  }
  public var multilineTextAlignment: TextAlignment {
    get {}
    set {}
  }
  public var truncationMode: Text.TruncationMode {
    get {}
    set {}
  }
  public var minimumScaleFactor: CGFloat {
    get {}
    set {}
  }
  public var displayScale: CGFloat {
    get {}
    set {}
  }
  public var undoManager: UndoManager? {}
  public var accessibilityReduceMotion: Bool {}
  public var legibilityWeight: LegibilityWeight? {
    get {}
    set {}
  }
  public var redactionReasons: RedactionReasons {
    get {}
    set {}
  }
  public var refresh: RefreshAction? {}
  public var isSearching: Bool {}
  public var dismissSearch: DismissSearchAction {}
  #if !WATCHOS
    public var openWindow: OpenWindowAction {}
    public var controlSize: ControlSize {
      get {}
      set {}
    }
    public var horizontalSizeClass: UserInterfaceSizeClass? {
      get {}
      set {}
    }
    public var verticalSizeClass: UserInterfaceSizeClass? {
      get {}
      set {}
    }
    public var autocorrectionDisabled: Bool {
      get {}
      set {}
    }
  #endif
  #if IOS
    public var editMode: Binding<EditMode>? {
      get {}
      set {}
    }
  #endif
}
public enum EditMode: Sendable { case inactive, transient, active }
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) {}
  public static let placeholder: RedactionReasons = RedactionReasons(rawValue: 1)
}
@MainActor public struct DismissAction {
  public func callAsFunction() {}
}
@MainActor public struct DismissSearchAction {
  public func callAsFunction() {}
}
public struct RefreshAction: Sendable {
  public func callAsFunction() async {}
}
@MainActor @preconcurrency public struct OpenURLAction {
  public struct Result {
    public static var handled: Result {}
    public static var systemAction: Result {}
  }
  public init(handler: @escaping (URL) -> Result) {}
  public func callAsFunction(_ url: URL) {}
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {}
}
@MainActor public struct OpenWindowAction {
  public func callAsFunction(id: String) {}
}
public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge }
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2
  case accessibility3, accessibility4, accessibility5
  public var isAccessibilitySize: Bool {}
}
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}
extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value {}
}
