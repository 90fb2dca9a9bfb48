import Foundation

/// A folder that is there as long as the test that made it.
final class TemporaryFolder: Sendable {
    let path: String

    /// Creates the folder with `files`, whose paths start in it.
    init(_ files: [String: String] = [:]) throws {
        let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
        path = base + "/understudy-tests-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, text) in files { try write(name, text) }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    subscript(name: String) -> String { path + "/" + name }

    func write(_ name: String, _ text: String) throws {
        let url = URL(fileURLWithPath: self[name])
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: self[name], withDestinationPath: target)
    }

    func text(_ name: String) throws -> String {
        try String(contentsOfFile: self[name], encoding: .utf8)
    }

    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: self[name]) }

    func names(in folder: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? path : self[folder]).sorted()
    }

    func permissions(_ name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: self[name])[.posixPermissions] as? Int
    }

    func setPermissions(_ permissions: Int, _ name: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: self[name])
    }
}
