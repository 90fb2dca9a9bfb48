import Foundation
import Testing

@testable import UnderstudyDoubles

/// A sample of what comes out, with its support types, compiled; `Tests/Fixtures/check-goldens` compiles every golden.
@Suite("Compilation")
struct CompilationTests {
    @Test(arguments: ["Essays/Links"])
    func spies(_ path: String) throws {
        let parts = path.split(separator: "/").map(String.init)
        let topic = FixtureTopic(folder: parts[0], name: parts[1])
        let emission = try topic.emission()
        let text = try emission.file(.spy, of: emission.declarations(), support: true)
        let declarations = try String(contentsOf: FixtureTopic.file(path + ".swift"), encoding: .utf8)
        #expect(try Self.complaints(about: text, of: declarations, in: topic.name) == "")
    }

    @Test("of doubles in a module that uses all names itself", arguments: [DoubleKind.spy, .mock, .fake, .client])
    func takenNames(_ kind: DoubleKind) throws {
        let names = OwnNames.inSupportFiles.subtracting([OwnNames.lock]).sorted()
        let declarations =
            names.map { "public struct \($0): Swift.Sendable { public init() {} }\n" }.joined() + """
                public struct Note: Swift.Sendable, Identifiable, Swift.Equatable { public let id: Swift.Int }
                public protocol Notes: Swift.Sendable {
                    func note(_ id: Swift.Int) throws -> Note
                    func reason() -> Note
                    func all() async -> [Note]
                    func save(_ note: Note, because error: Error) async throws
                    var last: Error { get set }
                }
                """
        let emission = try Emission([Emission.file(declarations)])
        let text = try emission.file(kind, of: emission.declarations(), support: true)
        #expect(try Self.complaints(about: text, of: declarations, in: "Notes") == "")
    }

    /// What the compiler says of `doubles` of the protocols in `declarations`, which are those of a module.
    private static func complaints(about doubles: String, of declarations: String, in module: String) throws -> String {
        let compiler = try #require(Self.compiler(), "there is no swiftc in any folder of PATH")
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }

        let double = folder.appendingPathComponent("Doubles.swift")
        try Data(doubles.utf8).write(to: double)
        let source = folder.appendingPathComponent("Declarations.swift")
        try Data(declarations.utf8).write(to: source)
        let common = ["-swift-version", "6", "-parse-as-library", "-package-name", "fixtures"]
        let path = folder.appendingPathComponent(module + ".swiftmodule").path
        let problem = try run(
            compiler,
            common + [
                "-emit-module", "-emit-module-path", path, "-module-name", module, "-enable-testing", source.path,
            ])
        if !problem.isEmpty { return problem }
        let strict = [
            "-warnings-as-errors", "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature",
            "MemberImportVisibility", "-module-name", "Doubles", "-I", folder.path,
        ]
        return try run(compiler, common + ["-typecheck"] + strict + [double.path])
    }

    private static func compiler() -> URL? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent("swiftc") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// What the compiler says; nothing when all is well.
    private static func run(_ compiler: URL, _ arguments: [String]) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = compiler
        process.arguments = arguments
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let text = String(decoding: bytes, as: UTF8.self)
        return process.terminationStatus == 0 || !text.isEmpty ? text : "swiftc ended with \(process.terminationStatus)"
    }
}
