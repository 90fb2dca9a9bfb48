// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "swift-syntax-parse",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")
    ],
    targets: [
        .executableTarget(
            name: "swift-syntax-parse",
            dependencies: [
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ]
        )
    ],
    swiftLanguageModes: [.v6]
)
