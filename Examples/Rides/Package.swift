// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Rides",
    platforms: [.macOS(.v13)],
    targets: [
        .target(name: "Rides"),
        .testTarget(name: "RidesTests", dependencies: ["Rides"]),
    ]
)
