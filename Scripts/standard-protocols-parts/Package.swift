// swift-tools-version: 6.1
import PackageDescription

// The library's sources are reached by symbolic links, so that the main package needs no library products.
let package = Package(
    name: "standard-protocols",
    platforms: [.macOS(.v13)],
    targets: [
        .target(name: "UnderstudySyntax"),
        .target(name: "UnderstudySemantics", dependencies: ["UnderstudySyntax"]),
        .executableTarget(name: "standard-protocols", dependencies: ["UnderstudySemantics", "UnderstudySyntax"]),
    ],
    swiftLanguageModes: [.v6]
)
