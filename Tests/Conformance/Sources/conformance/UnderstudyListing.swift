import ConformanceReference
import Foundation

/// Gets the listing that is compared.
enum UnderstudyListing {
    /// A listing that cannot be used.
    struct Unusable: Error, CustomStringConvertible {
        let description: String
    }

    /// Runs `understudy list`, or reads what it wrote before.
    static func read(folder: String, from source: Arguments.ListingSource) throws -> Listing {
        let data =
            switch source {
            case .file(let path): try Data(contentsOf: URL(fileURLWithPath: path))
            case .command(let command): try output(of: command, folder: folder)
            }
        let listing: Listing
        do {
            listing = try JSONDecoder().decode(Listing.self, from: data)
        } catch {
            throw Unusable(description: "the listing does not have the contract's shape: \(error)")
        }
        guard listing.schemaVersion == 1 else {
            throw Unusable(description: "the listing has version \(listing.schemaVersion), known is 1")
        }
        return listing
    }

    private static func output(of command: String, folder: String) throws -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [command, "list", folder, "--format", "json"]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw Unusable(description: "'\(command) list \(folder)' ended with \(process.terminationStatus)")
        }
        return data
    }
}
