@_exported import Foundation

@objc public enum SCSensitivityAnalysisPolicy: Int, Sendable {
  case disabled, simpleInterventions, descriptiveInterventions
}
open class SCSensitivityAnalysis: NSObject {
  open var isSensitive: Bool {}
}
open class SCSensitivityAnalyzer: NSObject {
  public override init() {}
  open var analysisPolicy: SCSensitivityAnalysisPolicy {}
  open func analyzeImage(at url: URL) async throws -> SCSensitivityAnalysis {}
}
