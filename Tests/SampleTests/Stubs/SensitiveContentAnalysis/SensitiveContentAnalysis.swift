@_exported import Foundation

@available(iOS 17.0, macOS 14.0, visionOS 2.0, *)
@objc public enum SCSensitivityAnalysisPolicy: Int, Sendable {
  case disabled, simpleInterventions, descriptiveInterventions
}
@available(iOS 17.0, macOS 14.0, visionOS 2.0, *)
open class SCSensitivityAnalysis: NSObject, @unchecked Sendable {
  open var isSensitive: Bool {}
}
@available(iOS 17.0, macOS 14.0, visionOS 2.0, *)
open class SCSensitivityAnalyzer: NSObject, @unchecked Sendable {
  public override init() {}
  open var analysisPolicy: SCSensitivityAnalysisPolicy {}
  nonisolated(nonsending) open func analyzeImage(at url: URL) async throws
    -> SCSensitivityAnalysis
  {}
}
