import UnderstudySemantics
import UnderstudySyntax

extension UsageReport {
    /// The name of a consumer.
    func name(of consumer: ConsumerKey) -> String {
        switch consumer {
        case .type(let id): table.types[id].path
        case .member(let id): name(of: id)
        case .file(let id): table.files[id].source.path.split(separator: "/").last.map(String.init) ?? ""
        }
    }

    /// Where a consumer is declared.
    func location(of consumer: ConsumerKey) -> SourceLocation {
        switch consumer {
        case .type(let id): table.types[id].location
        case .member(let id): location(of: id)
        case .file(let id): table.files[id].source.location(at: 0)
        }
    }

    /// Whether a consumer, or the file that extends it, is not part of a product.
    func isTest(_ consumer: ConsumerKey, in file: FileID) -> Bool {
        if facts.isTestFile[file.number] { return true }
        if case .member(let id) = consumer {
            // `#Preview` is a consumer of its own.
            let info = table.members[id]
            return info.kind == .code && TestCode.isTest(typeNamed: String(info.name.dropFirst()))
        }
        guard case .type(let id) = consumer else { return false }
        return facts.isTestFile[table.types[id].file.number] || TestCode.isTest(typeNamed: table.types[id].path)
    }

    /// The text of the file at `path`.
    func source(at path: String) -> SourceText? { facts.index.file(at: path)?.source }

    /// Whether the file of `member` is generated.
    func isGenerated(_ member: MemberID) -> Bool {
        facts.isGeneratedFile[table.places[table.members[member].place].file.number]
    }

    /// The effective access level of `member`: its own, limited by those of the enclosing types.
    func access(of member: MemberID) -> AccessLevel {
        let info = table.members[member]
        let source = table.places[info.place].source
        let written = AccessLevel(source[info.syntax.modifiers]) ?? extensionLevel(around: info)
        var level = written ?? (info.isRequirement ? .open : .internal)
        var around = info.owner
        while let id = around {
            level = min(level, facts.accessByType[id] ?? .internal)
            around = table.types[id].enclosing
        }
        return level
    }

    /// Whether code that was not read may implement or override `member`, a public one.
    func mayBeOverridden(_ member: MemberID) -> Bool {
        let info = table.members[member]
        return info.isRequirement || info.owner.map { facts.accessByType[$0] == .open } == true
    }

    /// The access level of the extension that contains a member.
    private func extensionLevel(around info: MemberInfo) -> AccessLevel? {
        let file = table.files[table.places[info.place].file]
        return file.extensions.first { $0.syntax.range.contains(info.syntax.range) }?.access
    }

    /// Whether a protocol that was not read may require `member`, so that a type inferred from it would change.
    func mayImplementUnread(_ member: MemberID) -> Bool {
        let info = table.members[member]
        guard let owner = info.owner, info.kind != .initializer else { return false }
        let source = table.places[info.place].source
        if info.syntax.modifiers.contains(where: { source.matches($0.name, "override") }) {
            return implemented(by: member).isEmpty
        }
        return inheritsUnreadProtocol(owner)
    }

    private func inheritsUnreadProtocol(_ id: TypeID) -> Bool {
        table.holds(forAnyOf: id, table.inheritsUnreadProtocol) { type in
            table.inheritedTypes(of: type).enumerated().contains { position, inherited in
                guard case .external(let name, _) = inherited else { return false }
                // The first type that a class names is most often its superclass, which does not matter to a member
                // that overrides nothing.
                let isSuperclass = position == 0 && table.types[type].kind == .class
                return !isSuperclass && !Self.isHarmless(name)
            }
        }
    }

    /// Whether a protocol of this name has no associated type that a member could be inferred for.
    private static func isHarmless(_ name: String) -> Bool {
        harmless.contains(name) || harmlessEndings.contains { name.hasSuffix($0) }
    }

    private static let harmlessEndings = ["Delegate", "DataSource", "Convertible"]

    /// The members of superclasses and protocols in the sources that `member` overrides or implements.
    func implemented(by member: MemberID) -> [MemberID] {
        let info = table.members[member]
        guard let owner = info.owner else { return [] }
        let name = name(of: member)
        let labels = table.signature(of: member).parameters.map(\.label)
        let isDefault = table.types[owner].kind == .protocol && !info.isRequirement
        var types = table.ancestors(of: owner, owning: info.name, among: table.symbols.ownersOfMembers).map(\.type)
        if isDefault { types.append(owner) }
        return types.flatMap { type -> [MemberID] in
            (table.types[type].members[info.name] ?? []).filter { other in
                let candidate = table.members[other]
                guard candidate.kind == info.kind, other != member, self.name(of: other) == name else { return false }
                // A member that an extension of a protocol adds is not a requirement.
                if table.types[type].kind == .protocol, !candidate.isRequirement { return false }
                return table.signature(of: other).parameters.map(\.label) == labels
            }
        }
    }
}
