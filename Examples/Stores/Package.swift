// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Stores",
    platforms: [.macOS(.v13)],
    targets: [
        .systemLibrary(
            name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite3"])]),
        .target(name: "Stores", dependencies: ["CSQLite"]),
        .testTarget(name: "StoresTests", dependencies: ["Stores"]),
    ]
)
