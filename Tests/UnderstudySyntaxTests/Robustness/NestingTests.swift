import Testing

@testable import UnderstudySyntax

/// However deep something nests, or often repeats, the stack suffices and no text is read over and over.
@Suite struct NestingTests {
    private static let texts = DeepTexts.all(100_000)

    @Test(arguments: texts.map(\.name))
    func isRead(_ name: String) throws {
        let text = try #require(Self.texts.first { $0.name == name }).text
        let violations = TreeChecks.violations(in: Parser.parse(SourceText(path: "deep.swift", text: text)))
        #expect(violations.isEmpty)
    }

    @Test func whatNestsTooDeeplyIsTold() {
        let source = SourceText(path: "deep.swift", text: String(repeating: "struct A { ", count: 100))
        #expect(Parser.parse(source).diagnostics.contains { $0.id.name == "nested-too-deeply" })
    }

    @Test func sixtyLevelsAreNotTooDeep() {
        let text = String(repeating: "struct A { ", count: 60) + String(repeating: "}", count: 60)
        #expect(Parser.parse(SourceText(path: "deep.swift", text: text)).diagnostics.isEmpty)
    }
}
