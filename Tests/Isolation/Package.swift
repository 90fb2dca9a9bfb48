// swift-tools-version: 6.2
// swift-format-ignore-file
import PackageDescription

// Words in comments set nothing: .defaultIsolation(MainActor.self), NonisolatedNonsendingByDefault
let onMainActor: [SwiftSetting] = [.defaultIsolation( MainActor.self )]
let nonsending: SwiftSetting = .enableUpcomingFeature("NonisolatedNonsendingByDefault")

let package = Package(
    name: "Notes",
    targets: [
        .target(name: "App", swiftSettings: onMainActor + [.enableUpcomingFeature("InferIsolatedConformances")]),
        .target(name: "Core"),
        .target(name: "Legacy", swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(name: "Flow", swiftSettings: [nonsending]),
        .testTarget(name: "AppTests", dependencies: ["App", "Core", "Legacy", "Flow"]),
        .testTarget(
            name: "MainTests", dependencies: ["App", "Core", "Legacy", "Flow"], swiftSettings: onMainActor),
    ]
)
