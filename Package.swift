// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "understudy",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "understudy", targets: ["understudy"]),
        .plugin(name: "UnderstudyBuildToolPlugin", targets: ["UnderstudyBuildToolPlugin"]),
        .plugin(name: "UnderstudyCommandPlugin", targets: ["UnderstudyCommandPlugin"]),
    ],
    traits: [
        .trait(
            name: "Drift",
            description: "Builds compare doubles that are yours with their protocols, and compile what that takes.")
    ],
    targets: [
        // Not imported, only compiled before: whoever comes first in a new build folder indexes the standard library, and
        // one file does that once, where the processes of a large module each do it (4 CPU seconds of a first build).
        .target(name: "UnderstudySyntax", dependencies: ["UnderstudyBuiltInTemplates"]),
        .target(name: "UnderstudySemantics", dependencies: ["UnderstudySyntax"]),
        .target(name: "UnderstudyTemplates", dependencies: ["UnderstudySyntax"]),
        .target(
            name: "UnderstudyBuiltInTemplates",
            path: "Templates",
            exclude: ["former", "mockolo", "sourcery", "understudy"]
        ),
        .target(name: "UnderstudyDoubles", dependencies: ["UnderstudySemantics", "UnderstudyTemplates"]),
        .target(name: "UnderstudySync", dependencies: ["UnderstudyDoubles"]),
        .target(name: "UnderstudyUsage", dependencies: ["UnderstudySemantics"]),
        .target(name: "UnderstudyIndex", dependencies: ["UnderstudyUsage"]),
        .target(name: "UnderstudySegregation", dependencies: ["UnderstudyUsage"]),
        .target(name: "UnderstudyRefactoring", dependencies: ["UnderstudySegregation"]),
        .target(name: "UnderstudyReports", dependencies: ["UnderstudyRefactoring"]),
        .executableTarget(
            name: "understudy",
            dependencies: [
                "UnderstudySyntax", "UnderstudySemantics", "UnderstudyTemplates", "UnderstudyBuiltInTemplates",
                "UnderstudyDoubles", "UnderstudySync", "UnderstudyUsage", "UnderstudyIndex", "UnderstudySegregation",
                "UnderstudyRefactoring", "UnderstudyReports",
            ]
        ),
        // What the build plugin runs: one command of the tool, from the same files, so that builds compile no more.
        .executableTarget(
            name: "UnderstudyLive",
            dependencies: [
                "UnderstudySyntax", "UnderstudySemantics", "UnderstudyTemplates", "UnderstudyBuiltInTemplates",
                "UnderstudyDoubles", .target(name: "UnderstudySync", condition: .when(traits: ["Drift"])),
            ],
            exclude: [
                "CommandLine/BashCompletion.swift", "CommandLine/CompletionWords.swift",
                "CommandLine/FishCompletion.swift", "CommandLine/ManualPage.swift", "CommandLine/ZshCompletion.swift",
                "Configuration/FormatFile.swift", "Files/ChangeJournal.swift", "Files/FileTransaction.swift",
                "Files/GitObjects.swift", "Output/FileChange.swift", "Output/UnifiedDiff.swift",
                "Sources/DeclarationReader+All.swift", "Sources/SourceHistory.swift",
            ]
        ),
        .plugin(name: "UnderstudyBuildToolPlugin", capability: .buildTool(), dependencies: ["UnderstudyLive"]),
        .plugin(
            name: "UnderstudyCommandPlugin",
            capability: .command(
                intent: .custom(verb: "understudy", description: "Write, keep and study test doubles"),
                permissions: [.writeToPackageDirectory(reason: "to write the test doubles that you ask for")]
            ),
            dependencies: ["understudy"]),
        .testTarget(
            name: "UnderstudySyntaxTests", dependencies: ["UnderstudySyntax"], exclude: ["FailCases"]),
        .testTarget(
            name: "UnderstudySemanticsTests", dependencies: ["UnderstudySemantics", "UnderstudySyntax"]),
        .testTarget(name: "UnderstudyTemplatesTests", dependencies: ["UnderstudyTemplates"]),
        .testTarget(
            name: "UnderstudyDoublesTests",
            dependencies: ["UnderstudyDoubles", "UnderstudyBuiltInTemplates", "UnderstudyTemplates"]),
        .testTarget(
            name: "UnderstudySyncTests",
            dependencies: ["UnderstudySync", "UnderstudyBuiltInTemplates", "UnderstudyTemplates"]),
        .testTarget(
            name: "UnderstudyUsageTests",
            dependencies: ["UnderstudyUsage", "UnderstudySemantics", "UnderstudySyntax"]),
        .testTarget(name: "UnderstudySegregationTests", dependencies: ["UnderstudySegregation"]),
        .testTarget(
            name: "UnderstudyCommandTests",
            dependencies: [
                "understudy", "UnderstudyIndex", "UnderstudyRefactoring", "UnderstudyReports", "UnderstudySync",
                "UnderstudyUsage",
            ]),
    ],
    swiftLanguageModes: [.v6]
)

// Modules whose files import explicitly what they show; the others follow.
let strict: Set = ["UnderstudySyntax", "UnderstudyTemplates", "UnderstudyBuiltInTemplates"]
for target in package.targets where target.type != .plugin && target.type != .test {
    var features = ["ExistentialAny"]
    if strict.contains(target.name) { features += ["InternalImportsByDefault", "MemberImportVisibility"] }
    target.swiftSettings = features.map { .enableUpcomingFeature($0) }
}
