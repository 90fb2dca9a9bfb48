import UnderstudySegregation
import UnderstudySemantics
import UnderstudySyntax

/// The text before the braces of the new protocols.
struct PartHead {
    /// The white space in front of the old declaration.
    let indentation: String
    private let attributes: [Attribute]
    /// Those of the parts, which may say more of where they run.
    private let partAttributes: [Attribute]
    private let modifiers: String
    /// What every part inherits.
    private let repeated: [String]
    /// What the old protocol inherits.
    private let inherited: [String]
    /// The same as it is written.
    private let clause: InheritanceClause
    /// The associated types that the old protocol inherits.
    private let inheritedTypes: Set<String>

    /// - Parameter settings: Those of the module.
    init(_ declaration: ProtocolDeclaration, _ resolved: ResolvedProtocol, _ settings: ModuleSettings) {
        let source = declaration.source
        let start = declaration.syntax.range.lowerBound
        let line = source.lines.range(ofLine: source.lines.line(at: start))
        let before = source.text(in: ByteRange(start: line.lowerBound, end: start))
        indentation = before.allSatisfy { $0 == " " || $0 == "\t" } ? before : ""
        modifiers = declaration.syntax.modifiers.map { source.text(in: $0.range) + " " }.joined()
        inherited = declaration.inherited
        clause = InheritanceClause(source[declaration.details.inherited], after: 0)
        inheritedTypes = Set(resolved.associatedTypes.map(\.name)).subtracting(declaration.associatedTypeNames)
        repeated = Self.repeated(declaration, resolved)
        let isDefault = settings.isMainActorByDefault && resolved.isolation.isMainActor
        let own = declaration.writtenAttributes
        attributes = own
        let isSaid =
            isDefault && !own.contains(Attribute("MainActor"))
            && settings.saysIsolationOfRefined(declaration.effectiveAccess)
        partAttributes =
            (isDefault ? own : Self.attributes(declaration, resolved)) + (isSaid ? [Attribute("MainActor")] : [])
    }

    /// The constraints that a part takes over from the whole: a class, an actor, `Sendable`, or protocols that were not
    /// read.
    private static func repeated(_ declaration: ProtocolDeclaration, _ resolved: ResolvedProtocol) -> [String] {
        let superclass = resolved.superclass.map { TypePath($0.simpleName) }
        var names = declaration.inherited.filter { name in
            Composition.markers.contains(name) || resolved.unresolved.contains(name)
                || superclass?.names(name) == true
        }
        let known = Set(names.map { StandardProtocol.Name($0) })
        func demand(_ name: StandardProtocol.Name, unless others: Set<StandardProtocol.Name>) {
            if known.isDisjoint(with: others) { names.append(name.text) }
        }
        if resolved.isolation == .actor {
            demand(.actor, unless: [.actor, .distributedActor])
            return names
        }
        if resolved.isClassBound, resolved.superclass == nil { demand(.anyObject, unless: [.anyObject, .class]) }
        if resolved.refinesSendable { demand(.sendable, unless: [.sendable]) }
        return names
    }

    /// The isolation of an inherited protocol applies to the parts' members, too, unless the protocol declares its own.
    private static func attributes(_ declaration: ProtocolDeclaration, _ resolved: ResolvedProtocol) -> [Attribute] {
        let own = declaration.writtenAttributes
        guard case .globalActor(let name) = resolved.isolation, !own.contains(Attribute(name)),
            !declaration.inherited.isEmpty
        else { return own }
        return own + [Attribute(name)]
    }

    /// The head of the part `name`, which declares `members` and inherits the parts `others`.
    func text(
        naming name: String, primary: [String], constraint: String, members: [String], inheriting others: [String] = []
    ) -> String {
        let words = members.reduce(into: Set<String>()) { $0.formUnion(TextWords.words(of: $1)) }
        let isTied = !words.isDisjoint(with: inheritedTypes)
        let names = (isTied ? repeated + inherited.filter { !repeated.contains($0) } : repeated) + others
        return lines(partAttributes) + "\(modifiers)protocol \(name)\(Self.list(primary))"
            + (names.isEmpty ? "" : ": " + names.joined(separator: ", ")) + constraint
    }

    /// The head of the old protocol, which now consists of `parts`.
    func refinement(naming name: String, primary: [String], constraint: String, parts: [String]) -> String {
        lines(attributes) + "\(modifiers)protocol \(name)\(Self.list(primary))"
            + clause.text(adding: parts) + constraint
    }

    /// The old name as an alias: it has no isolation of its own.
    func alias(naming name: String, parts: [String]) -> String {
        let access = modifiers.split(separator: " ").filter { AccessLevel(rawValue: String($0)) != nil }
        let head = access.isEmpty ? "" : access.joined(separator: " ") + " "
        return lines(attributes.filter { $0.availability != nil })
            + "\(head)typealias \(name) = \(parts.joined(separator: " & "))"
    }

    private func lines(_ attributes: [Attribute]) -> String {
        attributes.map { $0.description + "\n" + indentation }.joined()
    }

    private static func list(_ primary: [String]) -> String {
        primary.isEmpty ? "" : "<" + primary.joined(separator: ", ") + ">"
    }
}
