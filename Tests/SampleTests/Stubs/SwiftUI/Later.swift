import CoreData
import Foundation

#if IOS
  @available(iOS 26.0, tvOS 27.0, visionOS 26.0, *)
  @MainActor public protocol UIHostingSceneDelegate: UISceneDelegate {
    associatedtype RootScene: Scene
    @SceneBuilder static var rootScene: RootScene { get }
  }
  extension UISceneSessionActivationRequest {
    @available(iOS 26.0, tvOS 27.0, visionOS 26.0, *)
    public init?<D: UIHostingSceneDelegate>(hostingDelegateClass: D.Type, id: String) {}
  }
#elseif MACOS
  @available(macOS 26.0, *)
  @MainActor public class NSHostingSceneRepresentation<Content: Scene>: NSObject {
    public init(@SceneBuilder rootScene: () -> Content) {}
    public var environment: EnvironmentValues {}
  }
  extension NSApplication {
    @available(macOS 26.0, *)
    public func addSceneRepresentation<Content: Scene>(
      _ representation: NSHostingSceneRepresentation<Content>
    ) {}
  }
  @available(macOS 14.0, *)
  @MainActor public struct OpenSettingsAction {
    public func callAsFunction() {}
  }
  extension EnvironmentValues {
    @available(macOS 14.0, *)
    public var openSettings: OpenSettingsAction {}
  }
#else
  @available(watchOS 7.0, *)
  @MainActor @propertyWrapper @preconcurrency
  public struct WKApplicationDelegateAdaptor<DelegateType: NSObject & WKApplicationDelegate>:
    DynamicProperty
  {
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
    public var wrappedValue: DelegateType {}
  }
#endif

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@MainActor @preconcurrency public protocol TabContent {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct Tab<Value, Content: View>: TabContent, PrimitiveView {
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {}
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Tab where Value == Never {
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {}
}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TabContent {
  nonisolated public func badge(_ count: Int) -> some TabContent { self }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public protocol TimelineSchedule {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AnimationTimelineSchedule: TimelineSchedule {}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule {}
}
public struct TimelineViewContext {
  public var date: Date {}
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewContext) -> Content
  ) {}
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct ConcentricRectangle: Shape {
  public init() {}
  nonisolated public func path(in rect: CGRect) -> Path {}
}

#if IOS || MACOS
  @available(iOS 16.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  public struct TableColumn<Row: Identifiable, Content: View> {
    public init(
      _ title: LocalizedStringKey, @ViewBuilder content: @escaping (Row) -> Content
    ) {}
  }
  @available(iOS 16.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  public struct Table<Row: Identifiable, Content: View>: PrimitiveView {
    nonisolated public init(_ rows: [Row], columns: () -> TableColumn<Row, Content>) {}
  }
#endif

@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
public struct NavigationTransitionZoom {}
extension NavigationTransitionZoom {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self {}
}
extension View {
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  nonisolated public func navigationTransition(
    _ transition: NavigationTransitionZoom
  ) -> some View { self }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { self }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  nonisolated public func userActivity(
    _ type: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
}
extension EnvironmentValues {
  public var managedObjectContext: NSManagedObjectContext {
    get {}
    set {}
  }
}

// The availability is from each declaration's page in developer.apple.com/documentation/swiftui.
extension View {
  @available(macOS 13.0, tvOS 15.0, *)
  @available(iOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  nonisolated public func focusSection() -> some View {}
}

#if IOS
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS 1.0, *)
  public struct OrnamentAttachmentAnchor {
    public static func scene(_ anchor: UnitPoint) -> OrnamentAttachmentAnchor {}
  }
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS 1.0, *)
  @MainActor open class UIHostingOrnament<Content: View>: UIOrnament {
    public init(
      sceneAnchor: UnitPoint, contentAlignment: Alignment = .center,
      @ViewBuilder content: () -> Content
    ) {}
  }
  extension View {
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS 1.0, *)
    nonisolated public func glassBackgroundEffect() -> some View {}
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS 1.0, *)
    nonisolated public func ornament<Content: View>(
      attachmentAnchor: OrnamentAttachmentAnchor, contentAlignment: Alignment = .center,
      @ViewBuilder ornament: () -> Content
    ) -> some View {}
  }
#endif
@available(iOS 13.4, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public enum DropOperation: Sendable {
  case cancel
  case forbidden
  case copy
  case move
}
/// A drop in progress, as passed to the action of a drop destination.
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DropSession {
  public enum Phase: Hashable, Sendable {
    case entering
    case active
    case exiting
    case ended(DropOperation)
    case dataTransferCompleted
  }
  public var phase: Phase {}
}
