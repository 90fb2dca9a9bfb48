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
    // A target names all modules whose types it works with, also those that it knows through others: Swift Package Manager
    // compiles it anew when one of these changes, and none but these, so that what it is missing would be linked as it was.
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
        .target(
            name: "UnderstudyDoubles",
            dependencies: ["UnderstudySyntax", "UnderstudySemantics", "UnderstudyTemplates"]),
        .target(
            name: "UnderstudySync",
            dependencies: ["UnderstudySyntax", "UnderstudySemantics", "UnderstudyTemplates", "UnderstudyDoubles"]),
        .target(name: "UnderstudyUsage", dependencies: ["UnderstudySyntax", "UnderstudySemantics"]),
        .target(
            name: "UnderstudyIndex", dependencies: ["UnderstudySyntax", "UnderstudySemantics", "UnderstudyUsage"]),
        .target(
            name: "UnderstudySegregation",
            dependencies: ["UnderstudySyntax", "UnderstudySemantics", "UnderstudyUsage"]),
        .target(
            name: "UnderstudyRefactoring",
            dependencies: ["UnderstudySyntax", "UnderstudySemantics", "UnderstudyUsage", "UnderstudySegregation"]),
        .target(
            name: "UnderstudyConversion",
            dependencies: [
                "UnderstudySyntax", "UnderstudySemantics", "UnderstudyTemplates", "UnderstudyDoubles",
                "UnderstudyUsage", "UnderstudySegregation", "UnderstudyRefactoring",
            ]),
        .target(
            name: "UnderstudyReports",
            dependencies: [
                "UnderstudySyntax", "UnderstudySemantics", "UnderstudyUsage", "UnderstudySegregation",
                "UnderstudyRefactoring",
            ]),
        .executableTarget(
            name: "understudy",
            dependencies: [
                "UnderstudySyntax", "UnderstudySemantics", "UnderstudyTemplates", "UnderstudyBuiltInTemplates",
                "UnderstudyDoubles", "UnderstudySync", "UnderstudyUsage", "UnderstudyIndex", "UnderstudySegregation",
                "UnderstudyRefactoring", "UnderstudyConversion", "UnderstudyReports",
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
                "CommandLine/LineCompletion.swift", "CommandLine/ManualPage.swift", "CommandLine/Shell.swift",
                "Configuration/FormatFile.swift", "Files/GitCommand.swift", "Files/GitObjects.swift",
                "Output/FileChange.swift",
                "Output/GitCommand+Running.swift", "Output/UnifiedDiff.swift",
                "Packages/TargetFolders.swift",
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
        .testTarget(name: "UnderstudyTemplatesTests", dependencies: ["UnderstudyTemplates", "UnderstudySyntax"]),
        .testTarget(
            name: "UnderstudyDoublesTests",
            dependencies: [
                "UnderstudyDoubles", "UnderstudyBuiltInTemplates", "UnderstudyTemplates", "UnderstudySemantics",
                "UnderstudySyntax",
            ]),
        .testTarget(
            name: "UnderstudySyncTests",
            dependencies: [
                "UnderstudySync", "UnderstudyBuiltInTemplates", "UnderstudyTemplates", "UnderstudyDoubles",
                "UnderstudySemantics", "UnderstudySyntax",
            ]),
        .testTarget(
            name: "UnderstudyUsageTests",
            dependencies: ["UnderstudyUsage", "UnderstudySemantics", "UnderstudySyntax"]),
        .testTarget(
            name: "UnderstudySegregationTests",
            dependencies: ["UnderstudySegregation", "UnderstudyUsage", "UnderstudySemantics", "UnderstudySyntax"]),
        .testTarget(
            name: "UnderstudyRefactoringTests",
            dependencies: [
                "UnderstudyRefactoring", "UnderstudySegregation", "UnderstudyUsage", "UnderstudySemantics",
                "UnderstudySyntax",
            ]),
        .testTarget(name: "UnderstudyIndexTests", dependencies: ["UnderstudyIndex", "UnderstudyUsage"]),
        .testTarget(
            name: "UnderstudyReportsTests",
            dependencies: [
                "UnderstudyReports", "UnderstudyRefactoring", "UnderstudySegregation", "UnderstudyUsage",
                "UnderstudySemantics", "UnderstudySyntax",
            ]),
        .testTarget(
            name: "UnderstudyCommandTests",
            dependencies: [
                "understudy", "UnderstudyBuiltInTemplates", "UnderstudyDoubles", "UnderstudyIndex",
                "UnderstudyRefactoring", "UnderstudyReports", "UnderstudySegregation", "UnderstudySemantics",
                "UnderstudySync", "UnderstudySyntax", "UnderstudyTemplates", "UnderstudyUsage",
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
