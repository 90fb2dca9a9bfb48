import UnderstudySemantics
import UnderstudySyntax

/// The parameters of a member, whose names stand for no property there.
struct ParameterScope {
    private let source: SourceText
    private let range: ByteRange
    /// Where labels and names of parameters are declared.
    private let declared: Set<ByteRange>
    /// The names inside.
    private let names: Set<String>

    /// `nil` for what takes no parameters.
    init?(_ member: InSource<DeclSyntax>) {
        let parameters: [ParameterSyntax] =
            switch member.piece.kind {
            case .function(let function): function.parameters
            case .initializer(let initializer): initializer.parameters
            case .subscript(let syntax): syntax.parameters
            default: []
            }
        if parameters.isEmpty { return nil }
        source = member.source
        range = member.piece.range
        declared = Set(parameters.flatMap { [$0.firstName, $0.secondName].compactMap(\.self) })
        names = Set(parameters.compactMap { ($0.secondName ?? $0.firstName).map(member.source.text(in:)) })
    }

    /// Whether `name` at `mention` is a parameter: where that is declared, or inside without anything in front.
    func explains(_ name: String, at mention: ByteRange) -> Bool {
        guard range.contains(mention) else { return false }
        if declared.contains(mention) { return true }
        guard names.contains(name), source.text(in: mention) == name else { return false }
        let before = source.tokenRanges(in: ByteRange(start: range.lowerBound, end: mention.lowerBound)).last
        return before.map { !source.matches($0, ".") } ?? true
    }
}
