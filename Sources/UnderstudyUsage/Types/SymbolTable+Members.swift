import UnderstudySemantics
import UnderstudySyntax

extension SymbolTable {
    /// The members called `name` of a value of `type`, nearest first; with `isStatic`, of the type itself.
    func lookUp(_ name: String, in type: ValueType, isStatic: Bool) -> Overloads {
        switch type {
        case .nominal(let id, let arguments) where arguments.isEmpty: return lookUp(name, in: id, isStatic)
        case .bounded(let bounds) where bounds.count == 1, .generic(_, let bounds) where bounds.count == 1:
            return lookUp(name, in: bounds[0], isStatic)
        case .metatype(let inner): return lookUp(name, in: inner, isStatic: true)
        case .unknown, .tuple, .function: return nothing
        default: break
        }
        let key = ValueMemberKey(name: name, type: type, isStatic: isStatic)
        if !manyLookedUp.isEmpty, let known = manyLookedUp[key] { return known }
        let members = members(called: name, of: type, isStatic)
        if members.isEmpty { return nothing }
        let found = Overloads(members)
        if !found.isFew {
            if manyLookedUp.count >= Self.kept { manyLookedUp.removeAll(keepingCapacity: true) }
            manyLookedUp[key] = found
        }
        return found
    }

    private func members(called name: String, of type: ValueType, _ isStatic: Bool) -> [FoundMember] {
        switch type {
        case .nominal(let id, let arguments):
            return lookUp(name, in: id, with: arguments, isStatic: isStatic)
        case .bounded(let bounds), .generic(_, let bounds):
            return self.bounds(bounds, declaring: name).flatMap { lookUp(name, in: $0, isStatic).members }
        case .external(let path, let arguments):
            return lookUp(name, in: .other(path), with: arguments, isStatic: isStatic)
        case .array(let element):
            return lookUp(name, in: .array, with: [element], isStatic: isStatic)
        case .dictionary(let key, let value):
            return lookUp(name, in: .dictionary, with: [key, value], isStatic: isStatic)
                + lookUp(name, in: .collection, with: [element(of: type)], isStatic: isStatic)
        case .optional(let inner):
            // An optional that is not unwrapped is implicitly unwrapped: `T!`.
            let own = lookUp(name, in: .optional, with: [inner], isStatic: isStatic)
            return own.isEmpty ? lookUp(name, in: inner, isStatic: isStatic).members : own
        case .metatype, .unknown, .tuple, .function: return []
        }
    }

    /// The bounds in `bounds` that declare or inherit something called `name`, if there are many.
    private func bounds(_ bounds: [TypeID], declaring name: String) -> [TypeID] {
        guard bounds.count > Overloads.few else { return bounds }
        let positions = positions(inFamiliesOf: bounds)
        return Set((symbols.ownersOfMembers[name] ?? []).flatMap { positions[$0] ?? [] }).sorted().map { bounds[$0] }
    }

    /// For each type, which of `bounds` it is or is inherited by.
    private func positions(inFamiliesOf bounds: [TypeID]) -> [TypeID: [Int]] {
        if let known = boundPositions[BoundsKey(bounds)] { return known }
        var positions: [TypeID: [Int]] = [:]
        for (position, bound) in bounds.enumerated() {
            positions[bound, default: []].append(position)
            for ancestor in lineage(of: bound).all { positions[ancestor, default: []].append(position) }
        }
        boundPositions[BoundsKey(bounds)] = positions
        return positions
    }

    private func lookUp(
        _ name: String, in library: LibraryTypes, with arguments: [ValueType], isStatic: Bool
    ) -> [FoundMember] {
        types(of: library, declaring: name).flatMap { lookUp(name, in: $0, with: arguments, isStatic: isStatic) }
    }

    /// The types of `library` that declare or inherit something called `name`: each module may extend them.
    private func types(of library: LibraryTypes, declaring name: String) -> [TypeID] {
        guard isMemberName(name) else { return [] }
        let key = LibraryKey(name: name, library: library)
        if let known = libraryOwners[key] { return known }
        let all = library.paths.flatMap { typesByPath[$0] ?? [] }
        let found = bounds(all, declaring: name)
        if libraryOwners.count >= Self.kept { libraryOwners.removeAll(keepingCapacity: true) }
        libraryOwners[key] = found
        return found
    }

    /// The members called `name` of the type `id` with the generic arguments `arguments`.
    private func lookUp(
        _ name: String, in id: TypeID, with arguments: [ValueType], isStatic: Bool
    ) -> [FoundMember] {
        let found = lookUp(name, in: id, isStatic).members
        return found.isEmpty ? found : given(found, of: id, with: substitution(of: id, arguments))
    }

    /// `found`, members of the type `id`, with `arguments` for the type's generic parameters.
    private func given(
        _ found: [FoundMember], of id: TypeID, with arguments: [ValueType.GenericName: ValueType]
    ) -> [FoundMember] {
        if arguments.isEmpty { return found }
        return found.map { found in
            FoundMember(
                member: found.member,
                arguments: members[found.member].owner == id
                    ? arguments : found.arguments.mapValues { $0.substituting(arguments) },
                isThroughProtocol: found.isThroughProtocol)
        }
    }

    private func lookUp(_ name: String, in id: TypeID, _ isStatic: Bool) -> Overloads {
        let key = MemberKey(name: name, type: id, isStatic: isStatic)
        if let known = lookedUp[key] { return known }
        // Many names are not those of any member.
        guard let owners = symbols.ownersOfMembers[name] else { return nothing }
        let isRepeated = lineage(of: id).near == nil && owners.count > Overloads.few
        if isRepeated { lookUpInParents(of: id, name, isStatic) }
        let found = isRepeated ? repeated(name, in: id, isStatic) : plain(name, of: owners, in: id, isStatic)
        if lookedUp.count >= Self.kept { lookedUp.removeAll(keepingCapacity: true) }
        let overloads = found.isEmpty ? nothing : Overloads(found)
        lookedUp[key] = overloads
        return overloads
    }

    /// The members that the type `id` and its ancestors declare, `owners` being all types that declare one of the name.
    private func plain(_ name: String, of owners: [TypeID], in id: TypeID, _ isStatic: Bool) -> [FoundMember] {
        let isProtocol = types[id].kind == .protocol
        var found = owners.holdsInOrder(id) ? ownMembers(name, in: id, isStatic) : []
        for ancestor in ancestors(of: id, owning: name, among: symbols.ownersOfMembers)
        where owners.holdsInOrder(ancestor.type) {
            let inherited = own(name, in: ancestor.type, isStatic)
            if inherited.isEmpty { continue }
            let isThroughProtocol = isProtocol && types[ancestor.type].kind == .protocol
            found += inherited.map {
                FoundMember(member: $0, arguments: ancestor.arguments, isThroughProtocol: isThroughProtocol)
            }
        }
        return found
    }

    private func ownMembers(_ name: String, in id: TypeID, _ isStatic: Bool) -> [FoundMember] {
        let isProtocol = types[id].kind == .protocol
        return own(name, in: id, isStatic).map {
            FoundMember(member: $0, arguments: [:], isThroughProtocol: isProtocol)
        }
    }

    // MARK: - Names that long chains of types declare again and again

    /// Looks `name` up in the ancestors of the type `id`, the furthest first, each result being based on that of the
    /// next.
    private func lookUpInParents(of id: TypeID, _ name: String, _ isStatic: Bool) {
        goUp(from: id) { type in
            type != id && lookedUp[MemberKey(name: name, type: type, isStatic: isStatic)] != nil
        } visit: { type in
            if type != id { _ = lookUp(name, in: type, isStatic) }
        }
    }

    /// The members of the type `id`, and those of its parents that it does not override.
    private func repeated(_ name: String, in id: TypeID, _ isStatic: Bool) -> [FoundMember] {
        let isProtocol = types[id].kind == .protocol
        var found = ownMembers(name, in: id, isStatic)
        let overriding = found.map(\.member).filter(mayOverride)
        var seen = Set(found.map(\.member))
        for parent in lineage(of: id).parents {
            let inherited = given(
                lookUp(name, in: parent.type, isStatic).members, of: parent.type, with: parent.arguments)
            let hidden = Set(overriding.flatMap { overridden(by: $0, among: inherited) })
            for member in inherited where !hidden.contains(member.member) && seen.insert(member.member).inserted {
                found.append(
                    FoundMember(
                        member: member.member, arguments: member.arguments,
                        isThroughProtocol: isProtocol && member.isThroughProtocol))
            }
        }
        return found
    }

    /// The members that `member` overrides, each the one above, if labels are enough to decide.
    private func overridden(by member: MemberID, among inherited: [FoundMember]) -> [MemberID] {
        let info = members[member]
        let fitting = inherited.map(\.member).filter {
            let other = members[$0]
            return other.kind == info.kind && !other.isRequirement && labels(of: other) == labels(of: info)
        }
        let owners = Set(fitting.map { members[$0].owner })
        return owners.count == fitting.count ? fitting : []
    }

    private func mayOverride(_ member: MemberID) -> Bool {
        let info = members[member]
        let source = places[info.place].source
        return info.syntax.modifiers.contains {
            source.matches($0.name, "override") || source.matches($0.name, "required")
        }
    }

    private func labels(of member: MemberInfo) -> [String] {
        let source = places[member.place].source
        return member.parameters.map { $0.firstName.map { source.plainName(in: $0) } ?? "" }
    }

    private func own(_ name: String, in id: TypeID, _ isStatic: Bool) -> [MemberID] {
        types[id].members[name]?.filter { members[$0].isStatic == isStatic } ?? []
    }

    /// Whether some type of the sources declares a member called `name`.
    func isMemberName(_ name: String) -> Bool { symbols.ownersOfMembers[name] != nil }

    /// The functions and properties outside types called `name`, as `module` sees them: its own first.
    func globals(called name: String, from module: String?) -> Overloads {
        guard let ids = globals[name] else { return nothing }
        let key = GlobalKey(name: name, module: module)
        if let known = lookedUpGlobals[key] { return known }
        let own = ids.filter { places[members[$0].place].module == module }
        let found = Overloads(
            (own.isEmpty ? ids : own).map { FoundMember(member: $0, arguments: [:], isThroughProtocol: false) })
        lookedUpGlobals[key] = found
        return found
    }
}

extension [TypeID] {
    /// Whether `id` is among these, which are in order.
    fileprivate func holdsInOrder(_ id: TypeID) -> Bool {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < id { low = middle + 1 } else { high = middle }
        }
        return low < count && self[low] == id
    }
}
