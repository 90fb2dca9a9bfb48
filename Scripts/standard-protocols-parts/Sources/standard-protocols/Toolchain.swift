import Foundation

/// Asks the toolchain for what it knows of its own modules.
struct Toolchain {
    /// Why nothing came of a question.
    struct Failure: Error {
        let message: String
    }

    /// What a program said.
    struct Outcome {
        let isSuccess: Bool
        let output: Data
        let errors: String
    }

    /// Modules that others export come first, so that a protocol is entered under the module that declares it.
    static let modules = [
        "_Concurrency", "_StringProcessing", "Swift", "Distributed", "Observation", "Synchronization", "RegexBuilder",
        "FoundationEssentials", "FoundationInternationalization", "Foundation", "FoundationNetworking",
    ]

    /// Where the tools are: beside the `swift` in use.
    private let folder: URL
    /// Where files are put meanwhile.
    private let scratch: URL
    /// The arguments that name the platform and the folders of the standard modules.
    private var target: [String] = []

    init(scratch: URL) throws {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let swift = folders.map { URL(fileURLWithPath: String($0) + "/swift") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
        guard let swift else { throw Failure(message: "there is no 'swift' in the search path") }
        folder = swift.resolvingSymlinksInPath().deletingLastPathComponent()
        self.scratch = scratch
        let info = try JSONDecoder().decode(TargetInfo.self, from: run("swiftc", ["-print-target-info"]))
        guard info.target.triple.contains("linux") else { throw Failure(message: "the table is only made on Linux") }
        let resources = info.paths.runtimeResourcePath
        target = ["-target", info.target.triple, "-resource-dir", resources, "-I", resources + "/linux"]
    }

    private struct TargetInfo: Decodable {
        struct Target: Decodable { let triple: String }
        struct Paths: Decodable { let runtimeResourcePath: String }
        let target: Target
        let paths: Paths
    }

    /// The interface of a module as the compiler prints it: attributes, where clauses, extensions.
    func printedInterface(of module: String) throws -> String {
        let file = scratch.appendingPathComponent(module + ".txt")
        _ = try run("swift-synthesize-interface", ["-module-name", module] + target + ["-o", file.path])
        return try String(contentsOf: file, encoding: .utf8)
    }

    /// The symbol graphs of a module: what is public, and what is a requirement or its default.
    func symbolGraphs(of module: String) throws -> [SymbolGraph] {
        let options = ["-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", scratch.path]
        _ = try run("swift-symbolgraph-extract", ["-module-name", module] + target + options)
        let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path).sorted()
        let own = names.filter { $0 == "\(module).symbols.json" || $0.hasPrefix(module + "@") }
        return try own.map {
            try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: scratch.appendingPathComponent($0)))
        }
    }

    /// What the compiler says of `source`, which is called `title`, in the mode that `arguments` choose.
    func compile(_ source: String, called title: String, _ arguments: [String]) throws -> Outcome {
        let file = scratch.appendingPathComponent(title + ".swift")
        try source.write(to: file, atomically: false, encoding: .utf8)
        return try outcome(
            "swiftc", arguments + ["-diagnostic-style", "llvm", "-no-color-diagnostics", file.path])
    }

    /// The arguments for type-checking a file on its own.
    var typeChecking: [String] { ["-typecheck", "-swift-version", "5", "-parse-as-library"] + target.prefix(2) }

    private func run(_ tool: String, _ arguments: [String]) throws -> Data {
        let outcome = try outcome(tool, arguments)
        guard outcome.isSuccess else {
            throw Failure(message: "'\(tool) \(arguments.joined(separator: " "))' failed\n\(outcome.errors)")
        }
        return outcome.output
    }

    private func outcome(_ tool: String, _ arguments: [String]) throws -> Outcome {
        let process = Process()
        process.executableURL = folder.appendingPathComponent(tool)
        process.arguments = arguments
        let errors = scratch.appendingPathComponent("errors.txt")
        try Data().write(to: errors)
        process.standardError = try FileHandle(forWritingTo: errors)
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let written = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Outcome(
            isSuccess: process.terminationStatus == 0, output: written,
            errors: try String(contentsOf: errors, encoding: .utf8))
    }
}
