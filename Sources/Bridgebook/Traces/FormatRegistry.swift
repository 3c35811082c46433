/// All formats, sorted by id; a new format is a file in `Formats` and a line here.
package enum FormatRegistry {
  package static let formats: [TraceFormat] = [
    AttributeGraphFormat.format,
    BridgeTraceFormat.format,
    ChromeTraceFormat.format,
    ConsoleAppFormat.format,
    CrashTextFormat.format,
    DeviceSyslogFormat.format,
    CrashReportFormat.format,
    LumberjackFormat.format,
    OSLogCompactFormat.format,
    OSLogDefaultFormat.format,
    OSLogJSONFormat.format,
    OSLogNDJSONFormat.format,
    OSLogSyslogFormat.format,
    PlainFormat.format,
    PrintChangesFormat.format,
    SignpostsFormat.format,
    SwiftLogFormat.format,
    XcodeIssueFormat.format,
    XcodeNSLogFormat.format,
    XcodeStructuredFormat.format,
    XCTestLogFormat.format,
    XctraceXMLFormat.format,
  ]

  /// Returns the format with the given id.
  package static func format(_ id: String) -> TraceFormat? { formats.first { $0.id == id } }
}
