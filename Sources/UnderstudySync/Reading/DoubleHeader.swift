import UnderstudySemantics
import UnderstudySyntax

/// The comment right above a type.
struct DoubleHeader {
    /// Its lines, from the top.
    let lines: [String]
    /// The bytes of it; `nil` where there is none.
    let part: TextMerge.Part?

    init(_ double: OwnedDouble) { self.init(above: double.type.syntax, in: double.type.source) }

    init(_ rendered: RenderedDouble) { self.init(above: rendered.declaration, in: rendered.source) }

    init(above declaration: DeclSyntax, in source: SourceText) {
        let ranges = FileLayout(source).commentLines(above: declaration.range.lowerBound)
        lines = ranges.reversed().map { source.text(in: $0) }
        part = ranges.last.flatMap { first in ranges.first.map { TextMerge.Part(source, first.union($0)) } }
    }
}
