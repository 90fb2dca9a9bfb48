// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .defaultIsolation(MainActor.self), .treatAllWarnings(as: .error),
    .enableUpcomingFeature("MemberImportVisibility"), .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
    name: "MainActor",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "understudy", path: "../../..")
    ],
    targets: [
        .target(name: "Screens", swiftSettings: settings),
        .testTarget(
            name: "ScreensTests",
            dependencies: ["Screens"],
            swiftSettings: settings,
            plugins: [.plugin(name: "UnderstudyBuildToolPlugin", package: "understudy")]),
    ]
)
