import Foundation
import Testing

@testable import understudy

/// A package whose modules the compiler has built and indexed, in a folder of its own.
struct BuiltPackage {
    let folder: TemporaryFolder

    /// Compiles `Kit`, which understudy is not shown, where a file imports it, then `Sources/App`.
    ///
    /// The index is where SwiftPM writes it.
    init(_ app: [String: String]) throws {
        folder = try TemporaryFolder(["Package.swift": "// swift-tools-version: 6.0\n"])
        for (name, text) in app { try folder.write("Sources/App/" + name, text) }
        if app.values.contains(where: { $0.contains("import Kit") }) {
            try folder.write(".build/Kit.swift", Self.kit)
            try compile("Kit", [".build/Kit.swift"])
        }
        try build(app.keys.sorted())
    }

    /// Compiles the files of `App` called `names`.
    func build(_ names: [String]) throws { try compile("App", names.map { "Sources/App/" + $0 }) }

    var store: String { ".build/debug/index/store" }

    /// Functions of another package, whose sources are not read.
    static let kit = """
        public func subscribe<T: AnyObject>(with target: T, _ body: (T) -> Void) { body(target) }
        public func runTask<T: AnyObject>(in target: T, _ body: (T) -> Void) { body(target) }
        public func both<A, B>(_ first: A, with second: B, _ body: (B) -> Void) { body(second) }
        public func same<A>(_ value: A) -> A { value }
        public struct Binder<T: AnyObject> {
            public init(_ target: T, _ body: (T, Int) -> Void) { body(target, 1) }
        }
        """

    private func compile(_ module: String, _ files: [String]) throws {
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let library = files.contains { $0.hasSuffix("main.swift") } ? [] : ["-parse-as-library"]
        compiler.arguments =
            ["swiftc", "-emit-module", "-module-name", module, "-I", ".", "-index-store-path", store] + library + files
        compiler.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        let output = Pipe()
        compiler.standardError = output
        try compiler.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        compiler.waitUntilExit()
        try #require(compiler.terminationStatus == 0, "\(String(decoding: text, as: UTF8.self))")
    }

    /// Runs the tool in the folder.
    func run(_ words: String...) -> TestRun {
        TestRun(
            words, files: .live(in: folder.path),
            environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])
    }

    /// What the first protocol's uses are, consumer by consumer, according to `evidence`.
    func uses(_ evidence: String, of name: String = "Store") throws -> [String: [String]] {
        let run = run("split", name, "--include-tests", "--evidence", evidence, "--format", "json")
        let entry = try #require(try Self.entry(run.output), "\(run.errors)")
        let consumers = try #require(entry["consumers"] as? [[String: Any]])
        let pairs = consumers.compactMap { consumer in
            (consumer["name"] as? String).flatMap { name in (consumer["uses"] as? [String]).map { (name, $0) } }
        }
        return Dictionary(pairs) { $0 + $1 }
    }

    /// What JSON says of the first protocol.
    static func entry(_ output: String) throws -> [String: Any]? {
        let root = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
        return (root?["protocols"] as? [[String: Any]])?.first
    }
}
