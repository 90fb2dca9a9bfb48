/// A target as a package manifest declares it.
struct ManifestTarget: Hashable, Sendable {
    /// The manifest functions that declare targets.
    enum Kind: String, CaseIterable, Sendable {
        case target
        case executableTarget
        case testTarget
        case macro
        case plugin
    }

    /// Something that the target depends on.
    struct Dependency: Hashable, Sendable {
        let name: String
        /// The package of the product; `nil` for a target of this package, or if it isn't given.
        let package: String?
    }

    let kind: Kind
    let name: String
    /// The folder that the manifest names; `nil` for the default.
    let path: String?
    /// The files and folders in that folder that it consists of; empty for all.
    var sources: [String] = []
    let dependencies: [Dependency]
    /// Its build settings that change the meaning of declarations, those of the package first.
    var settings: [SwiftSetting] = []
}

extension ManifestTarget {
    /// The name of the target's module: characters that an identifier can't contain become underscores, as in SwiftPM.
    var moduleName: String { Self.moduleName(of: name) }

    /// The name of the module of a target, or of a product, called `name`.
    static func moduleName(of name: String) -> String {
        var name = String(
            decoding: name.utf8.map { byte -> UInt8 in
                let isLetter = (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte >= 0x80
                return isLetter || (0x30...0x39).contains(byte) ? byte : UInt8(ascii: "_")
            }, as: UTF8.self)
        if let first = name.utf8.first, (0x30...0x39).contains(first) {
            name = "_" + name.dropFirst()
        }
        return name
    }

    /// The default folders for a target of this kind.
    var usualFolders: [String] {
        switch kind {
        case .testTarget: ["Tests", "Sources", "Source", "src", "srcs"]
        case .plugin: ["Plugins"]
        case .target, .executableTarget, .macro: ["Sources", "Source", "src", "srcs"]
        }
    }
}
