import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// What the templates give for the signatures that a double itself declares.
struct MirrorDouble {
    let rendered: RenderedDouble
    /// The member rendered for each entry of the body.
    let units: [Int: RenderedUnit]
    /// What it was made by.
    let recipe: Recipe
    /// The demand read from each entry.
    let requirements: [Int: Requirement]

    /// What a mirror is made by.
    struct Recipe {
        var isolation: Isolation
        var isSendable: Bool
        /// Whether only a class could do what was demanded.
        var isClassBound: Bool
        /// The associated types that the double knows nothing of.
        var absentTypes: Set<String> = []
        /// Whether the double inherits from the class that is asked for.
        var hasSuperclass = true
        /// The associated types that the double is still generic over.
        var formerTypes: [String] = []
        /// The entries that demand a setter, or demand none, against what they show.
        var settable: [Int: Bool] = [:]
        /// The names that storage is built on, by entry.
        var stems: [Int: String] = [:]
        /// The `#if`s that the requirements stand in; any other is the owner's.
        var clauses: Set<String> = []
        /// The demands of entries that are not read from the double.
        var demands: [Int: String] = [:]
        /// The entries that are members of the double.
        var entries: [Int]
    }

    /// What is told by the units rendered for entries, whatever signatures these have.
    init(_ rendered: RenderedDouble, _ units: [Int: RenderedUnit]) {
        self.rendered = rendered
        self.units = units
        recipe = Recipe(isolation: .none, isSendable: false, isClassBound: false, entries: units.keys.sorted())
        requirements = [:]
    }

    init?(
        of resolved: ResolvedProtocol, _ body: DoubleBody, _ recipe: Recipe, kept: KeptNames, _ kind: DoubleKind,
        _ face: DoubleFace,
        _ index: DeclarationIndex, _ options: DoubleOptions, _ renderer: DoubleRenderer
    ) throws(TemplateError) {
        self.recipe = recipe
        var lines: [String] = []
        var owners: [Int] = []
        for entry in recipe.entries {
            let text =
                recipe.demands[entry]
                ?? OwnSignatures.requirement(
                    entry, of: body, double: kept.double ?? "", settable: recipe.settable[entry])
            guard let text else { continue }
            let conditions = body.entries[entry].conditions
            let isConditional = conditions.count == 1 && recipe.clauses.contains(conditions[0])
            lines.append(isConditional ? conditions[0] + "\n" + text + "\n#endif" : text)
            owners.append(entry)
        }
        let declaration = resolved.declaration
        let others = declaration.requirements.filter { $0.kind == .associatedtype || $0.kind == .typealias }
        lines += others.filter { $0.conditions.isEmpty && !recipe.absentTypes.contains($0.name) }.map(\.text)
        lines += recipe.formerTypes.map { "associatedtype " + $0 }
        guard let mirror = declaration.demanding(lines.joined(separator: "\n")) else { return nil }
        let demands = mirror.requirements.filter { $0.kind != .associatedtype && $0.kind != .typealias }
        guard demands.count == owners.count else { return nil }
        var kept = kept
        kept.included = []
        kept.stems = [:]
        var keys: [RequirementKey: Int] = [:]
        var requirements: [Int: Requirement] = [:]
        for (entry, demand) in zip(owners, demands) {
            let key = RequirementKey(mirror, demand)
            keys[key] = entry
            requirements[entry] = demand
            kept.stems[key] = recipe.stems[entry] ?? Stems.plainStem(of: demand)
        }
        let own = resolved.mirrored(
            by: mirror, isolation: recipe.isolation, isSendable: recipe.isSendable, isClassBound: recipe.isClassBound,
            without: recipe.absentTypes,
            adding: recipe.formerTypes, hasSuperclass: recipe.hasSuperclass)
        var builder = DoubleBuilder(own, kind, face, index, options, keeping: kept)
        rendered = try RenderedDouble(builder.build(), renderer)
        var units: [Int: RenderedUnit] = [:]
        for unit in rendered.units {
            guard let key = unit.member.key, let entry = keys[key], unit.main != nil else { continue }
            units[entry] = unit
        }
        self.units = units
        self.requirements = requirements
    }
}
