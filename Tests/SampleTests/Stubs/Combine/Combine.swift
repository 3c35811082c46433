@_exported import Foundation

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error
}
public protocol CustomCombineIdentifierConvertible {}
public enum Subscribers {
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}
extension Subscribers.Completion: Sendable {}
public protocol Cancellable {
  func cancel()
}
public final class AnyCancellable: Cancellable, Hashable {
  public init(_ cancel: @escaping () -> Void) {}
  public func cancel() {}
  public func store(in set: inout Set<AnyCancellable>) {}
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {}
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool {}
  public func hash(into hasher: inout Hasher) {}
}
extension Cancellable {
  public func store(in set: inout Set<AnyCancellable>) {}
}
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
}
extension Subject where Output == Void {
  public func send() {}
}
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  public init() {}
  public func send(_ value: Output) {}
  public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {}
}
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  public init(_ value: Output) {}
  public var value: Output {
    get {}
    set {}
  }
  public func send(_ value: Output) {}
  public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {}
}
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {}
  public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {}
}
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public init(_ output: Output) {}
  public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, Output == S.Input {}
}
public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions
}
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
}
public struct SchedulerTime: Strideable, Sendable {
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Sendable {
    public var magnitude: Double
    public init(integerLiteral value: Int) {}
    public init?<T: BinaryInteger>(exactly source: T) {}
    public static func seconds(_ s: Int) -> Stride {}
    public static func seconds(_ s: Double) -> Stride {}
    public static func milliseconds(_ ms: Int) -> Stride {}
    public static func < (lhs: Stride, rhs: Stride) -> Bool {}
    public static func + (lhs: Stride, rhs: Stride) -> Stride {}
    public static func - (lhs: Stride, rhs: Stride) -> Stride {}
    public static func * (lhs: Stride, rhs: Stride) -> Stride {}
    public static func *= (lhs: inout Stride, rhs: Stride) {}
  }
  public func distance(to other: SchedulerTime) -> Stride {}
  public func advanced(by n: Stride) -> SchedulerTime {}
}
extension DispatchQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public struct SchedulerOptions {}
}
extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public struct SchedulerOptions {}
}

extension Publisher {
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {}
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {}
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {}
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {}
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {}
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {}
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {}
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {}
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {}
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {}
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {}
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {}
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {}
  public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {}
  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {}
  public func share() -> AnyPublisher<Output, Failure> {}
}
extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> {}
}
extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {}
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {}
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func assign(to published: inout Published<Output>.Publisher) {}
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var values: AsyncPublisher<Self> {}
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  public struct Iterator: AsyncIteratorProtocol {
    public mutating func next() async -> P.Output? {}
  }
  public func makeAsyncIterator() -> Iterator {}
}

public protocol ConnectablePublisher: Publisher {
  func connect() -> any Cancellable
}
extension ConnectablePublisher {
  public func autoconnect() -> AnyPublisher<Output, Failure> {}
}
extension NotificationCenter {
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Never, S.Input == Notification {}
  }
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {}
}
extension Timer {
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Date {}
    public func connect() -> any Cancellable {}
  }
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {}
}
extension _KeyValueCodingAndObserving where Self: NSObject {
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {}
}
extension URLSession {
  public func dataTaskPublisher(
    for url: URL
  ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {}
}

public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  public init() {}
  public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Void {}
  public func send() {}
}
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}
extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher {}
}
@propertyWrapper public struct Published<Value> {
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Value {}
  }
  public var projectedValue: Publisher {
    mutating get {}
    set {}
  }
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get {}
    set {}
  }
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get {}
    set {}
  }
}
