import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

extension ProtocolHold {
    /// The words on its line in front of the type's name; `nil` if the file was not read.
    func wordsBefore(in index: DeclarationIndex) -> [String]? {
        guard let source = index.file(at: location.path)?.source else { return nil }
        let line = source.lines.range(ofLine: source.lines.line(at: range.lowerBound))
        return source.tokenTexts(in: ByteRange(start: line.lowerBound, end: range.lowerBound))
    }

    /// Whether the type is that of an opaque parameter, which is an unnamed generic one (SE-0341).
    func isOpaque(in index: DeclarationIndex) -> Bool { wordsBefore(in: index)?.last == "some" }
}

extension TypedPlace {
    /// Whether it may hold its value weakly, which requires a class.
    func isWeak(in index: DeclarationIndex) -> Bool {
        holds.contains { hold in
            hold.wordsBefore(in: index).map { $0.contains("weak") || $0.contains("unowned") } ?? true
        }
    }
}
