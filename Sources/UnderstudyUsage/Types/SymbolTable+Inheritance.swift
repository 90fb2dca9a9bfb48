import UnderstudySemantics

extension SymbolTable {
    /// What the declaration of the type `id` and its extensions inherit from.
    func inheritedTypes(of id: TypeID) -> [ValueType] {
        while inheritedByType.count <= id.number { inheritedByType.append(nil) }
        if let known = inheritedByType[id.number] { return known }
        let found = types[id].inherited.map { resolve($0) }
        inheritedByType[id.number] = found
        return found
    }

    /// The types of the sources that the type `id` inherits from directly.
    func parents(of id: TypeID) -> [TypeID] {
        inheritedTypes(of: id).flatMap { Self.parents($0, in: self).map(\.type) }
    }

    private static func parents(_ type: ValueType, in table: SymbolTable) -> [Ancestor] {
        switch type {
        case .bounded(let bounds): bounds.map { Ancestor(type: $0, arguments: [:]) }
        case .nominal(let id, let own): [Ancestor(type: id, arguments: table.substitution(of: id, own))]
        default: []
        }
    }

    /// Everything that the type `id` inherits from in the sources read.
    func lineage(of id: TypeID) -> Lineage {
        if id.number < lineages.count, let known = lineages[id.number] { return known }
        while lineages.count < max(types.elements.count, id.number + 1) { lineages.append(nil) }
        guard !lineagesInProgress.contains(id) else {
            // A query while the lineage is being worked out is a cycle, and gets nothing.
            cyclesMet += 1
            return .none
        }
        let isInner = !lineagesInProgress.isEmpty
        let cyclesBefore = cyclesMet
        let made = makeLineages(upFrom: id)
        let lineage = lineages[id.number] ?? .none
        if isInner, cyclesMet != cyclesBefore {
            // The answer is incomplete, since something is being worked out at the moment.
            for type in made { lineages[type.number] = nil }
        }
        return lineage
    }

    /// Works out the lineages of the type `id` and of all its ancestors, the furthest first, and returns these types.
    private func makeLineages(upFrom id: TypeID) -> [TypeID] {
        // A chain may be longer than the stack allows for recursion.
        var open: [(type: TypeID, parents: [Ancestor], next: Int)] = []
        var made: [TypeID] = []
        func begin(_ type: TypeID) {
            lineagesInProgress.insert(type)
            open.append((type, inheritedTypes(of: type).flatMap { Self.parents($0, in: self) }, 0))
        }
        begin(id)
        while let (type, parents, next) = open.last {
            if next < parents.count {
                open[open.count - 1].next += 1
                let parent = parents[next].type
                if lineages[parent.number] != nil { continue }
                if lineagesInProgress.contains(parent) { cyclesMet += 1 } else { begin(parent) }
            } else {
                open.removeLast()
                lineagesInProgress.remove(type)
                lineages[type.number] = makeLineage(of: type, parents)
                made.append(type)
            }
        }
        return made
    }

    private func makeLineage(of id: TypeID, _ parents: [Ancestor]) -> Lineage {
        if parents.isEmpty { return .none }
        let height = 1 + (parents.map { lineages[$0.type.number]?.height ?? 0 }.max() ?? 0)
        if let near = near(id, parents) { return Lineage(parents: parents, near: near, far: nil, height: height) }
        return Lineage(parents: parents, near: nil, far: far(id, parents), height: height)
    }

    /// The ancestors of a type, nearest first; `nil` if there are many.
    private func near(_ id: TypeID, _ parents: [Ancestor]) -> [Ancestor]? {
        var found: [Ancestor] = []
        var seen: Set<TypeID> = [id]
        for parent in parents where seen.insert(parent.type).inserted { found.append(parent) }
        var next = 0
        while next < found.count {
            if found.count > Overloads.few { return nil }
            let current = found[next]
            next += 1
            for above in lineages[current.type.number]?.parents ?? [] where seen.insert(above.type).inserted {
                found.append(above.seen(from: current))
            }
        }
        return found
    }

    /// The ancestors of a type, based on those of the parent that has most.
    private func far(_ id: TypeID, _ parents: [Ancestor]) -> TypeSet {
        let known = parents.map { lineages[$0.type.number] ?? .none }
        let most = known.max { $0.count < $1.count } ?? .none
        var all = most.far ?? TypeSet(below: lineages.count)
        if most.far == nil { for ancestor in most.near ?? [] { all.insert(ancestor.type) } }
        var pending = parents.map(\.type)
        while let next = pending.popLast() {
            // A type that is already in the set is there with all its ancestors.
            guard next != id, all.insert(next) else { continue }
            pending += (lineages[next.number]?.parents ?? []).map(\.type)
        }
        return all
    }

    /// Whether only references can be values of the type `id`.
    func isClassBound(_ id: TypeID) -> Bool {
        ([id] + lineage(of: id).all).contains { type in
            types[type].kind == .class
                || inheritedTypes(of: type).contains { inherited in
                    if case .external(let name, _) = inherited { Self.classBounds.contains(name) } else { false }
                }
        }
    }

    private static let classBounds: Set<String> = ["AnyObject", "class", "Actor", "AnyActor", "NSObjectProtocol"]

    /// Whether a value with `bound` is known to conform to `protocol` too.
    func refines(_ bound: TypeID, _ protocolID: TypeID) -> Bool {
        bound == protocolID || lineage(of: bound).contains(protocolID)
    }

    /// The ancestors of the type `id`, nearest first, that declare something called `name`; all of them if there are
    /// few.
    func ancestors(
        of id: TypeID, owning name: String, among owners: @autoclosure () -> [String: [TypeID]]
    ) -> [Ancestor] {
        let lineage = lineage(of: id)
        if let near = lineage.near { return near }
        guard let owners = owners()[name] else { return [] }
        let found =
            owners.count < lineage.count ? owners.filter(lineage.contains) : lineage.all.filter(Set(owners).contains)
        return sorted(found).map { Ancestor(type: $0, arguments: arguments(of: $0, seenFrom: id)) }
    }

    /// `types` in an order in which each comes before all its ancestors.
    private func sorted(_ types: [TypeID]) -> [TypeID] {
        if types.count < 2 { return types }
        return types.map { ($0, lineage(of: $0).height) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }.map(\.0)
    }

    /// The generic arguments that the type `id` gives to its ancestor.
    private func arguments(of ancestor: TypeID, seenFrom id: TypeID) -> [ValueType.GenericName: ValueType] {
        if types[ancestor].generics.isEmpty || types[ancestor].kind == .protocol { return [:] }
        if let known = givenArguments[Inheritance(of: id, from: ancestor)] { return known }
        // Goes from type to type up to one with a known answer, as those in a chain have.
        var current = Ancestor(type: id, arguments: [:])
        while current.type != ancestor {
            if let known = givenArguments[Inheritance(of: current.type, from: ancestor)] {
                current = Ancestor(type: ancestor, arguments: known).seen(from: current)
                break
            }
            let next = lineage(of: current.type).parents.first {
                $0.type == ancestor || lineage(of: $0.type).contains(ancestor)
            }
            guard let next else { return [:] }
            current = next.seen(from: current)
        }
        givenArguments[Inheritance(of: id, from: ancestor)] = current.arguments
        return current.arguments
    }
}

extension SymbolTable.Ancestor {
    /// The same with what `heir` gives as arguments.
    fileprivate func seen(from heir: Self) -> Self {
        if arguments.isEmpty || heir.arguments.isEmpty { return self }
        return Self(type: type, arguments: arguments.mapValues { $0.substituting(heir.arguments) })
    }
}
