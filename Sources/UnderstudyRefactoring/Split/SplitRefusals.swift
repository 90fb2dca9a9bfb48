import UnderstudySegregation
import UnderstudySemantics
import UnderstudySyntax

/// Finds the reasons against splitting a protocol.
enum SplitRefusals {
    /// All reasons against the parts called `names`.
    static func find(
        _ split: ProtocolSplit, names: [String], in index: DeclarationIndex, _ options: SplitOptions
    ) -> [Refusal] {
        let declaration = split.declaration
        func refusal(_ reason: Refusal.Reason, _ name: String = "") -> Refusal {
            Refusal(reason, name, at: declaration.location)
        }
        var refusals: [Refusal] = []
        switch split.facts.standing {
        case .generated: refusals.append(refusal(.generated))
        case .test: refusals.append(refusal(.test))
        case .deprecated: refusals.append(refusal(.deprecated))
        case .ordinary: break
        }
        refusals += fixedByLanguage(split)
        let attributes = zip(declaration.attributes, declaration.writtenAttributes)
        if !split.facts.isObjC, let (text, _) = attributes.first(where: { !isKnown($1, in: index) }) {
            refusals.append(refusal(.attribute, text))
        }
        if let level = declaration.scope.levels.first(where: { !$0.genericParameters.isEmpty || $0.name.contains("<") })
        {
            refusals.append(refusal(.genericContext, level.name))
        }
        if let file = index.file(at: declaration.source.path),
            let error = file.diagnostics.first(where: { $0.severity == .error })
        {
            refusals.append(Refusal(.brokenFile, at: error.location ?? declaration.location))
        }
        refusals += taken(names, split, in: index)
        if !options.isForced, let place = split.unresolved.first {
            refusals.append(Refusal(.unresolved, declaration.name, at: place))
        }
        return refusals
    }

    /// The reasons that apply to any parts: the protocol is exposed to Objective-C, or some requirements are optional.
    static func fixedByLanguage(_ split: ProtocolSplit) -> [Refusal] {
        let declaration = split.declaration
        let optional = declaration.requirements.first { $0.signature.hasModifier("optional") }
        return (split.facts.isObjC ? [Refusal(.objectiveC, at: declaration.location)] : [])
            + (optional.map { [Refusal(.optionalRequirements, $0.name, at: $0.location)] } ?? [])
    }

    /// Whether an attribute may be repeated on each part: availability, or a global actor.
    private static func isKnown(_ attribute: Attribute, in index: DeclarationIndex) -> Bool {
        knownAttributes.contains(attribute.name) || attribute.isCalledActor || index.globalActor(attribute) != nil
    }

    private static let knownAttributes: Set<String> = ["available", "preconcurrency", "_spi", "_documentation"]

    /// Names that are already taken, in any scope, since that may be visible where a part is named.
    private static func taken(_ names: [String], _ split: ProtocolSplit, in index: DeclarationIndex) -> [Refusal] {
        var seen: Set<String> = []
        let repeated = names.filter { !seen.insert($0).inserted }
        return names.compactMap { name in
            let platform = SwiftLibraryNames.contains(name) ? split.declaration.location : nil
            return (index.location(ofTypeNamed: name) ?? platform).map { Refusal(.nameTaken, name, at: $0) }
        } + repeated.map { Refusal(.nameTaken, $0, at: split.declaration.location) }
    }
}

extension DeclarationIndex {
    /// Where some protocol, type or alias called `name` is declared.
    func location(ofTypeNamed name: String) -> SourceLocation? {
        guard declaresType(named: name) else { return nil }
        for file in files {
            if let found = file.protocols.first(where: { $0.simpleName == name }) { return found.location }
            if let found = file.types.first(where: { $0.simpleName == name }) {
                return found.source.location(at: found.details.name.lowerBound)
            }
            if let found = file.aliases.first(where: { $0.simpleName == name }) {
                return found.source.location(at: found.details.name.lowerBound)
            }
        }
        return nil
    }
}
