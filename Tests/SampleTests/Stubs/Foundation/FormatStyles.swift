// The toolchain's own FoundationInternationalization declares these where it can be imported.
// Availability: https://developer.apple.com/documentation/foundation/formatstyle
#if !canImport(Glibc)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public struct FloatingPointFormatStyle<Value: BinaryFloatingPoint>: FormatStyle {
    public struct Percent: FormatStyle {
      public func format(_ value: Value) -> String {}
      public func precision(_ p: NumberFormatStyleConfiguration.Precision) -> Self {}
    }
    public func format(_ value: Value) -> String {}
  }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public enum NumberFormatStyleConfiguration {
    public struct Precision: Sendable {
      public static func fractionLength(_ length: Int) -> Self {}
    }
  }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public struct IntegerFormatStyle<Value: BinaryInteger>: FormatStyle {
    public func format(_ value: Value) -> String {}
  }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Percent {
    public static var percent: Self {}
  }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  extension FormatStyle where Self == FloatingPointFormatStyle<Float>.Percent {
    public static var percent: Self {}
  }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
    public static var number: Self {}
  }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  extension FormatStyle where Self == FloatingPointFormatStyle<CGFloat> {
    public static var number: Self {}
  }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  extension FormatStyle where Self == IntegerFormatStyle<Int> {
    public static var number: Self {}
  }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  extension Decimal {
    // Source: https://developer.apple.com/documentation/foundation/decimal/formatstyle
    public struct FormatStyle: FoundationEssentials.FormatStyle {
      public init(locale: Locale = .autoupdatingCurrent) {}
      public func format(_ value: Decimal) -> String {}
    }
    public func formatted<S: FoundationEssentials.FormatStyle>(_ format: S) -> S.FormatOutput
    where S.FormatInput == Decimal {}
  }
#endif
