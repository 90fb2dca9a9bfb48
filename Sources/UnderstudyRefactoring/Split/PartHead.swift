import UnderstudySegregation
import UnderstudySemantics
import UnderstudySyntax

/// What stands before the braces of the new protocols.
struct PartHead {
    /// The white space in front of the old declaration.
    let indentation: String
    private let attributes: [String]
    private let modifiers: String
    /// What every part inherits.
    private let repeated: [String]
    /// What the old protocol inherits, as it is written.
    private let inherited: [String]
    /// The associated types that the old protocol inherits.
    private let inheritedTypes: Set<String>

    init(_ declaration: ProtocolDeclaration, _ resolved: ResolvedProtocol) {
        let source = declaration.source
        let start = declaration.syntax.range.lowerBound
        let line = source.lines.range(ofLine: source.lines.line(at: start))
        let before = source.text(in: ByteRange(start: line.lowerBound, end: start))
        indentation = before.allSatisfy { $0 == " " || $0 == "\t" } ? before : ""
        modifiers = declaration.syntax.modifiers.map { source.text(in: $0.range) + " " }.joined()
        inherited = declaration.inherited
        inheritedTypes = Set(resolved.associatedTypes.map(\.name)).subtracting(declaration.associatedTypeNames)
        repeated = Self.repeated(declaration, resolved)
        attributes = Self.attributes(declaration, resolved)
    }

    /// What a type of a part must be as one of the whole must: a class, an actor, sendable, or of what was not read.
    private static func repeated(_ declaration: ProtocolDeclaration, _ resolved: ResolvedProtocol) -> [String] {
        let superclass = resolved.superclass?.simpleName
        var names = declaration.inherited.filter { name in
            Composition.markers.contains(name) || resolved.unresolved.contains(name)
                || superclass.map { name == $0 || name.hasSuffix("." + $0) } == true
        }
        let isActor = names.contains("Actor") || names.contains("DistributedActor")
        if resolved.isolation == .actor, !isActor { names.append("Actor") }
        if resolved.isClassBound, resolved.isolation != .actor, resolved.superclass == nil,
            !names.contains("AnyObject"), !names.contains("class")
        {
            names.append("AnyObject")
        }
        if resolved.isSendable, resolved.isolation != .actor, !names.contains("Sendable") { names.append("Sendable") }
        return names
    }

    private static func attributes(_ declaration: ProtocolDeclaration, _ resolved: ResolvedProtocol) -> [String] {
        let own = declaration.attributes
        // What is inherited runs the parts' members, too, unless the protocol says itself where they run.
        guard case .globalActor(let name) = resolved.isolation, !own.contains(where: { $0 == "@" + name }),
            !declaration.inherited.isEmpty
        else { return own }
        return own + ["@" + name]
    }

    /// The head of the part `name`, which declares the members `texts`.
    func text(naming name: String, primary: [String], constraint: String, members: [String]) -> String {
        let words = members.reduce(into: Set<String>()) { $0.formUnion(TextWords.words(of: $1)) }
        let isTied = !words.isDisjoint(with: inheritedTypes)
        let names = isTied ? repeated + inherited.filter { !repeated.contains($0) } : repeated
        return lines(attributes) + "\(modifiers)protocol \(name)\(Self.list(primary))"
            + (names.isEmpty ? "" : ": " + names.joined(separator: ", ")) + constraint
    }

    /// The head of the old protocol, which is made of `parts` from now on.
    func refinement(naming name: String, primary: [String], constraint: String, parts: [String]) -> String {
        let kept = inherited.filter { !Composition.markers.contains($0) }
        return lines(attributes) + "\(modifiers)protocol \(name)\(Self.list(primary)): "
            + (kept + parts).joined(separator: ", ") + constraint
    }

    /// The old name as an alias: it has no isolation of its own.
    func alias(naming name: String, parts: [String]) -> String {
        let access = modifiers.split(separator: " ").filter { AccessLevel(rawValue: String($0)) != nil }
        let head = access.isEmpty ? "" : access.joined(separator: " ") + " "
        return lines(attributes.filter { $0.hasPrefix("@available") })
            + "\(head)typealias \(name) = \(parts.joined(separator: " & "))"
    }

    private func lines(_ attributes: [String]) -> String { attributes.map { $0 + "\n" + indentation }.joined() }

    private static func list(_ primary: [String]) -> String {
        primary.isEmpty ? "" : "<" + primary.joined(separator: ", ") + ">"
    }
}
