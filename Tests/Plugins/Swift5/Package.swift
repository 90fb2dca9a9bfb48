// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Swift5",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "understudy", path: "../../..")
    ],
    targets: [
        .target(name: "Sync"),
        .testTarget(
            name: "SyncTests",
            dependencies: ["Sync"],
            plugins: [.plugin(name: "UnderstudyBuildToolPlugin", package: "understudy")]),
    ],
    swiftLanguageModes: [.v5]
)
