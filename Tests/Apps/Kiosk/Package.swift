// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Kiosk",
    targets: [
        .target(name: "KioskCore"),
        .target(name: "KioskData", dependencies: ["KioskCore"]),
        .target(name: "KioskScreens", dependencies: ["KioskCore"]),
        .target(name: "Kiosk", dependencies: ["KioskCore", "KioskData", "KioskScreens"]),
        .testTarget(name: "KioskDataTests", dependencies: ["KioskData"]),
        .testTarget(name: "KioskScreensTests", dependencies: ["KioskScreens"]),
        .testTarget(name: "KioskTests", dependencies: ["Kiosk"]),
    ]
)
