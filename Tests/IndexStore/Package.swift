// swift-tools-version: 6.1
import PackageDescription

// The library's sources are reached by symbolic links, so that the main package needs no library products.
let package = Package(
    name: "index-store",
    platforms: [.macOS(.v13)],
    targets: [
        .target(name: "UnderstudySyntax"),
        .target(name: "UnderstudySemantics", dependencies: ["UnderstudySyntax"]),
        .target(name: "UnderstudyUsage", dependencies: ["UnderstudySemantics"]),
        .target(name: "UnderstudyIndex", dependencies: ["UnderstudyUsage"]),
        .target(
            name: "IndexedUsage",
            dependencies: ["UnderstudyIndex", "UnderstudySemantics", "UnderstudySyntax", "UnderstudyUsage"]),
        .executableTarget(name: "usage-evidence", dependencies: ["IndexedUsage", "UnderstudyIndex"]),
        .testTarget(name: "IndexedUsageTests", dependencies: ["IndexedUsage", "UnderstudyIndex"]),
    ],
    swiftLanguageModes: [.v6]
)
