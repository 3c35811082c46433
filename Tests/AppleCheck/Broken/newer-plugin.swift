// refused for arm64-apple-macosx13.0: is only available in macOS 14
import Foundation
import PackagePlugin

func store(of context: PluginContext, where condition: Predicate<Int>) -> URL {
  context.pluginWorkDirectoryURL.appending(path: "book.sqlite")
}
