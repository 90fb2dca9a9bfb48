import UnderstudySemantics
import UnderstudySyntax

extension UsageResolver {
    /// The uses of members of the types at `locations`, each place once, in the order of the sources.
    package func memberUses(ofTypesAt locations: Set<SourceLocation>, in findings: [Findings]) -> [MemberUse] {
        let owners = Set(symbols.types.elements.filter { locations.contains($0.location) }.map(\.id))
        var seen: Set<PlaceInFile> = []
        return findings.flatMap(\.evidence.uses).compactMap { use in
            let info = symbols.members[use.requirement]
            guard let owner = info.owner, owners.contains(owner), let code = use.member,
                seen.insert(use.place).inserted
            else { return nil }
            let around = symbols.members[code]
            let source = symbols.files[use.place.file].source
            return MemberUse(
                owner: symbols.types[owner].location, member: info.name,
                isOfProperty: info.kind == .property, code: source[around.syntax], bindingIndex: around.index,
                offset: Int(use.place.offset))
        }
    }

    /// The files where a property called one of `names` is read from a value about which nothing is known, by the names.
    package func filesWithUnknownReads(of names: Set<String>, in findings: [Findings]) -> [String: Set<String>] {
        var files: [String: Set<String>] = [:]
        for finding in findings {
            for (name, places) in finding.evidence.unknownAsks where names.contains(name) {
                files[name, default: []].formUnion(places.map { symbols.files[$0].source.path })
            }
        }
        return files
    }

    /// Where properties called one of `names` are read from what a function that was not read made of a value of the type
    /// at `location`, by the names.
    package func suspectedReads(
        of names: Set<String>, ofTypeAt location: SourceLocation, in findings: [Findings]
    ) -> [String: Set<String>] {
        var files: [String: Set<String>] = [:]
        for type in symbols.types.elements where type.location == location {
            for (name, places) in findings.lazy.compactMap({ $0.evidence.suspectAsks[type.id] }).joined()
            where names.contains(name) {
                files[name, default: []].formUnion(places.map { symbols.files[$0.file].source.path })
            }
        }
        return files
    }
}

extension UsageResolver {
    /// Where code names values of the types at `locations`, other than to use a member of them: by the files' paths and
    /// the offsets, the locations.
    package func mentions(
        ofTypesAt locations: Set<SourceLocation>, in findings: [Findings]
    ) -> [String: [Int: SourceLocation]] {
        let owners = Set(symbols.types.elements.filter { locations.contains($0.location) }.map(\.id))
        var mentions: [String: [Int: SourceLocation]] = [:]
        for mention in findings.lazy.flatMap(\.evidence.mentions) {
            guard let owner = mention.protocols.first(where: owners.contains) else { continue }
            let path = symbols.files[mention.place.file].source.path
            mentions[path, default: [:]][Int(mention.place.offset)] = symbols.types[owner].location
        }
        return mentions
    }
}
