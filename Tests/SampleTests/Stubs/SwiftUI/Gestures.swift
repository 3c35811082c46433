@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
}
extension Gesture {
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {}
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
  where Value: Equatable {}
  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _EndedGesture<Self> {}
  nonisolated public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> _EndedGesture<Self> {}
  nonisolated public func exclusively<Other: Gesture>(
    before other: Other
  ) -> _EndedGesture<Self> {}
}
public struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
}
public struct _ChangedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
}
@available(tvOS 16.0, *)
public struct TapGesture: Gesture {
  public typealias Value = Void
  nonisolated public init(count: Int = 1) {}
}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
public struct SpatialTapGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }
  nonisolated public init(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {}
}
@available(tvOS 14.0, *)
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  @available(tvOS, unavailable)
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}
@available(tvOS, unavailable)
public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize
    public var velocity: CGSize {
      get {}
      set {}
    }
    public var predictedEndTranslation: CGSize
  }
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {}
}
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct MagnifyGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var magnification: CGFloat
  }
  nonisolated public init() {}
}
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct RotateGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var rotation: Angle
  }
  nonisolated public init() {}
}
@frozen public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) {}
  public static let all: Self = Self(rawValue: 1)
  public static let none: Self = Self(rawValue: 1)
  public static let gesture: Self = Self(rawValue: 1)
  public static let subviews: Self = Self(rawValue: 1)
}
extension View {
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self }
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self }
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self }
  @available(tvOS 16.0, *)
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View { self }
  @available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
  @available(tvOS, unavailable)
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { self }
  @available(tvOS 14.0, *)
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void
  ) -> some View { self }
  @available(iOS 13.4, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
}
#if MACOS || IOS
  @available(macOS 15.0, visionOS 2.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  public struct PointerStyle: Sendable {
    @available(visionOS, unavailable)
    public static let link: Self = Self()
    @available(visionOS, unavailable)
    public static let grabIdle: Self = Self()
    @available(visionOS, unavailable)
    public static let horizontalText: Self = Self()
    @available(visionOS, unavailable)
    public static let rectSelection: Self = Self()
  }
  extension View {
    @available(macOS 15.0, visionOS 2.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View { self }
  }
#endif
