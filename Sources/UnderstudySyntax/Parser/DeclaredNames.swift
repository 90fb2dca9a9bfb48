/// The names of declarations, wherever they are nested.
struct DeclaredNames {
    private let source: SourceText
    private let read: (ByteRange) -> String

    /// Names in `source`, whose parts are read by `read`.
    init(of source: SourceText, reading read: @escaping (ByteRange) -> String) {
        self.source = source
        self.read = read
    }

    /// Calls `found` with each name, with labels where there are parameters, its declaration, and the one around it.
    func visit(
        _ declarations: [DeclSyntax], within outer: ByteRange? = nil,
        _ found: (_ name: String, _ range: ByteRange, _ outer: ByteRange?) -> Void
    ) {
        for declaration in declarations {
            for name in names(of: declaration) { found(name, declaration.range, outer) }
            visit(declaration.inner, within: declaration.range, found)
        }
    }

    private func names(of declaration: DeclSyntax) -> [String] {
        switch declaration.kind {
        case .protocol(let syntax): [read(syntax.name)]
        case .nominal(let syntax): [read(syntax.name)]
        case .extension(let syntax): ["extension " + read(syntax.extended.range)]
        case .function(let syntax): [labelled(read(syntax.name), syntax.parameters)]
        case .initializer(let syntax): [labelled("init", syntax.parameters)]
        case .subscript(let syntax): [labelled("subscript", syntax.parameters)]
        case .variable(let syntax): syntax.bindings.map { read($0.name) }
        case .typeAlias(let syntax): [read(syntax.name)]
        case .associatedType(let syntax): [read(syntax.name)]
        case .enumCase(let elements): elements.map { read($0.name) }
        case .import: [source.compactText(in: declaration.range)]
        case .deinitializer, .conditional, .other, .code: []
        }
    }

    private func labelled(_ name: String, _ parameters: [ParameterSyntax]) -> String {
        name + "(" + parameters.map { ($0.firstName.map(read) ?? "_") + ":" }.joined() + ")"
    }
}

/// The words of declarations that edits replace as a whole, and so have to write again.
struct MovedWords {
    /// What each edit replaces of declarations, in order.
    private let moved: [[ByteRange]]
    private var edit = 0
    private var next = 0

    init(_ declarations: [DeclSyntax], _ edits: [PlacedEdit]) {
        var moved: [[ByteRange]] = Array(repeating: [], count: edits.count)
        var ranges: [(outer: ByteRange, inner: [ByteRange])] = []
        Self.visit(declarations) { ranges.append(($0.range, $0.inner.map(\.range))) }
        ranges.sort { $0.outer.start < $1.outer.start }
        var next = 0
        for (number, edit) in edits.enumerated() {
            while next < ranges.count, ranges[next].outer.start < edit.old.start { next += 1 }
            var own = next
            var end = edit.old.start
            while own < ranges.count, ranges[own].outer.start < edit.old.end {
                let (outer, inner) = ranges[own]
                own += 1
                guard outer.start >= end, edit.old.contains(outer) else { continue }
                // Everything around a declaration, such as its closing brace, goes with it.
                moved[number] += edit.meaning == .dissolving ? inner : [edit.old]
                if edit.meaning != .dissolving { break }
                end = outer.end
            }
        }
        self.moved = moved
    }

    /// Whether an edit moves `piece`; to be asked in the order of the text.
    mutating func contains(_ piece: TextPiece, of number: Int) -> Bool {
        if number != edit { (edit, next) = (number, 0) }
        let own = moved[number]
        while next < own.count, own[next].upperBound <= piece.range.lowerBound { next += 1 }
        return next < own.count && own[next].contains(piece.range)
    }

    private static func visit(_ declarations: [DeclSyntax], _ found: (DeclSyntax) -> Void) {
        for declaration in declarations {
            // Statements at the top level are no declarations.
            if case .code = declaration.kind { continue }
            found(declaration)
            visit(declaration.inner, found)
        }
    }
}

extension DeclSyntax {
    /// The declarations inside.
    fileprivate var inner: [DeclSyntax] {
        switch kind {
        case .protocol(let syntax): syntax.members.members
        case .nominal(let syntax): syntax.members.members
        case .extension(let syntax): syntax.members.members
        case .conditional(let clauses): clauses.flatMap(\.members)
        default: []
        }
    }
}
