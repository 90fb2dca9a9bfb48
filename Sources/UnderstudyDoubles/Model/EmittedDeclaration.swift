import UnderstudySemantics

/// A piece of a double as it is emitted: what one template, or one rule of a kind, gives.
///
/// Its text declares what the template says, and nothing but reading it tells the names: templates can be the user's.
/// What the text is about, and what it needs beside it, is known without reading.
package struct EmittedDeclaration: Sendable {
    /// What a piece is in its double.
    package enum Role: Hashable, Sendable {
        /// The member that stands for a requirement, with the storage that is beside it.
        case member(RequirementKey)
        /// What the double keeps for a requirement, behind its lock.
        case storage(RequirementKey)
        /// Ready text for a protocol of the platform.
        case ready
        /// What all members of the double share, such as a lock or `verify()`.
        case shared
    }

    /// What the text of a piece speaks of, and that has to be there for it to compile.
    package struct Mentions: Sendable {
        /// The support types.
        package var supportTypes: Set<SupportType> = []

        /// Speaks of nothing.
        package static let none = Mentions()

        package init(_ supportTypes: Set<SupportType> = []) {
            self.supportTypes = supportTypes
        }

        /// Adds all of `other`.
        package mutating func formUnion(_ other: Mentions) {
            supportTypes.formUnion(other.supportTypes)
        }
    }

    /// What the piece is.
    package let role: Role
    /// Its text, as it is in a type whose body is not indented.
    package private(set) var lines: [String]
    /// What it needs.
    package let mentions: Mentions
    /// The pieces inside its braces, where it keeps something for each requirement; their lines are among `lines`.
    package private(set) var nested: [EmittedBlock]

    package init(_ role: Role, _ lines: [String], mentions: Mentions = .none, nested: [EmittedBlock] = []) {
        self.role = role
        self.lines = lines
        self.mentions = mentions
        self.nested = nested
    }

    /// What all members share, as `lines`.
    static func shared(_ lines: [String], mentioning supportTypes: Set<SupportType> = []) -> EmittedDeclaration {
        EmittedDeclaration(.shared, lines, mentions: Mentions(supportTypes))
    }

    /// What all members share, as `lines` that are still to be laid out.
    static func laidOut(_ lines: [String], mentioning supportTypes: Set<SupportType> = []) -> EmittedDeclaration {
        shared(LineLayout.layOut(lines, indentation: 4), mentioning: supportTypes)
    }

    /// A function that all members share, with what its documentation says and what it does.
    static func function(_ head: String, saying sentence: String? = nil, _ body: [String]) -> EmittedDeclaration {
        laidOut((sentence.map { ["/// " + $0] } ?? []) + [head + " {"] + body.map { "    " + $0 } + ["}"])
    }

    /// The lines, each with what the piece is that it belongs to.
    var annotated: [(line: String, role: Role?)] {
        let inner = nested.flatMap(\.annotated)
        return lines.enumerated().map { index, line in
            let isInside = index > 0 && index <= inner.count
            return (line, isInside ? inner[index - 1].role : role)
        }
    }

    /// The same with other names for what modules of the user declare as well.
    func mapLines(_ change: ([String]) -> [String]) -> EmittedDeclaration {
        var copy = self
        copy.lines = change(lines)
        copy.nested = nested.map { $0.mapLines(change) }
        return copy
    }
}

/// Pieces of a double on neighbouring lines, or branches of `#if` with such pieces.
package struct EmittedBlock: Sendable {
    /// What the lines are.
    package indirect enum Content: Sendable {
        /// Pieces, without blank lines between them.
        case declarations([EmittedDeclaration])
        /// The clauses of an `#if`, each with its blocks.
        case conditional([(clause: String, blocks: [EmittedBlock])])
    }

    /// What the lines are.
    package var content: Content
    /// Whether blank lines set it apart from its neighbours.
    package let isSetApart: Bool
    /// Whether a blank line is above it in any case.
    package var startsGroup = false

    init(_ declarations: [EmittedDeclaration], isSetApart: Bool) {
        content = .declarations(declarations)
        self.isSetApart = isSetApart
    }

    init(conditional clauses: [(clause: String, blocks: [EmittedBlock])], isSetApart: Bool = true) {
        content = .conditional(clauses)
        self.isSetApart = isSetApart
    }

    /// Its lines.
    package var lines: [String] {
        switch content {
        case .declarations(let declarations):
            declarations.count == 1 ? declarations[0].lines : declarations.flatMap { $0.lines }
        case .conditional(let clauses): clauses.flatMap { [$0.clause] + Self.lines(of: $0.blocks) } + ["#endif"]
        }
    }

    /// Its lines, each with what the piece is that it belongs to; directives belong to none.
    var annotated: [(line: String, role: EmittedDeclaration.Role?)] {
        switch content {
        case .declarations(let declarations): declarations.flatMap(\.annotated)
        case .conditional(let clauses):
            clauses.flatMap { [($0.clause, nil)] + Self.annotated($0.blocks) } + [("#endif", nil)]
        }
    }

    /// All pieces, those under `#if` included, but not those in the braces of others.
    package var declarations: [EmittedDeclaration] {
        switch content {
        case .declarations(let declarations): declarations
        case .conditional(let clauses): clauses.flatMap { $0.blocks.flatMap(\.declarations) }
        }
    }

    /// The lines of `blocks`, with blank lines between those that are set apart.
    static func lines(of blocks: [EmittedBlock]) -> [String] { joined(blocks, { $0.lines }, by: "") }

    /// The same, each with what the piece is that it belongs to.
    static func annotated(_ blocks: [EmittedBlock]) -> [(line: String, role: EmittedDeclaration.Role?)] {
        joined(blocks, { $0.annotated }, by: ("", nil))
    }

    private static func joined<Line>(
        _ blocks: [EmittedBlock], _ linesOf: (EmittedBlock) -> [Line], by blank: Line
    ) -> [Line] {
        var lines: [Line] = []
        var wasSetApart: Bool?
        for block in blocks {
            let own = linesOf(block)
            if own.isEmpty { continue }
            if let wasSetApart, wasSetApart || block.isSetApart || block.startsGroup { lines.append(blank) }
            lines += own
            wasSetApart = block.isSetApart
        }
        return lines
    }

    func mapLines(_ change: ([String]) -> [String]) -> EmittedBlock {
        var copy = self
        switch content {
        case .declarations(let declarations): copy.content = .declarations(declarations.map { $0.mapLines(change) })
        case .conditional(let clauses):
            copy.content = .conditional(clauses.map { ($0.clause, $0.blocks.map { $0.mapLines(change) }) })
        }
        return copy
    }
}
