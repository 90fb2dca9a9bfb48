/// The build settings of a project's targets, in the configuration in which tests run.
struct XcodeSettings {
    private let objects: XcodeObjects
    private let places: XcodePlaces
    private let files: FileSystem
    /// The settings of the project, which its targets inherit.
    private let common: [String: PropertyList]

    init(_ objects: XcodeObjects, _ places: XcodePlaces, _ files: FileSystem) {
        self.objects = objects
        self.places = places
        self.files = files
        common = Self.values(of: objects.project, objects, places, files)
    }

    /// The settings of `target`, by their names.
    func values(ofTarget target: PropertyList) -> [String: PropertyList] {
        common.merging(Self.values(of: target, objects, places, files)) { inherited, own in
            guard own.strings.contains(where: { $0.contains("$(inherited)") }) else { return own }
            return .array((inherited.strings + own.strings).map(PropertyList.string))
        }
    }

    /// The settings that `object`, a target or the project, states itself or in its configuration file.
    private static func values(
        of object: PropertyList, _ objects: XcodeObjects, _ places: XcodePlaces, _ files: FileSystem
    ) -> [String: PropertyList] {
        guard let list = objects.object("buildConfigurationList", of: object) else { return [:] }
        let configurations = objects.objects("buildConfigurations", of: list).map(\.object)
        guard let chosen = configurations.first(where: { $0["name"]?.string == "Debug" }) ?? configurations.first
        else { return [:] }
        var values: [String: PropertyList] = [:]
        if let path = chosen["baseConfigurationReference"]?.string.flatMap({ places[$0] }) {
            readConfiguration(path, into: &values, files: files, depth: 0)
        }
        if case .dictionary(let own)? = chosen["buildSettings"] { values.merge(own) { _, own in own } }
        return values
    }

    /// Reads a configuration file: `NAME = VALUE`, and `#include "other.xcconfig"`.
    static func readConfiguration(
        _ path: String, into values: inout [String: PropertyList], files: FileSystem, depth: Int
    ) {
        guard depth < 8, let bytes = try? files.contents(of: path) else { return }
        for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
            let text = String(decoding: line, as: UTF8.self)
            let code = text.firstRange(of: "//").map { text[..<$0.lowerBound] } ?? text[...]
            if code.hasPrefix("#include") {
                let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
                guard parts.count > 2 else { continue }
                let other = Path.normalized(Path.join(Path.folder(of: path), String(parts[1])))
                readConfiguration(other, into: &values, files: files, depth: depth + 1)
            } else if let equals = code.firstIndex(of: "=") {
                let (name, value) = (trimmed(code[..<equals]), trimmed(code[code.index(after: equals)...]))
                values[name] = .string(value)
            }
        }
    }

    private static func trimmed(_ text: Substring) -> String {
        let isBlank = { (character: Character) in character.isWhitespace || character == ";" }
        let start = text.drop(while: isBlank)
        return String(start.reversed().drop(while: isBlank).reversed())
    }

    /// The settings among `values` that change the meaning of declarations.
    static func swiftSettings(in values: [String: PropertyList]) -> [SwiftSetting] {
        func text(_ name: String) -> String? { values[name]?.strings.joined(separator: " ") }
        var settings: [SwiftSetting] = []
        if let version = text("SWIFT_VERSION") { settings.append(.languageMode(version)) }
        if let actor = text("SWIFT_DEFAULT_ACTOR_ISOLATION") { settings.append(.defaultIsolation(actor)) }
        // A feature of its own wins over the one setting for all of them.
        let nonsending = text("SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT")
        if (nonsending ?? text("SWIFT_APPROACHABLE_CONCURRENCY")) == "YES" {
            settings.append(.feature("NonisolatedNonsendingByDefault"))
        }
        let flags = values["OTHER_SWIFT_FLAGS"]?.strings.flatMap { $0.split(separator: " ").map(String.init) } ?? []
        return settings + SwiftSetting.settings(inFlags: flags)
    }
}
