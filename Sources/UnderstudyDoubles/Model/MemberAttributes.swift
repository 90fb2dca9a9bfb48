import UnderstudySemantics
import UnderstudySyntax

/// Which attributes and modifiers of a requirement its implementation repeats.
enum MemberAttributes {
    /// Lines above the member: availability that is no platform's version.
    static func lines(_ requirement: Requirement) -> [String] {
        requirement.syntax.attributes
            .filter {
                requirement.source.matches($0.name, "available") && Availability($0, requirement.source).isRepeated
            }
            .map { requirement.source.compactText(in: $0.range) }
    }

    /// Whether an attribute that isn't known, and so may be a result builder, is written on `requirement`.
    static func mayHoldBuilder(_ requirement: Requirement, in context: DoubleContext) -> Bool {
        requirement.syntax.attributes.contains { attribute in
            let name = requirement.source.text(in: attribute.name)
            return name.first?.isUppercase == true && MemberIsolation.globalActor("@" + name, in: context.index) == nil
                && name != "Sendable"
        }
    }

    /// Attributes and modifiers on the member's line, with a space behind each.
    static func inline(_ requirement: Requirement, in context: DoubleContext, _ printer: TypePrinter) -> String {
        var words: [String] = []
        for attribute in requirement.syntax.attributes {
            let name = requirement.source.text(in: attribute.name)
            if name == "discardableResult" || name == "concurrent" || name == "Sendable" { words.append("@" + name) }
            if let actor = MemberIsolation.globalActor("@" + name, in: context.index) {
                words.append("@" + (context.index.qualifiedName(of: actor, in: printer.origin) ?? actor))
            }
        }
        for modifier in requirement.syntax.modifiers {
            let name = requirement.source.text(in: modifier.name)
            switch name {
            case "static", "prefix", "postfix", "infix", "isolated": words.append(name)
            case "class": words.append("static")
            case "mutating" where context.wrapper != nil: words.append(name)
            case "nonisolated": words.append(requirement.source.compactText(in: modifier.range))
            default: break
            }
        }
        return words.map { $0 + " " }.joined()
    }
}

/// Where single members run.
enum MemberIsolation {
    /// The global actor written on `requirement`.
    static func globalActor(of requirement: Requirement, in index: DeclarationIndex) -> String? {
        for attribute in requirement.syntax.attributes {
            let text = requirement.source.compactText(in: attribute.range)
            if let actor = index.globalActor(text) { return actor }
        }
        return nil
    }

    /// The global actor that `attribute` names.
    static func globalActor(_ attribute: String, in index: DeclarationIndex) -> String? {
        index.globalActor(attribute)
    }

    /// Whether `requirement` is `nonisolated`.
    static func isNonisolated(_ requirement: Requirement) -> Bool {
        requirement.syntax.modifiers.contains {
            requirement.source.matches($0.name, "nonisolated") && $0.detail == nil
        }
    }
}

/// What an `@available` attribute says.
struct Availability {
    /// The platforms with the versions they start at.
    let platforms: [(platform: String, version: String)]
    /// Whether it says more than where something starts, so that it is repeated on the member.
    let isRepeated: Bool

    /// Whether `name` is a platform; a package may define other names for its own sources only.
    private static func isPlatform(_ name: Substring) -> Bool {
        let base = name.hasSuffix("ApplicationExtension") ? name.dropLast("ApplicationExtension".count) : name
        return ["macOS", "iOS", "watchOS", "tvOS", "visionOS", "macCatalyst", "driverKit", "OSX"].contains(base)
    }

    init(_ attribute: AttributeSyntax, _ source: SourceText) {
        guard let range = attribute.arguments else {
            platforms = []
            isRepeated = false
            return
        }
        let arguments = source.compactText(in: range).dropFirst().dropLast()
        let words = ["deprecated", "unavailable", "obsoleted", "renamed"]
        isRepeated = words.contains { arguments.contains($0) }
        platforms =
            isRepeated
            ? []
            : arguments.split(separator: ",").compactMap { part in
                let words = part.split(separator: " ")
                guard words.count == 2, words[1].first?.isNumber == true, words[0] != "swift" else { return nil }
                return Self.isPlatform(words[0]) ? (String(words[0]), String(words[1])) : nil
            }
    }
}
