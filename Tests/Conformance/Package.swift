// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "conformance",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")
    ],
    targets: [
        .target(
            name: "ConformanceReference",
            dependencies: [
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ]
        ),
        .executableTarget(name: "conformance", dependencies: ["ConformanceReference"]),
        .testTarget(name: "ConformanceReferenceTests", dependencies: ["ConformanceReference"]),
    ],
    swiftLanguageModes: [.v6]
)
