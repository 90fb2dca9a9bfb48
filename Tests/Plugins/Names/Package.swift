// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Names",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "understudy", path: "../../..")
    ],
    targets: [
        .target(name: "Syntax"),
        .target(name: "Doubles", dependencies: ["Syntax"]),
        .target(name: "Templates"),
        .testTarget(
            name: "DoublesTests",
            dependencies: ["Doubles", "Templates"],
            plugins: [.plugin(name: "UnderstudyBuildToolPlugin", package: "understudy")]),
    ]
)
