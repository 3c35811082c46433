// refused for ios 13.0: only for iOS 17.0 and newer
// refused for catalyst 16: only for iOS 17.0 and newer
// accepted for ios 17
import SwiftUI

@available(iOS 17.0, *)
struct LikeButton: View {
  @State private var likes = 0

  var body: some View {
    Button("Like") { likes += 1 }
      .sensoryFeedback(.selection, trigger: likes)
  }
}
