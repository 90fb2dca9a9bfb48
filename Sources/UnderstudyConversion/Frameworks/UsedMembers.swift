import UnderstudyRefactoring
import UnderstudySemantics
import UnderstudySyntax

/// A generated class whose members are not called as its generator usually calls them, without what no code uses.
struct UsedMembers {
    private let type: TypeDeclaration
    private let source: SourceText
    /// The names of properties that only the class itself speaks of, and that go with the statements that do.
    private var unused: Set<String>
    private let properties: [String: ByteRange]
    /// The statements in functions that speak of properties, with the names of these.
    private var statements: [(range: ByteRange, names: Set<String>)] = []

    init(of type: TypeDeclaration, for resolved: ResolvedProtocol, usedBy words: Set<String>) {
        (self.type, source) = (type, type.source)
        let required = Set(resolved.requirements.map(\.requirement.name))
        var properties: [String: ByteRange] = [:]
        for member in type.members {
            guard case .variable(let variable) = member.kind, !variable.isLet, variable.bindings.count == 1,
                variable.bindings[0].accessors == nil
            else { continue }
            let name = type.source.text(in: variable.bindings[0].name)
            if !required.contains(name) { properties[name] = member.range }
        }
        self.properties = properties
        unused = Set(properties.keys).subtracting(words)
        for member in type.members { read(member) }
        // What a statement needs that stays, stays.
        var needed: Set<String>
        repeat {
            let known = unused
            needed = statements.reduce(into: []) { if !$1.names.isSubset(of: known) { $0.formUnion($1.names) } }
            unused.subtract(needed)
            needed.formIntersection(known)
        } while !needed.isEmpty
    }

    /// Reads the statements of a function; those of anything else keep what they speak of.
    private mutating func read(_ member: DeclSyntax) {
        guard case .function(let function) = member.kind, let body = function.body else {
            if case .variable(let variable) = member.kind, variable.bindings.allSatisfy({ $0.accessors == nil }) {
                return
            }
            return unused.subtract(mentioned(in: member.range))
        }
        let ranges = source.statementRanges(in: body)
        // What is on the line of the braces is not told apart.
        if ranges.isEmpty { return unused.subtract(mentioned(in: body)) }
        for statement in ranges {
            let words = source.tokenTexts(in: statement)
            let names = mentioned(in: statement).intersection(properties.keys)
            if names.isEmpty { continue }
            let target = words.first == "self" ? words.dropFirst(2).first : words.first
            // What is set or added to goes without a trace, and so does what is only thrown or called where it is there.
            let isOwn = target.map { properties[$0] != nil && words.count > 1 } ?? false
            if isOwn || words.first == "if" { statements.append((statement, names)) } else { unused.subtract(names) }
        }
    }

    /// The words at `range`, those in literals as well.
    private func mentioned(in range: ByteRange) -> Set<String> { TextWords.words(of: source.text(in: range)) }

    /// The class.
    var text: String {
        let going =
            statements.filter { !$0.names.isDisjoint(with: unused) }.map(\.range)
            + properties.filter { unused.contains($0.key) }.map(\.value)
        let lines = going.map(source.wholeLines).sorted { $0.lowerBound < $1.lowerBound }
        return source.text(in: type.syntax.range, replacing: lines.map { ($0, "") }) + "\n"
    }
}
