import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// What the templates give for the signatures that a double itself declares: the base where nothing tells what its
/// protocol once was.
struct Shape {
    let rendered: RenderedDouble
    /// The units of the rendering, by the members of the double.
    let units: [Int: RenderedDouble.Unit]
    /// The requirements that the members would meet.
    let requirements: [Int: Requirement]

    /// What a signature does not tell, and the double's other declarations do.
    struct Surroundings {
        var isolation: Isolation
        var isSendable: Bool
        /// Whether what the double keeps tells that it is `Sendable`, of each property.
        var locks: Set<Bool>
        /// Whether each member may be one of a `Sendable` double: those of a fake keep nothing that tells it of them.
        var memberForms: Set<Bool>
        var isClassBound: Bool
        /// The associated types that the double knows nothing of.
        var absentTypes: Set<String>
        /// The associated types that the double is still generic over.
        var formerTypes: [String]
        var hasSuperclass: Bool
        /// Which names are those of protocols, as the types of members tell.
        var existentials: Existentials
        /// The `#if`s that the requirements stand in; any other is the owner's.
        var clauses: Set<String>
        /// The members whose requirements were `mutating`, as a client shows by what it forwards to.
        var mutating: Set<Int> = []
        /// Whether the double has no initialiser that one of the platform's protocols asks for today.
        var lacksReadyInitializers = false
        /// The requirements that the double's header says keep their default implementations.
        var leftToDefaults: [String] = []
    }

    /// The requirements that `entries` would meet, as a protocol would write them.
    ///
    /// - Parameters:
    ///   - settable: Whether some of them can be set, where their declarations may say more or less.
    ///   - others: What to write for some of them instead.
    static func texts(
        of entries: [Int], _ body: DoubleBody, _ surroundings: Surroundings, double: String, conforms: Bool,
        settable: [Int: Bool] = [:], instead others: [Int: String] = [:], in index: DeclarationIndex
    ) -> [Demand] {
        entries.compactMap { entry in
            var own = OwnSignatures.signature(entry, of: body, double: double, settable: settable[entry], in: index)
            if surroundings.mutating.contains(entry) { own?.modifiers.append(Modifier("mutating")) }
            let written = conforms ? own?.requirement : ContractFunction(entry, of: body)?.text
            guard let text = others[entry] ?? written else { return nil }
            let conditions = body.entries[entry].conditions
            let isKnown = conditions.count == 1 && surroundings.clauses.contains(conditions[0])
            let outer = body.entries[entry].outer.lowerBound
            return Demand(
                entry: entry, text: text, condition: isKnown ? (conditions[0], outer) : nil)
        }
    }

    /// What one member would meet.
    struct Demand {
        let entry: Int
        /// The requirement, as a protocol would write it.
        let text: String
        /// The `#if` that it stands in, and where that begins.
        let condition: (clause: String, start: Int)?

        /// The lines of `demands`, those of one `#if` in one again.
        static func lines(_ demands: [Demand]) -> [String] {
            var lines: [String] = []
            var last: Demand?
            for demand in demands {
                if demand.condition?.start != last?.condition?.start {
                    if last?.condition != nil { lines.append(Directive.end.rawValue) }
                    if let condition = demand.condition { lines.append(condition.clause) }
                }
                lines.append(demand.text)
                last = demand
            }
            return last?.condition == nil ? lines : lines + [Directive.end.rawValue]
        }
    }

    /// A requirement inside of `#if`, where that is one clause.
    static func text(_ text: String, in conditions: [String]) -> String {
        conditions.count == 1 ? Directive.lines([(conditions[0], [text])]).joined(separator: "\n") : text
    }

    /// - Parameters:
    ///   - texts: A requirement for each member.
    ///   - stems: What the names of the storage of members begin with, where that is not the plain one.
    ///   - unasked: The members that stood for nothing already when the double was last in step.
    init?(
        of resolved: ResolvedProtocol, _ texts: [Demand], _ surroundings: Surroundings,
        kept: KeptNames, stems: [Int: String], unasked: Set<Int> = [], _ rendering: DoubleRendering
    ) throws(TemplateError) {
        var lines = Demand.lines(texts)
        let owners = texts.map(\.entry)
        let declaration = resolved.declaration
        let others = declaration.requirements.filter { $0.kind == .associatedtype || $0.kind == .typealias }
        lines += others.filter { $0.conditions.isEmpty && !surroundings.absentTypes.contains($0.name) }.map(\.text)
        lines += surroundings.formerTypes.map { "associatedtype " + $0 }
        guard let mirror = declaration.demanding(lines.joined(separator: "\n")) else { return nil }
        let own = mirror.requirements.filter { $0.kind != .associatedtype && $0.kind != .typealias }
        guard own.count == owners.count else { return nil }
        var kept = kept
        kept.included = []
        kept.leftOut = []
        kept.leftToDefaults = surroundings.leftToDefaults
        kept.existentials = surroundings.existentials
        kept.lacksReadyInitializers = surroundings.lacksReadyInitializers
        kept.stems = [:]
        var keys: [RequirementKey: Int] = [:]
        var requirements: [Int: Requirement] = [:]
        for (entry, requirement) in zip(owners, own) {
            let key = RequirementKey(mirror, requirement)
            keys[key] = entry
            requirements[entry] = requirement
            kept.stems[key] = stems[entry] ?? rendering.plainStem(of: requirement)
            if unasked.contains(entry) { kept.unasked.insert(key) }
        }
        let asked = resolved.mirrored(
            by: mirror, isolation: surroundings.isolation, isSendable: surroundings.isSendable,
            isClassBound: surroundings.isClassBound, without: surroundings.absentTypes,
            adding: surroundings.formerTypes, hasSuperclass: surroundings.hasSuperclass)
        guard let rendered = RenderedDouble(try rendering.render(asked, keeping: kept)) else { return nil }
        self.rendered = rendered
        var units: [Int: RenderedDouble.Unit] = [:]
        for unit in rendered.units { if let entry = keys[unit.key] { units[entry] = unit } }
        self.units = units
        self.requirements = requirements
    }
}
