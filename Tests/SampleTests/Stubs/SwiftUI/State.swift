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
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public typealias Element = Binding<Value.Element>
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public struct Iterator: IteratorProtocol {
    public mutating func next() -> Binding<Value.Element>? {}
  }
  public func makeIterator() -> Iterator {}
}
extension Binding: Identifiable where Value: Identifiable {
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
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
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
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
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
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
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
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
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
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
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) {}
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value {}
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@frozen @propertyWrapper public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {}
  public init() {}
  public var wrappedValue: ID {}
}
#if IOS
  @available(iOS 14.0, tvOS 14.0, *)
  @MainActor @propertyWrapper @preconcurrency
  public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
    DynamicProperty
  {
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
    public var wrappedValue: DelegateType {}
  }
#elseif MACOS
  @available(macOS 11.0, *)
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
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get {}
    set {}
  }
  public var description: String {}
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var dismiss: DismissAction {}
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public var openURL: OpenURLAction {
    get {}
    set {}
  }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var isPresented: Bool {}
  public var isEnabled: Bool {
    get {}
    set {}
  }
  public var colorScheme: ColorScheme {
    get {}
    set {}
  }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
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
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
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
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public var redactionReasons: RedactionReasons {
    get {}
    set {}
  }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var refresh: RefreshAction? {}
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var isSearching: Bool {}
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var dismissSearch: DismissSearchAction {}
  #if !WATCHOS
    @available(iOS 16.0, macOS 13.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public var openWindow: OpenWindowAction {}
    @available(iOS 15.0, tvOS 15.0, watchOS 9.0, *)
    public var controlSize: ControlSize {
      get {}
      set {}
    }
    @available(watchOS 10.0, *)
    public var horizontalSizeClass: UserInterfaceSizeClass? {
      get {}
      set {}
    }
    @available(watchOS 10.0, *)
    public var verticalSizeClass: UserInterfaceSizeClass? {
      get {}
      set {}
    }
    @available(watchOS 8.0, *)
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
@available(macOS, unavailable)
@available(watchOS, unavailable)
public enum EditMode: Sendable { case inactive, transient, active }
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) {}
  public static let placeholder: RedactionReasons = RedactionReasons(rawValue: 1)
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@MainActor public struct DismissAction {
  public func callAsFunction() {}
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@MainActor public struct DismissSearchAction {
  public func callAsFunction() {}
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct RefreshAction: Sendable {
  public func callAsFunction() async {}
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency public struct OpenURLAction {
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public struct Result {
    public static var handled: Result {}
    public static var systemAction: Result {}
  }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public init(handler: @escaping (URL) -> Result) {}
  public func callAsFunction(_ url: URL) {}
  @available(watchOS, unavailable)
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {}
}
@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor public struct OpenWindowAction {
  public func callAsFunction(id: String) {}
}
public enum ColorScheme: CaseIterable, Sendable { case light, dark }
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
@available(iOS 15.0, tvOS 15.0, watchOS 9.0, *)
public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
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
