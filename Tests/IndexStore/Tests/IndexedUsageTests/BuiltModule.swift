import Foundation
import UnderstudyIndex
import IndexedUsage

/// A module that the compiler has built and indexed, in a folder of its own.
struct BuiltModule {
    let folder: URL
    let store: IndexStore
    var file: String { folder.appendingPathComponent("Module.swift").path }

    struct Failure: Error {
        let text: String
    }

    init(_ source: String) throws {
        let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        folder = temporary.appendingPathComponent("understudy-index-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("Module.swift")
        try Data(source.utf8).write(to: file)
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        compiler.arguments = [
            "swiftc", "-emit-module", "-parse-as-library", "-module-name", "Module", "-index-store-path", "index",
            file.path,
        ]
        compiler.currentDirectoryURL = folder
        let output = Pipe()
        compiler.standardError = output
        try compiler.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        compiler.waitUntilExit()
        guard compiler.terminationStatus == 0 else { throw Failure(text: String(decoding: text, as: UTF8.self)) }
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        guard let file = LibraryLocation.find(searchPath: path) else { throw Failure(text: "no libIndexStore") }
        store = try IndexStore(path: folder.appendingPathComponent("index").path, library: try IndexLibrary(path: file))
    }

    /// The protocols, by name.
    func protocols() throws -> [String: IndexedProtocol] {
        let all = IndexedProtocol.all(in: try IndexGraph(store, try store.units()))
        return Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
}

extension IndexedProtocol {
    /// The uses as `consumer: requirement line:column`, in the order of the source.
    var lines: [String] { uses.map(text) }

    func text(_ use: Use) -> String {
        "\(use.consumer): \(requirements[use.requirement].name) \(use.place.line):\(use.place.column)"
    }
}
