import UnderstudySemantics
import UnderstudySyntax

/// The edits that make one protocol of several that all code uses together.
///
/// The result has the name of the protocol or alias that is composed of exactly these, or else that of the first.
package struct ProtocolMerge: Sendable {
    /// The name of the result.
    package let name: String
    /// The edits, which must be made together, and only if nothing is refused.
    package private(set) var edits: [SourceEdit] = []
    /// The reasons against them.
    package private(set) var refusals: [Refusal] = []

    private let protocols: [ProtocolDeclaration]
    private let whole: ProtocolDeclaration?
    private let index: DeclarationIndex

    /// Merges `protocols`, two or more of different names.
    ///
    /// - Parameter wanted: The name of the result; `nil` to take that of a protocol that is there.
    package init(_ protocols: [ProtocolDeclaration], named wanted: String?, in index: DeclarationIndex) {
        self.protocols = protocols
        self.index = index
        let names = Set(protocols.map(\.simpleName))
        whole = Self.composition(of: names, in: index)
        let known = whole?.simpleName ?? protocols.first?.simpleName ?? ""
        name = wanted ?? known
        refuseName(besides: names, known)
        refuseHeads()
        refuseMembers()
        let named = protocols.first { $0.simpleName == name }
        guard refusals.isEmpty, let target = whole ?? named ?? protocols.first else { return }
        let others = protocols.filter { $0 !== target }
        let removals = others.map(DeclarationRemoval.init)
        refusals += removals.compactMap(\.refusal)
        let mentions = MergeMentions(
            of: names, as: name, in: protocols.first?.module, leavingOut: removals.map(\.declaration) + [target], index)
        refusals += mentions.refusals
        guard refusals.isEmpty else { return }
        let body = MergedBody(of: target, taking: removals, heads: protocols, among: names)
        let head = target.source[target.details.name]
        let renaming = target.simpleName == name ? [] : [SourceEdit(head, with: name, .renaming)]
        edits = renaming + mentions.edits + body.edits + removals.map(\.edit) + imports(of: target, for: others)
    }

    /// What is composed of exactly the protocols called `names`, and of nothing else.
    private static func composition(of names: Set<String>, in index: DeclarationIndex) -> ProtocolDeclaration? {
        let found = (index.allCompositions + index.allProtocols).filter { declaration in
            let inherited = declaration.inherited.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
            return declaration.requirements.isEmpty && declaration.associatedTypeNames.isEmpty
                && declaration.details.whereClause == nil && inherited.count == names.count
                && Set(inherited) == names
        }
        return found.count == 1 ? found[0] : nil
    }

    /// The name has to be free, and is that of the whole if there is one.
    private mutating func refuseName(besides names: Set<String>, _ known: String) {
        if name == known || names.contains(name) && whole == nil { return }
        if let whole {
            refuse("'\(whole.name)' is composed of them already, so the result has that name", whole)
        } else if let taken = index.location(ofTypeNamed: name) {
            refusals.append(Refusal(.unmergeable, "'\(name)' is already declared", at: taken))
        }
    }

    private mutating func refuse(_ words: String, _ declaration: ProtocolDeclaration) {
        refusals.append(Refusal(.unmergeable, words, at: declaration.location))
    }

    // MARK: - What stands against it

    /// The declarations have to agree in what holds for all of a protocol.
    private mutating func refuseHeads() {
        guard let first = protocols.first else { return }
        for declaration in protocols + (whole.map { [$0] } ?? []) {
            if let file = index.file(at: declaration.source.path),
                let error = file.diagnostics.first(where: { $0.severity == .error })
            {
                refusals.append(Refusal(.brokenFile, at: error.location ?? declaration.location))
            }
            if !declaration.scope.levels.isEmpty || !declaration.scope.branches.isEmpty {
                refuse("it is nested or under a condition", declaration)
            }
            if declaration.module != first.module {
                refuse("it is in another module than '\(first.name)'", declaration)
            }
            if declaration.access != first.access { refuse("it is not as visible as '\(first.name)'", declaration) }
            if count(ofTypesNamed: declaration.simpleName) > 1 { refuse("another type has its name", declaration) }
            if declaration.details.whereClause != nil || !declaration.primaryAssociatedTypes.isEmpty {
                refuse("it has primary associated types or a 'where' clause", declaration)
            }
        }
        for declaration in protocols + (whole.map { $0.isComposition ? [] : [$0] } ?? []) {
            if declaration.attributes != first.attributes || declaration.saysNonisolated != first.saysNonisolated {
                refuse("its attributes differ from those of '\(first.name)'", declaration)
            }
            if declaration.writtenAttributes.contains(where: { $0.name == "objc" }) {
                refusals.append(Refusal(.objectiveC, at: declaration.location))
            }
        }
    }

    private func count(ofTypesNamed name: String) -> Int {
        index.files.reduce(0) { count, file in
            count + file.protocols.count { $0.simpleName == name } + file.types.count { $0.simpleName == name }
                + file.aliases.count { $0.simpleName == name }
        }
    }

    /// No member of one may be chosen by another rule once all are in one protocol.
    private mutating func refuseMembers() {
        var required: [String: ProtocolDeclaration] = [:]
        for declaration in protocols {
            for requirement in declaration.requirements {
                if let other = required[requirement.name], other !== declaration {
                    refuse("'\(other.name)' requires '\(requirement.name)', too", declaration)
                }
                required[requirement.name] = declaration
            }
        }
        let names = Set(protocols.map(\.simpleName))
        var owners = required.mapValues(\.simpleName)
        for added in index.files.flatMap(\.extensions) where names.contains(added.extendedName) {
            for member in Requirement.gather(added.source[added.members]) {
                if let owner = owners[member.name], owner != added.extendedName {
                    let words = "'\(owner)' and an extension of '\(added.extendedName)' both have '\(member.name)'"
                    refusals.append(Refusal(.unmergeable, words, at: member.location))
                }
                owners[member.name] = added.extendedName
            }
        }
    }

    /// The imports that the members bring along.
    private func imports(of target: ProtocolDeclaration, for others: [ProtocolDeclaration]) -> [SourceEdit] {
        let known = Set((index.file(at: target.source.path)?.imports ?? []).map(\.text))
        var missing: Set<String> = []
        for other in others where other.source.path != target.source.path {
            let imports = index.file(at: other.source.path)?.imports ?? []
            missing.formUnion(imports.filter { $0.branches.isEmpty && !known.contains($0.text) }.map(\.text))
        }
        return ImportEdit.adding(missing.sorted(), to: target.source).map { [$0] } ?? []
    }
}
