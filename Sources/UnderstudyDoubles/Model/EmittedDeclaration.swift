import UnderstudySemantics
import UnderstudySyntax

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
    /// What it needs.
    let mentions: Mentions
    /// Its text without that of `nested`.
    private var own: [String]
    /// The pieces inside its braces, where it keeps something for each requirement.
    private var nested: [EmittedBlock]
    /// Whether its braces are on lines of their own even around a single statement.
    private let keepsBody: Bool

    init(
        _ role: Role, _ lines: [String], mentions: Mentions = .none, nested: [EmittedBlock] = [],
        keepsBody: Bool = false
    ) {
        self.role = role
        own = lines
        self.mentions = mentions
        self.nested = nested
        self.keepsBody = keepsBody
    }

    /// What all members share, as `lines`.
    static func shared(
        _ lines: [String], mentioning supportTypes: Set<SupportType> = [], keepsBody: Bool = false
    ) -> EmittedDeclaration {
        EmittedDeclaration(.shared, lines, mentions: Mentions(supportTypes), keepsBody: keepsBody)
    }

    /// A function that all members share, with what its documentation says and what it does.
    static func function(_ head: String, saying sentence: String? = nil, _ body: [String]) -> EmittedDeclaration {
        shared((sentence.map { ["/// " + $0] } ?? []) + [head + " {"] + body.map { "    " + $0 } + ["}"])
    }

    /// Its text, as it is in a type whose body is not indented.
    package var lines: [String] { nested.isEmpty ? own : annotated.map(\.line) }

    /// The lines, each with what the piece is that it belongs to.
    var annotated: [(line: String, role: Role?)] {
        let outer = own.map { ($0, Optional(role)) }
        if nested.isEmpty { return outer }
        return outer + nested.flatMap(\.annotated).map { ($0.line.isEmpty ? "" : "    " + $0.line, $0.role) }
            + [("}", role)]
    }

    /// The piece as `writer` writes it where it is indented by `indentation`.
    func written(by writer: LineWriter, indentation: Int) -> EmittedDeclaration {
        var copy = self
        copy.own = writer.written(own, indentation: indentation, keepsBody: keepsBody)
        copy.nested = nested.map { $0.written(by: writer, indentation: indentation + 4) }
        return copy
    }
}

/// A piece of a double, or branches of `#if` with such pieces.
package struct EmittedBlock: Sendable {
    /// What the lines are.
    package indirect enum Content: Sendable {
        /// One piece.
        case declaration(EmittedDeclaration)
        /// The clauses of an `#if`, each with its blocks.
        case conditional([(clause: String, blocks: [EmittedBlock])])
    }

    /// What the lines are.
    package private(set) var content: Content
    /// Whether blank lines set it apart from its neighbours; `nil` where its length tells.
    private let isSetApart: Bool?
    /// Whether a blank line is above it in any case.
    package var startsGroup = false

    init(_ declaration: EmittedDeclaration, isSetApart: Bool? = nil) {
        content = .declaration(declaration)
        self.isSetApart = isSetApart
    }

    init(conditional clauses: [(clause: String, blocks: [EmittedBlock])], isSetApart: Bool = true) {
        content = .conditional(clauses)
        self.isSetApart = isSetApart
    }

    /// Its lines.
    package var lines: [String] {
        switch content {
        case .declaration(let declaration): declaration.lines
        case .conditional(let clauses): Directive.lines(clauses.map { ($0.clause, Self.lines(of: $0.blocks)) })
        }
    }

    /// Its lines, each with what the piece is that it belongs to; directives belong to none.
    var annotated: [(line: String, role: EmittedDeclaration.Role?)] {
        switch content {
        case .declaration(let declaration): declaration.annotated
        case .conditional(let clauses):
            clauses.flatMap { [($0.clause, nil)] + Self.annotated($0.blocks) } + [(Directive.end.rawValue, nil)]
        }
    }

    /// All pieces, those under `#if` included, but not those in the braces of others.
    package var declarations: [EmittedDeclaration] {
        switch content {
        case .declaration(let declaration): [declaration]
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
            let isSetApart = block.isSetApart ?? (own.count > 1)
            if let wasSetApart, wasSetApart || isSetApart || block.startsGroup { lines.append(blank) }
            lines += own
            wasSetApart = isSetApart
        }
        return lines
    }

    /// The block as `writer` writes it where it is indented by `indentation`.
    func written(by writer: LineWriter, indentation: Int) -> EmittedBlock {
        var copy = self
        switch content {
        case .declaration(let declaration):
            copy.content = .declaration(declaration.written(by: writer, indentation: indentation))
        case .conditional(let clauses):
            copy.content = .conditional(
                clauses.map { ($0.clause, $0.blocks.map { $0.written(by: writer, indentation: indentation) }) })
        }
        return copy
    }
}
