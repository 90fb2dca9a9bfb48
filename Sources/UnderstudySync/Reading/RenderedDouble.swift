import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// A double as the templates give it, read: which of its declarations stand for which requirement.
struct RenderedDouble {
    /// What is declared for one requirement.
    struct Unit {
        let key: RequirementKey
        /// The name with labels, as messages show it.
        let name: String
        /// What the names of its storage begin with.
        let stem: String
        /// The member.
        var main: Int
        /// The storage beside it.
        var beside: [Int] = []
        /// The storage behind a lock.
        var stored: [Int] = []
        /// The member and the storage beside it, with the line above that names the member.
        let lines: [String]
        /// The branches of `#if` around it, outermost first.
        var branches: [Scope.Branch]

        /// The line that names the member.
        var mark: String? { lines.first.flatMap { $0.hasPrefix("// MARK:") ? $0 : nil } }
        /// All declarations besides the member.
        var parts: [Int] { beside + stored }

        /// Whether it stands in another clause of an `#if` than `other`, so that only one of them is ever compiled.
        func excludes(_ other: Unit) -> Bool {
            guard branches.count == 1, other.branches.count == 1 else { return false }
            let (own, its) = (branches[0], other.branches[0])
            return its.earlier.starts(with: own.earlier + [own.clause])
                || own.earlier.starts(with: its.earlier + [its.clause])
        }

        /// Whether something is kept behind a lock, and nothing of `other` is, or the other way round.
        func changesLock(of other: Unit) -> Bool { stored.isEmpty != other.stored.isEmpty }

        /// Whether the storage is behind a lock, and that of `other` is not, or the other way round.
        func isMoved(from other: Unit) -> Bool { changesLock(of: other) && !parts.isEmpty && !other.parts.isEmpty }
    }

    let emitted: EmittedDouble
    let source: SourceText
    /// The type.
    let declaration: DeclSyntax
    let details: NominalSyntax
    let body: DoubleBody
    /// The units, in the order of the body.
    private(set) var units: [Unit] = []
    /// The declarations of no requirement, in the order of the body.
    private(set) var shared: [Int] = []
    /// Those of them that a protocol of the platform asks for.
    private(set) var ready: Set<Int> = []
    private var positions: [RequirementKey: Int] = [:]

    /// `nil` where the templates give no type that can be read.
    init?(_ emitted: EmittedDouble) {
        self.emitted = emitted
        source = SourceText(path: "", text: emitted.typeLines.joined(separator: "\n") + "\n")
        let parsed = Parser.parse(source)
        guard parsed.diagnostics.isEmpty,
            let declaration = parsed.declarations.first(where: { if case .nominal = $0.kind { true } else { false } }),
            case .nominal(let details) = declaration.kind
        else { return nil }
        self.declaration = declaration
        self.details = details
        body = DoubleBody(source[details.members], of: declaration.range.lowerBound)
        gather(emitted.body, [], emitted.members)
        assign(emitted.roles)
    }

    private mutating func gather(
        _ blocks: [EmittedBlock], _ branches: [Scope.Branch], _ members: [RequirementKey: EmittedDouble.MemberNames]
    ) {
        for block in blocks {
            switch block.content {
            case .declaration(let declaration):
                guard case .member(let key) = declaration.role, let names = members[key] else { continue }
                positions[key] = units.count
                units.append(
                    Unit(
                        key: key, name: names.name, stem: names.stem, main: -1, lines: declaration.lines,
                        branches: branches))
            case .conditional(let clauses):
                var earlier: [String] = []
                for clause in clauses {
                    let branch = Scope.Branch(earlier: earlier, clause: clause.clause)
                    gather(clause.blocks, branches + [branch], members)
                    earlier.append(clause.clause)
                }
            }
        }
    }

    /// Tells of each declaration what it belongs to, by its line.
    private mutating func assign(_ roles: [EmittedDeclaration.Role?]) {
        for index in body.entries.indices {
            let line = source.lines.line(at: body.entries[index].syntax.introducer.lowerBound) - 1
            switch line < roles.count ? roles[line] : nil {
            case .member(let key):
                guard let position = positions[key] else { continue }
                if units[position].main >= 0 { units[position].beside.append(units[position].main) }
                units[position].main = index
            case .storage(let key):
                guard let position = positions[key] else { continue }
                units[position].stored.append(index)
            case .shared: shared.append(index)
            case .ready:
                shared.append(index)
                ready.insert(index)
            case nil: break
            }
        }
        units.removeAll { $0.main < 0 }
        positions = Dictionary(
            units.indices.map { (units[$0].key, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// What doubles of its kind are like.
    var traits: any KindTraits { emitted.kind.traits }

    /// The attributes of the type.
    var attributes: Set<String> { Set(declaration.attributes.map { source.compactText(in: $0.range) }) }

    /// The unit for the requirement `key`.
    func unit(_ key: RequirementKey) -> Unit? { positions[key].map { units[$0] } }

    /// The members, by what they stand for.
    var mains: [RequirementKey: Int] {
        Dictionary(units.map { ($0.key, $0.main) }, uniquingKeysWith: { first, _ in first })
    }

    /// Whether the member of `unit` has the label `label`.
    func isCalled(_ label: MemberLabel?, _ unit: Unit) -> Bool { body.label(of: unit.main) == label }

    /// The declarations of no requirement that stand in the body itself.
    var outerShared: [Int] { shared.filter { !body.isInStructure($0) } }

    /// The labels of the declarations of no requirement.
    var sharedLabels: Set<MemberLabel?> { Set(outerShared.map(body.label)) }

    /// One declaration, without what stands above it.
    func part(_ entry: Int) -> TextPart { source[body.range(of: entry)] }

    /// The lines of a declaration with the comment above it, as they stand in a body that is not indented.
    ///
    /// - Parameter ending: What stands behind it in addition.
    func lines(of entry: Int, with ending: String = "") -> [String] {
        let layout = FileLayout(source)
        let range = body.range(of: entry)
        let start = layout.commentLines(above: range.lowerBound).last?.lowerBound ?? range.lowerBound
        let lines = lines(in: ByteRange(start: start, end: range.upperBound))
        return lines.dropLast() + lines.suffix(1).map { $0 + ending }
    }

    /// The lines of `range`, those after the first without the indentation of the first.
    func lines(in range: ByteRange) -> [String] { source[range].lines }

    /// Whether a blank line or the brace of the body stands above the declaration and its comments.
    func isSetApart(_ entry: Int) -> Bool {
        let layout = FileLayout(source)
        let start = body.range(of: entry).lowerBound
        let top = layout.lineStart(layout.commentLines(above: start).last?.lowerBound ?? start)
        return top > 0 && layout.isBlankLine(top - 1)
    }

    /// What the names of the storage of `unit` are.
    func storedNames(_ unit: Unit) -> [String] {
        unit.parts.compactMap { body.storedName(of: $0) }
    }

    /// The names by which statements of what all members share speak of members.
    var subjects: Set<String> { Set(traits.conforms ? units.flatMap(storedNames) : units.map(\.stem)) }
}
