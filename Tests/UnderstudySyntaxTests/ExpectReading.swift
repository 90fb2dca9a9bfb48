import Testing

@testable import UnderstudySyntax

/// A diagnostic that a test expects: its identifier, and the mark in the source where it stands.
struct Expected {
    let id: String
    let mark: Character

    init(_ id: String, at mark: Character = "①") {
        self.id = id
        self.mark = mark
    }
}

/// Reads Swift source and checks all that must hold for any source, besides what the test expects of this one.
///
/// Marks from ① to ⑨ say where diagnostics are expected, and are taken out before the source is read. A source without
/// expected diagnostics must have none. The source is read whole, cut off at every byte, and without each token once.
/// The structure is compared with `outline`, as `Outline` writes it, unless that is `nil`.
@discardableResult
func expectReading(
    _ marked: String, _ outline: String? = nil, _ problems: Expected...,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) -> SourceFileSyntax {
    let (bytes, marks) = takeMarks(from: marked)
    let file = Parser.parse(SourceText(path: "input.swift", bytes: bytes))
    let violation = ReadingChecks.violations(of: bytes).first ?? ReadingChecks.firstViolationWhenDamaged(bytes)
    #expect(violation == nil, sourceLocation: sourceLocation)
    let found = file.diagnostics.map { diagnostic in
        let position = diagnostic.location?.position
        return "\(diagnostic.id) at \(position?.line ?? 0):\(position?.column ?? 0)"
    }
    let expected = problems.map { problem in
        let position = file.source.lines.position(at: marks[problem.mark] ?? -1)
        return "\(problem.id) at \(position.line):\(position.column)"
    }
    #expect(found == expected, sourceLocation: sourceLocation)
    if let outline { #expect(Outline.text(of: file) == outline, sourceLocation: sourceLocation) }
    return file
}

/// Checks how a type is read.
func expectType(
    _ text: String, _ outline: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    expectReading("var x: " + text, "var x: " + outline, sourceLocation: sourceLocation)
}

/// Checks the kinds and texts of the tokens of a source, one `kind text` each.
func expectTokens(
    _ text: String, _ tokens: [String], sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    let bytes = Array(text.utf8)
    let source = SourceText(path: "input.swift", bytes: bytes)
    let found = TokenChecks.tokens(of: source).map { "\($0.kind) \(source.text(in: $0.range))" }
    #expect(found == tokens, sourceLocation: sourceLocation)
    let violation = ReadingChecks.violations(of: bytes).first ?? ReadingChecks.firstViolationWhenDamaged(bytes)
    #expect(violation == nil, sourceLocation: sourceLocation)
}

private func takeMarks(from text: String) -> ([UInt8], [Character: Int]) {
    var bytes: [UInt8] = []
    var marks: [Character: Int] = [:]
    for character in text {
        if ("①"..."⑨").contains(character) { marks[character] = bytes.count } else { bytes += character.utf8 }
    }
    return (bytes, marks)
}
