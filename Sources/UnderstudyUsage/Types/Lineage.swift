/// Everything that one type inherits from in the sources read.
///
/// A few ancestors are stored as a list. If there are many, each type shares most of them with its parent, so that a
/// chain of types takes memory proportional to its length.
final class Lineage: Sendable {
    /// The types that it inherits from directly, as written.
    let parents: [SymbolTable.Ancestor]
    /// All ancestors, nearest first, if there are few.
    let near: [SymbolTable.Ancestor]?
    /// All ancestors, if there are many.
    let far: TypeSet?
    /// The number of types on the longest path upwards.
    let height: Int

    /// Empty, for a type that inherits from nothing, and while a lineage is being worked out.
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

/// The ancestors of all types, worked out once before the bodies are read, so that no thread has to do it again.
struct Kinship: Sendable {
    /// Everything that each type inherits from, by the numbers of types.
    private(set) var lineages: [Lineage?] = []
    /// The types that the types' declarations and extensions inherit from, by the numbers of types.
    private(set) var inherited: [[ValueType]?] = []

    /// An empty value.
    init() {}

    /// The ancestors of all types of `symbols`.
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

/// Answers whether something holds for types or their ancestors, as far as that is known.
final class InheritedAnswers {
    fileprivate(set) var known: [TypeID: Bool] = [:]
}

extension SymbolTable {
    /// `roots` with all their ancestors.
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

    /// Whether `condition` holds for the type `id` or any of its ancestors.
    func holds(forAnyOf id: TypeID, _ answers: InheritedAnswers, _ condition: (TypeID) -> Bool) -> Bool {
        if let answer = answers.known[id] { return answer }
        goUp(from: id) {
            answers.known[$0] != nil
        } visit: { type in
            // In a cycle, an answer that is not known yet counts as no.
            answers.known[type] =
                condition(type) || lineage(of: type).parents.contains { answers.known[$0.type] == true }
        }
        return answers.known[id] ?? false
    }

    /// Visits the type `id` after all its ancestors, the furthest first, except types with a known answer and their
    /// ancestors.
    func goUp(from id: TypeID, isKnown: (TypeID) -> Bool, visit: (TypeID) -> Void) {
        // A chain may be longer than the stack allows for recursion.
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
