// swift-tools-version: 6.1
import PackageDescription

// The library's sources are reached by symbolic links, so that the main package needs no library products. So are those of
// the tests that make up protocols, changes and edits: they look into the module, as tests do.
let testable: [SwiftSetting] = [.unsafeFlags(["-enable-testing"])]
let package = Package(
    name: "fuzzing",
    platforms: [.macOS(.v13)],
    targets: [
        .target(name: "UnderstudySyntax"),
        .target(name: "UnderstudySemantics", dependencies: ["UnderstudySyntax"]),
        .target(name: "UnderstudyUsage", dependencies: ["UnderstudySemantics"]),
        .target(name: "UnderstudyTemplates", dependencies: ["UnderstudySyntax"]),
        .target(name: "UnderstudyBuiltInTemplates", exclude: ["former", "mockolo", "sourcery", "understudy"]),
        .target(name: "UnderstudyDoubles", dependencies: ["UnderstudySemantics", "UnderstudyTemplates"]),
        .target(name: "UnderstudySync", dependencies: ["UnderstudyDoubles"], swiftSettings: testable),
        .executableTarget(name: "fuzz", dependencies: ["UnderstudySyntax", "UnderstudySemantics", "UnderstudyUsage"]),
        .executableTarget(
            name: "histories",
            dependencies: [
                "UnderstudySyntax", "UnderstudySemantics", "UnderstudyTemplates", "UnderstudyBuiltInTemplates",
                "UnderstudyDoubles", "UnderstudySync",
            ]),
    ],
    swiftLanguageModes: [.v6]
)
