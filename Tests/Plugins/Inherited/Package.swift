// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Inherited",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "understudy", path: "../../.."),
        .package(path: "Base"),
    ],
    targets: [
        .target(name: "App", dependencies: [.product(name: "Base", package: "Base")]),
        .testTarget(
            name: "AppTests",
            dependencies: ["App"],
            plugins: [.plugin(name: "UnderstudyBuildToolPlugin", package: "understudy")]),
    ]
)
