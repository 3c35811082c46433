// refused for arm64-apple-macosx13.0: is only available in macOS 14
import Foundation
import Testing

func count(_ conditions: [Predicate<Int>]) -> Int { conditions.count }

@Test func thereAreNone() { #expect(count([]) == 0) }
