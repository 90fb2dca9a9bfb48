/// A piece of the arguments: bytes, since finding characters takes longer than all the rest.
private typealias Bytes = ArraySlice<UInt8>

/// What an `@available` attribute says.
package struct Availability: Hashable, Sendable {
    /// A platform with the version in which something is introduced.
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
        fileprivate init?(_ text: Bytes) {
            let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            let components = parts.compactMap { Int(String(decoding: $0, as: UTF8.self)) }
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

    /// What an attribute says about uses, besides where something is introduced.
    package enum Restriction: String, Hashable, Sendable {
        /// The compiler warns about uses.
        case deprecated
        /// The compiler rejects uses.
        case unavailable
        /// The compiler rejects uses from some version on.
        case obsoleted
        /// It has another name now.
        case renamed
    }

    /// The versions that introduce the declaration, by platform; empty where uses are restricted.
    package private(set) var introduced: [PlatformVersion] = []
    /// What else it says about uses.
    package private(set) var restrictions: Set<Restriction> = []

    /// Whether nothing can be used anywhere any more: `*, unavailable`.
    package private(set) var isWithdrawn = false
    /// What is used instead; `nil` where nothing is named.
    package private(set) var newName: String?

    /// Reads the arguments of the attribute, with parentheses, in the short form (`iOS 16, macOS 13, *`) or in the long
    /// one (`iOS, introduced: 16`).
    init(arguments: String) {
        let parts = Self.split(Array(arguments.utf8).dropFirst().dropLast())
        restrictions = Set(parts.compactMap { Restriction(rawValue: Self.word(at: $0)) })
        guard restrictions.isEmpty else {
            isWithdrawn = restrictions.contains(.unavailable) && parts.first?.elementsEqual("*".utf8) ?? false
            newName = parts.first { Self.word(at: $0) == Restriction.renamed.rawValue }.map(Self.literal(in:))
            return
        }
        let mark = Array("introduced:".utf8)
        if let introduced = parts.first(where: { $0.starts(with: mark) }), let platform = parts.first {
            add(platform, introduced.dropFirst(mark.count).drop { $0 == Self.blank })
            return
        }
        for part in parts {
            let words = part.split(separator: Self.blank)
            if words.count == 2 { add(words[0], words[1]) }
        }
    }

    private mutating func add(_ platform: Bytes, _ version: Bytes) {
        let name = String(decoding: platform, as: UTF8.self)
        guard Self.isPlatform(name), let version = Version(version) else { return }
        introduced.append(PlatformVersion(platform: name, version: version))
    }

    private static let blank = UInt8(ascii: " ")

    /// The arguments between commas outside string literals, without white space around them.
    private static func split(_ text: Bytes) -> [Bytes] {
        var isText = false
        let parts = text.split { byte in
            if byte == UInt8(ascii: "\"") { isText.toggle() }
            return byte == UInt8(ascii: ",") && !isText
        }
        return parts.map { part in
            var part = part.drop { $0 == blank }
            while part.last == blank { part.removeLast() }
            return part
        }
    }

    /// The word that `part` begins with.
    private static func word(at part: Bytes) -> String {
        String(decoding: part.prefix { $0 != UInt8(ascii: ":") && $0 != blank }, as: UTF8.self)
    }

    /// The text of the string literal in `part`.
    private static func literal(in part: Bytes) -> String {
        let quote = UInt8(ascii: "\"")
        return String(decoding: part.drop { $0 != quote }.dropFirst().prefix { $0 != quote }, as: UTF8.self)
    }

    /// Whether `name` is a platform; a package may define other names for its own sources only.
    private static func isPlatform(_ name: String) -> Bool {
        let suffix = "ApplicationExtension"
        switch name.hasSuffix(suffix) ? String(name.dropLast(suffix.utf8.count)) : name {
        case "macOS", "iOS", "watchOS", "tvOS", "visionOS", "macCatalyst", "driverKit", "OSX": return true
        default: return false
        }
    }
}
