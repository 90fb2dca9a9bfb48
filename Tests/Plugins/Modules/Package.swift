// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Modules",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "understudy", path: "../../..")
    ],
    targets: [
        .target(name: "Core"),
        .target(name: "Feature", dependencies: ["Core"]),
        .target(name: "Helpers", dependencies: ["Core"]),
        .target(name: "Apart"),
        .testTarget(
            name: "FeatureTests",
            dependencies: ["Feature", "Helpers"],
            exclude: ["Samples"],
            plugins: [.plugin(name: "UnderstudyBuildToolPlugin", package: "understudy")]),
    ]
)
