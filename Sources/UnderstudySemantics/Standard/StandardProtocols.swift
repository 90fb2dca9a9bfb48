import UnderstudySyntax

/// The protocols of the standard library, Foundation and related modules that other protocols inherit from.
public enum StandardProtocols {
    /// Every protocol of the table: those generated from the toolchain, then those that no Linux toolchain has.
    public static var all: [StandardProtocol] { generated + supplement }

    /// The protocol of that name, with the module in front or without.
    ///
    /// A module also has what it re-exports, so `Swift.Actor` and `Foundation.LocalizedError` are found.
    public static func declaration(named name: String) -> StandardProtocol? {
        if let found = entry(named: name) { return found }
        let mark = UInt8(ascii: ".")
        guard name.contains(byte: mark), let dot = name.utf8.firstIndex(of: mark) else { return nil }
        let module = String(name[..<dot])
        guard let found = entry(named: String(name[name.index(after: dot)...])) else { return nil }
        return found.module == module || reexports[module]?.contains(found.module) == true ? found : nil
    }

    private static let reexports = [
        "Foundation": ["FoundationEssentials", "FoundationInternationalization", "FoundationNetworking"],
        "Swift": ["_Concurrency", "_StringProcessing"],
        "SwiftUI": ["Combine"],
    ]

    private static func entry(named name: String) -> StandardProtocol? { byName[name] }

    private static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
