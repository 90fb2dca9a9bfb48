import Foundation
import Testing
import UnderstudyRefactoring
import UnderstudySegregation
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

@testable import understudy

/// Programs of one shape each, edited where the edits are certain, then compiled and run.
@Suite("Programs whose protocols are split")
struct EditedProgramTests {
    private static let programs = SmallProgram.protocolShapes + SmallProgram.holderShapes + SmallProgram.genericShapes

    @Test("What is certain is what each shape allows")
    func certainty() {
        for (number, program) in Self.programs.enumerated() {
            let edited = EditedProgram(program, number)
            #expect(edited.certain == Set(program.certain.split(separator: " ").map(String.init)), "\(program.name)")
        }
        #expect(Self.programs.count >= 60)
    }

    @Test("What the command makes of them compiles and runs as before", arguments: ["5", "6"])
    func compilation(version: String) throws {
        let compiler = try #require(Self.compiler(), "there is no swiftc in any folder of PATH")
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var files: [String] = []
        func write(_ text: String, _ name: String) throws {
            let file = folder.appendingPathComponent(name)
            try Data(text.utf8).write(to: file)
            files.append(file.path)
        }
        for (number, program) in Self.programs.enumerated() {
            try write(program.source(number), "Program\(number).swift")
            let isSplit = program.certain.hasPrefix("P")
            let run = TestRun([
                "split", "Depot\(number)", "--narrow", "--apply", "--in", files[number], "--package-path", folder.path,
            ])
            #expect(run.code == (isSplit ? .success : .finding), "\(program.name): \(run.output)\(run.errors)")
            let edited = try String(contentsOfFile: files[number], encoding: .utf8)
            #expect((edited != program.source(number)) == isSplit, "\(program.name)")
            #expect(try edited == EditedProgram(program, number).text(), "\(program.name)")
        }
        let calls = Self.programs.indices.map { "print(\"\($0)\", await runDepot\($0)())" }
        try write(calls.joined(separator: "\n") + "\n", "main.swift")
        let binary = folder.appendingPathComponent("programs").path
        let options = ["-swift-version", version, "-package-name", "programs", "-Onone", "-o", binary]
        let messages = try Self.run(compiler.path, options + files)
        #expect(messages == "")
        let expected = Self.programs.indices.map { "\($0) 10\n" }.joined()
        #expect(try Self.run(binary, []) == expected)
    }

    private static func compiler() -> URL? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent("swiftc") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// What a command says.
    private static func run(_ command: String, _ arguments: [String]) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: command)
        process.arguments = arguments
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let text = String(decoding: bytes, as: UTF8.self)
        return process.terminationStatus == 0 ? text : text + "ended with \(process.terminationStatus)"
    }
}

/// A program with the edits that its split suggests.
private struct EditedProgram {
    private let source: SourceText
    private let plans: [SplitPlan]

    init(_ program: SmallProgram, _ number: Int) {
        source = SourceText(path: "Program\(number).swift", text: program.source(number))
        let index = DeclarationIndex([FileDeclarations(parsing: source)])
        let protocols = index.allProtocols.filter { $0.simpleName == "Depot\(number)" }
        let usages = UsageResolver(index: index).usages(of: protocols)
        let neighbourhood = Neighbourhood(index)
        plans = usages.compactMap { SplitPlan(ProtocolSplit($0, in: neighbourhood), in: index) }
    }

    /// The changes that are certain: `P` for the declaration, `W` and `R` for the consumers.
    var certain: Set<String> {
        Set(
            plans.flatMap(\.changes).filter(\.isSafe).compactMap { edit -> String? in
                if edit.kind == .declaration { return "P" }
                let name = edit.name.split(separator: ".").last ?? ""
                return name.lowercased().hasPrefix("writer") || name.hasPrefix("write")
                    ? "W" : name.hasPrefix("Reader") ? "R" : nil
            })
    }

    /// The text with all certain edits; none where the declaration's own is not.
    func text() throws -> String {
        let all = SourceEdit.byFile(plans.flatMap { $0.edits(narrowing: true) }).flatMap(\.edits)
        return String(decoding: try TextEdit.apply(all, to: source.bytes), as: UTF8.self)
    }
}
