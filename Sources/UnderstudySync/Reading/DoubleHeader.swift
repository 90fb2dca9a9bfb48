import UnderstudySemantics
import UnderstudySyntax

/// The comment right above a type.
struct DoubleHeader {
    /// Its lines, from the top.
    let lines: [String]
    /// The bytes of it; `nil` where there is none.
    let part: TextPart?

    init(_ double: OwnedDouble) { self.init(above: double.type.source[double.type.syntax]) }

    init(_ rendered: RenderedDouble) { self.init(above: rendered.source[rendered.declaration]) }

    init(above declaration: InSource<DeclSyntax>) {
        let source = declaration.source
        let ranges = FileLayout(source).commentLines(above: declaration.piece.range.lowerBound)
        lines = ranges.reversed().map { source.text(in: $0) }
        part = ranges.last.flatMap { first in ranges.first.map { source[first.union($0)] } }
    }
}
