/// A name that a declaration gives to something.
struct DeclaredName {
    /// The name, with labels where there are parameters.
    let text: String
    /// What the name consists of: for functions, all up to the end of the parameters.
    let range: ByteRange
    /// The bytes of the declaration.
    let declaration: ByteRange
    /// Which of the names it is that the declaration gives.
    let number: Int
    /// The bytes of the declaration around it.
    let outer: ByteRange?

    /// Calls `found` with each name of `declarations`, wherever they are nested.
    static func visit(
        _ declarations: [DeclSyntax], of source: SourceText, within outer: ByteRange? = nil,
        _ found: (DeclaredName) -> Void
    ) {
        for declaration in declarations {
            for (number, name) in names(of: declaration, in: source).enumerated() {
                found(
                    DeclaredName(
                        text: name.text, range: name.range, declaration: declaration.range, number: number, outer: outer
                    ))
            }
            visit(declaration.inner, of: source, within: declaration.range, found)
        }
    }

    private static func names(of declaration: DeclSyntax, in source: SourceText) -> [(text: String, range: ByteRange)] {
        func plain(_ range: ByteRange) -> (String, ByteRange) { (source.text(in: range), range) }
        func labelled(_ name: String, _ parameters: [ParameterSyntax], before body: ByteRange?) -> (String, ByteRange) {
            let labels = parameters.map { ($0.firstName.map(source.text(in:)) ?? "_") + ":" }
            let end = parameters.last?.range.upperBound ?? body?.lowerBound ?? declaration.range.upperBound
            return (name + "(" + labels.joined() + ")", ByteRange(start: declaration.range.lowerBound, end: end))
        }
        switch declaration.kind {
        case .protocol(let syntax): return [plain(syntax.name)]
        case .nominal(let syntax): return [plain(syntax.name)]
        case .extension(let syntax):
            let range = syntax.extended.range
            return [("extension " + source.compactText(in: range), range)]
        case .function(let syntax):
            return [labelled(source.text(in: syntax.name), syntax.parameters, before: syntax.body)]
        case .initializer(let syntax): return [labelled("init", syntax.parameters, before: syntax.body)]
        case .subscript(let syntax): return [labelled("subscript", syntax.parameters, before: syntax.accessors?.range)]
        case .variable(let syntax): return syntax.bindings.map { plain($0.name) }
        case .typeAlias(let syntax): return [plain(syntax.name)]
        case .associatedType(let syntax): return [plain(syntax.name)]
        case .enumCase(let elements): return elements.map { plain($0.name) }
        case .import: return [(source.compactText(in: declaration.range), declaration.range)]
        case .deinitializer, .conditional, .other, .code: return []
        }
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
