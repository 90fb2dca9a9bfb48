import Foundation
import Testing
import UnderstudyDoubles

/// A sample of what comes out, with its support types, compiled; `Tests/Fixtures/check-goldens` compiles every golden.
@Suite("Compilation")
struct CompilationTests {
    @Test(arguments: ["Essays/Links"])
    func spies(_ path: String) throws {
        let parts = path.split(separator: "/").map(String.init)
        let topic = FixtureTopic(folder: parts[0], name: parts[1])
        let compiler = try #require(Self.compiler(), "there is no swiftc in any folder of PATH")
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }

        let emission = try topic.emission()
        let text = try emission.file(.spy, of: emission.declarations(), support: true)
        let double = folder.appendingPathComponent("Doubles.swift")
        try Data(text.utf8).write(to: double)
        let common = ["-swift-version", "6", "-parse-as-library", "-package-name", "fixtures"]
        let module = folder.appendingPathComponent(topic.name + ".swiftmodule").path
        let declarations = FixtureTopic.file(path + ".swift").path
        #expect(
            try Self.run(
                compiler,
                common + ["-emit-module", "-emit-module-path", module, "-module-name", topic.name, declarations])
                == "")
        let strict = [
            "-warnings-as-errors", "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature",
            "MemberImportVisibility", "-module-name", "Doubles", "-I", folder.path,
        ]
        #expect(try Self.run(compiler, common + ["-typecheck"] + strict + [double.path]) == "")
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
