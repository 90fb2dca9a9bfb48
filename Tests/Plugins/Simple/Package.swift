// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Simple",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "understudy", path: "../../..")
    ],
    targets: [
        .target(name: "Notes"),
        .testTarget(
            name: "NotesTests",
            dependencies: ["Notes"],
            plugins: [.plugin(name: "UnderstudyBuildToolPlugin", package: "understudy")]),
    ]
)
