import UnderstudySemantics
import UnderstudySyntax

/// A double that follows a protocol of another name: in the inheritance clause, in the header, and where its members
/// name the protocol.
struct Renaming {
    private var edits = EditList()

    /// The files that change.
    var files: [FileEdits] { edits.finished() }

    init(_ double: OwnedDouble, from old: String, to new: String) {
        let source = double.type.source
        let body = DoubleBody(double)
        var ranges = [(source, Self.head(double.type.syntax, double.type.details.members))]
        ranges += double.extensions.map { ($0.source, Self.head($0.syntax, $0.details.members)) }
        // That of a client's initialiser names the protocol.
        ranges += body.entries.indices.filter { body.label(of: $0)?.kind != .type }
            .map { (body.source($0), body.entries[$0].syntax.signatureRange) }
        for (source, range) in ranges {
            for token in source.tokenRanges(in: range) where source.text(in: token) == old {
                edits.replace(source[token], with: new)
            }
        }
        if let range = double.type.headerNameRange, source.text(in: range) == old {
            edits.replace(source[range], with: new)
        }
    }

    private static func head(_ declaration: DeclSyntax, _ members: MemberBlockSyntax) -> ByteRange {
        ByteRange(start: declaration.introducer.upperBound, end: members.range.lowerBound)
    }
}
