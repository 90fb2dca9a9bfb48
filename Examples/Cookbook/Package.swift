// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Cookbook",
    platforms: [.macOS(.v13)],
    targets: [
        .target(name: "Notes"),
        .target(name: "NotesTestSupport", dependencies: ["Notes"]),
        .testTarget(name: "NotesTests", dependencies: ["Notes", "NotesTestSupport"]),
    ]
)
