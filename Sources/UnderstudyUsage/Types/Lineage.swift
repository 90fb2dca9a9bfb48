/// Everything that one type inherits from in the sources read.
///
/// What few ancestors are is written out. Of many, each type shares most with what it inherits from, so that a chain of
/// types takes no more than its length.
final class Lineage: Sendable {
    /// The types that it inherits from directly, as they are written.
    let parents: [SymbolTable.Ancestor]
    /// All ancestors, nearest first, where they are few.
    let near: [SymbolTable.Ancestor]?
    /// All ancestors, where they are many.
    let far: TypeSet?
    /// How many types the longest way up has.
    let height: Int

    /// Nothing: of a type that inherits from nothing, and while it is being found out.
    static let none = Lineage(parents: [], near: [], far: nil, height: 0)

    init(parents: [SymbolTable.Ancestor], near: [SymbolTable.Ancestor]?, far: TypeSet?, height: Int) {
        self.parents = parents
        self.near = near
        self.far = far
        self.height = height
    }

    /// How many ancestors it has.
    var count: Int { near?.count ?? far?.count ?? 0 }

    /// Whether the type `id` is one of the ancestors.
    func contains(_ id: TypeID) -> Bool { far?.contains(id) ?? near?.contains { $0.type == id } ?? false }

    /// The ancestors in no particular order.
    var all: [TypeID] { far?.all ?? near?.map(\.type) ?? [] }
}

/// What all types inherit from, worked out once before the bodies are read, so that no thread does it again.
struct Kinship: Sendable {
    /// Everything that each type inherits from, by the numbers of types.
    private(set) var lineages: [Lineage?] = []
    /// What the types' declarations and extensions inherit from, by the numbers of types.
    private(set) var inherited: [[ValueType]?] = []

    /// Nothing that is known.
    init() {}

    /// That of all types of `symbols`.
    init(of symbols: Symbols) {
        let table = SymbolTable(sharing: symbols)
        for id in symbols.types.ids {
            _ = table.lineage(of: id)
            _ = table.inheritedTypes(of: id)
        }
        lineages = table.lineages
        inherited = table.inheritedByType
    }
}

/// Whether something holds for types or what they inherit from, as far as that is known.
final class InheritedAnswers {
    fileprivate(set) var known: [TypeID: Bool] = [:]
}

extension SymbolTable {
    /// `roots` with all that they inherit from.
    func family(of roots: [TypeID]) -> TypeSet {
        let lineages = roots.map(lineage)
        let most = lineages.indices.max { lineages[$0].count < lineages[$1].count }
        var all = most.flatMap { lineages[$0].far } ?? TypeSet(below: types.elements.count)
        for (number, lineage) in lineages.enumerated() where number != most || lineage.far == nil {
            for ancestor in lineage.all { all.insert(ancestor) }
        }
        for root in roots { all.insert(root) }
        return all
    }

    /// The class that the type `id` inherits from.
    func superclass(of id: TypeID) -> Ancestor? {
        let lineage = lineage(of: id)
        return (lineage.parents + (lineage.near ?? [])).first { types[$0.type].kind == .class }
    }

    /// Whether `condition` holds for the type `id` or anything that it inherits from.
    func holds(forAnyOf id: TypeID, _ answers: InheritedAnswers, _ condition: (TypeID) -> Bool) -> Bool {
        if let answer = answers.known[id] { return answer }
        goUp(from: id) {
            answers.known[$0] != nil
        } visit: { type in
            // In a cycle, what is not known yet is taken for no.
            answers.known[type] =
                condition(type) || lineage(of: type).parents.contains { answers.known[$0.type] == true }
        }
        return answers.known[id] ?? false
    }

    /// Visits the type `id` after all that it inherits from, the furthest first, except what is known, and what is above that.
    func goUp(from id: TypeID, isKnown: (TypeID) -> Bool, visit: (TypeID) -> Void) {
        // A chain may be longer than the stack is deep.
        var open: [(type: TypeID, parents: [Ancestor], next: Int)] = [(id, lineage(of: id).parents, 0)]
        var seen: Set<TypeID> = [id]
        while let (type, parents, next) = open.last {
            if next < parents.count {
                open[open.count - 1].next += 1
                let parent = parents[next].type
                if !isKnown(parent), seen.insert(parent).inserted {
                    open.append((parent, lineage(of: parent).parents, 0))
                }
            } else {
                open.removeLast()
                visit(type)
            }
        }
    }
}
