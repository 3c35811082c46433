// refused for arm64-apple-ios15.0: is only available in iOS 16.0 or newer
// accepted for arm64-apple-ios17.0
// refused for arm64-apple-watchos8.0: is unavailable in watchOS
import SwiftUI

func configuration() -> UIHostingConfiguration { UIHostingConfiguration() }
