import Testing
import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// The lines of doubles that follow from the settings of the protocol's module and of its tests.
@Suite("Settings of modules")
struct ModuleSettingsTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let settings: ModuleSettings
        let source: String
        let kind: DoubleKind
        let lines: [String]

        var testDescription: String { "\(kind.name) of \(source)" }
    }

    private static let main = ModuleSettings(isMainActorByDefault: true, languageMode: .swift6)
    private static let nonsending = ModuleSettings(isNonsendingByDefault: true)
    private static let swift5 = ModuleSettings(languageMode: .swift5)
    private static let swift6 = ModuleSettings(languageMode: .swift6)

    private static func tested(_ settings: ModuleSettings, in tests: ModuleSettings) -> ModuleSettings {
        var settings = settings
        settings.tests = ModuleSettings.Tests(tests)
        return settings
    }

    static let table = [
        Row(
            settings: tested(swift6, in: swift6), source: "protocol P { static func a() }", kind: .spy,
            lines: ["final class PSpy: P {"]),
        Row(
            settings: tested(swift6, in: main), source: "protocol P { static func a() }", kind: .spy,
            lines: ["nonisolated final class PSpy: P {"]),
        Row(
            settings: swift6, source: "protocol P { static func a() }", kind: .spy,
            lines: ["nonisolated final class PSpy: P {"]),
        Row(
            settings: main,
            source: "struct Item: Equatable { var n = 0 }; protocol P { func a(_ x: Item, n: Int) -> Item }",
            kind: .spy,
            lines: [
                "@MainActor", "final class PSpy: P {",
                "@MainActor struct ANCall: @MainActor Equatable { let x: Item, n: Int }",
                "var aNStub: (Item, Int) -> Item = { _, _ in Item() }",
            ]),
        Row(
            settings: main,
            source: "struct Item: Error, Equatable { var n = 0 }; protocol P { func a(_ x: Item, n: Int) }",
            kind: .spy, lines: ["struct ANCall: RecordedCall { let x: Item, n: Int }"]),
        Row(
            settings: main, source: "struct Item {}; nonisolated protocol P: Sendable { func a() -> Item }", kind: .spy,
            lines: [
                "final class PSpy: P {",
                #"var aStub: @Sendable () -> Item = { TestIssue.stop("PSpy.aStub is not set") }"#,
            ]),
        Row(
            settings: main,
            source: "protocol P: Equatable {}; extension P { static func == (a: Self, b: Self) -> Bool { true } }",
            kind: .stub, lines: ["nonisolated static func == (lhs: PStub, rhs: PStub) -> Bool { lhs === rhs }"]),
        Row(
            settings: swift5,
            source: "@MainActor protocol Q { func q() }; protocol P: Q { func a() -> Int; func b() async }",
            kind: .stub, lines: ["nonisolated func a() -> Int { storage.aStub() }", "func b() async {}", "func q() {}"]),
        Row(
            settings: swift6,
            source: "@MainActor protocol Q { func q() }; nonisolated protocol P: Q { func a() -> Int }",
            kind: .stub,
            lines: ["@MainActor", "nonisolated func a() -> Int { storage.aStub() }", "@MainActor func q() {}"]),
        Row(
            settings: tested(ModuleSettings(), in: nonsending),
            source: "protocol P { func a(_ f: (Int) async -> Void, _ g: @MainActor () async -> Void) async }",
            kind: .spy,
            lines: [
                "func a(_ f: @concurrent (Int) async -> Void, _ g: @MainActor () async -> Void) async {"
            ]),
        Row(
            settings: tested(ModuleSettings(), in: nonsending), source: "protocol P { func a() async -> Int }",
            kind: .wrapper,
            lines: ["@concurrent func a() async -> Int { await base.a() }"]),
        Row(
            settings: tested(nonsending, in: ModuleSettings()),
            source: "protocol P { func a() async; nonisolated func b() async }", kind: .spy,
            lines: [
                "nonisolated(nonsending) func a() async { aCallCount += 1 }",
                "nonisolated(nonsending) func b() async { bCallCount += 1 }",
            ]),
        Row(
            settings: tested(nonsending, in: nonsending), source: "protocol P { func a() async }", kind: .spy,
            lines: ["func a() async { aCallCount += 1 }"]),
        Row(
            settings: tested(swift5, in: swift6), source: "public protocol P { func a(_ f: @MainActor () -> Void) }",
            kind: .spy,
            lines: ["@preconcurrency import Notes", "func a(_ f: @MainActor () -> Void) {"]),
        Row(
            settings: tested(swift6, in: swift5), source: "protocol P { func a(_ f: @MainActor () -> Void) }",
            kind: .dummy,
            lines: [
                "func a(_ f: @MainActor @Sendable () -> Void) { TestIssue.report(\"PDummy.a(_:) must not be called\") }"
            ]),
        Row(
            settings: tested(main, in: main), source: "protocol Q { func q() }; protocol P: Q { func a() }", kind: .spy,
            lines: ["@MainActor", "final class PSpy: nonisolated P {"]),
        Row(
            settings: tested(main, in: main), source: "protocol Q { func q() }; protocol P: Q, Sendable { func a() }",
            kind: .client, lines: ["struct PClient: nonisolated P {"]),
        Row(
            settings: tested(main, in: main), source: "protocol Q {}; protocol P: Q { func a() }", kind: .spy,
            lines: ["final class PSpy: P {"]),
        Row(
            settings: tested(main, in: swift6), source: "protocol Q { func q() }; protocol P: Q { func a() }",
            kind: .spy, lines: ["final class PSpy: P {"]),
        Row(
            settings: main, source: "protocol P: Identifiable { var id: String { get } }", kind: .wrapper,
            lines: ["struct PWrapper<Base: P>: @MainActor P {", "var id: String { base.id }"]),
        Row(
            settings: main, source: "protocol P: Identifiable { var id: String { get } }", kind: .client,
            lines: ["struct PClient: @MainActor P {", "var id: String { onId() }"]),
        Row(
            settings: main, source: "protocol P: Identifiable { var id: String { get } }", kind: .spy,
            lines: ["final class PSpy: P {", "nonisolated var id: String {"]),
        Row(
            settings: main, source: "protocol P: CaseIterable { func a() }", kind: .wrapper,
            lines: [
                "struct PWrapper<Base: P>: @MainActor P {",
                "static var allCases: [PWrapper] { Base.allCases.map { PWrapper(base: $0) } }",
            ]),
        Row(
            settings: main, source: "protocol P { associatedtype T; static var t: T { get } }", kind: .spy,
            lines: ["private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }"]),
        Row(
            settings: tested(ModuleSettings(isMainActorByDefault: true, languageMode: .swift5), in: swift5),
            source: "struct Item { var n = 0 }; protocol P { func item() -> Item; func setItem(_ item: Item) }",
            kind: .fake, lines: ["init(item: Item? = nil) { storedItem = item ?? Item() }"]),
        Row(
            settings: tested(main, in: swift6),
            source: "struct Item { var n = 0 }; protocol P { func item() -> Item; func setItem(_ item: Item) }",
            kind: .fake, lines: ["init(item: Item = Item()) { storedItem = item }"]),
    ]

    @Test(arguments: table)
    func lines(_ row: Row) throws {
        let file = FileDeclarations(
            parsing: SourceText(path: "Notes.swift", text: row.source), module: "Notes", settings: row.settings)
        let emission = try Emission([file])
        let text = try emission.file(row.kind, of: [try emission.declaration("P")])
        let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
        for line in row.lines { #expect(lines.contains(line[...]), "\(line) is not in\n\(text)") }
    }

    @Test func closuresThatOnlyTheTestsTakeForSendable() throws {
        let source = "protocol P: Sendable { func a(_ f: @escaping @MainActor () -> Void) }"
        for (settings, isRefused) in [(Self.tested(Self.swift5, in: Self.swift6), true), (Self.swift5, false)] {
            let file = FileDeclarations(
                parsing: SourceText(path: "A.swift", text: source), module: "A", settings: settings)
            let emission = try Emission([file])
            let result = emission.generator.generate(.spy, of: try emission.declaration("P"))
            guard case .failure(let error) = result else {
                #expect(!isRefused)
                continue
            }
            #expect(isRefused && error.diagnostic.id == DiagnosticID("unequal-modes"))
        }
    }
}
