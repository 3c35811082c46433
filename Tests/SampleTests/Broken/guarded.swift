// accepted for ios 15.0
// accepted for tvos 15.0
// accepted for visionos 1.0
import SwiftUI
import UIKit

final class PersonCell: UICollectionViewCell {
  func show(_ name: String) {
    if #available(iOS 16.0, tvOS 16.0, *) {
      contentConfiguration = UIHostingConfiguration { Text(name) }
    }
  }
}
