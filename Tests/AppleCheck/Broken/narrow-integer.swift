// refused for arm64_32-apple-watchos8.0: overflows when stored into 'Int'
// accepted for arm64-apple-watchos8.0
let nanosecondsOfAMinute: Int = 60_000_000_000
