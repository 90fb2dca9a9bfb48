/// What an `@available` attribute says.
package struct Availability: Hashable, Sendable {
    /// A platform with the version at which something starts.
    package struct PlatformVersion: Hashable, Sendable, CustomStringConvertible {
        /// The platform: `iOS`.
        package let platform: String
        /// The version: `16.1`.
        package let version: Version

        /// The two as `@available` writes them.
        package var description: String { platform + " \(version)" }
    }

    /// A version of a platform or of the language.
    package struct Version: Hashable, Comparable, Sendable, CustomStringConvertible {
        /// The numbers between the dots.
        private let components: [Int]

        /// The version that `text` writes; `nil` for other text.
        init?(_ text: Substring) {
            let parts = text.split(separator: ".", omittingEmptySubsequences: false)
            let components = parts.compactMap { Int($0) }
            guard !components.isEmpty, components.count == parts.count else { return nil }
            self.components = components
        }

        /// Orders versions by age.
        package static func < (left: Version, right: Version) -> Bool {
            left.components.lexicographicallyPrecedes(right.components)
        }

        /// The numbers with dots between them.
        package var description: String { components.map(String.init).joined(separator: ".") }
    }

    /// What an attribute says of uses besides where something starts.
    package enum Restriction: String, Hashable, Sendable {
        /// The compiler warns of uses.
        case deprecated
        /// The compiler refuses uses.
        case unavailable
        /// The compiler refuses uses from some version on.
        case obsoleted
        /// It has another name now.
        case renamed
    }

    /// Where what it stands on starts, platform by platform; empty where uses are restricted.
    package private(set) var introduced: [PlatformVersion] = []
    /// What it says of uses besides.
    package private(set) var restrictions: Set<Restriction> = []

    /// Reads the arguments of the attribute, with parentheses, in the short form (`iOS 16, macOS 13, *`) or in the long
    /// one (`iOS, introduced: 16`).
    init(arguments: String) {
        let parts = Self.split(arguments.dropFirst().dropLast())
        restrictions = Set(parts.compactMap { Restriction(rawValue: String($0.prefix { $0 != ":" && $0 != " " })) })
        guard restrictions.isEmpty else { return }
        if let introduced = parts.first(where: { $0.hasPrefix("introduced:") }), let platform = parts.first {
            let version = introduced.dropFirst("introduced:".count).drop { $0 == " " }
            add(platform, version)
            return
        }
        for part in parts {
            let words = part.split(separator: " ")
            if words.count == 2 { add(words[0], words[1]) }
        }
    }

    private mutating func add(_ platform: Substring, _ version: Substring) {
        guard Self.isPlatform(platform), let version = Version(version) else { return }
        introduced.append(PlatformVersion(platform: String(platform), version: version))
    }

    /// The arguments between commas outside of string literals, without white space around them.
    private static func split(_ text: Substring) -> [Substring] {
        var isText = false
        let parts = text.split { character in
            if character == "\"" { isText.toggle() }
            return character == "," && !isText
        }
        return parts.map { part in
            let start = part.drop { $0 == " " }
            return start.dropLast(start.reversed().prefix { $0 == " " }.count)
        }
    }

    /// Whether `name` is a platform; a package may define other names for its own sources only.
    private static func isPlatform(_ name: Substring) -> Bool {
        let base = name.hasSuffix("ApplicationExtension") ? name.dropLast("ApplicationExtension".count) : name
        switch base {
        case "macOS", "iOS", "watchOS", "tvOS", "visionOS", "macCatalyst", "driverKit", "OSX": return true
        default: return false
        }
    }
}
