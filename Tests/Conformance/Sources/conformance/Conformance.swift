import ConformanceReference
import Foundation

/// The command: reads the command line, prints, and sets the exit code.
@main
enum Conformance {
    static func main() async {
        let arguments: Arguments
        do {
            arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
        } catch {
            report("error: \(error)\n\(Arguments.usage)")
            exit(64)
        }
        do {
            exit(try await run(arguments) ? 0 : 1)
        } catch {
            report("error: \(error)")
            exit(2)
        }
    }

    /// Does what was asked for; the result is whether both sides agree.
    private static func run(_ arguments: Arguments) async throws -> Bool {
        switch arguments.mode {
        case .help:
            print(Arguments.usage)
        case .extractInputs(let folder, let output):
            try print(InputExtraction.run(folder: folder, output: output))
        case .dump:
            var protocols: [ListedProtocol] = []
            var summary = Summary()
            for folder in arguments.folders {
                let files = try await ReferenceReading.read(SwiftFiles(folder))
                protocols += files.flatMap(\.protocols)
                summary.add(files, differences: [])
            }
            try FileHandle.standardOutput.write(contentsOf: JSONText.of(Listing(protocols: protocols)))
            report(summary.text)
        case .compare(let source):
            var summary = Summary()
            for folder in arguments.folders {
                try await compare(folder: folder, with: source, into: &summary)
            }
            print(summary.text)
            return summary.all.differences == 0
        }
        return true
    }

    private static func compare(
        folder: String, with source: Arguments.ListingSource, into summary: inout Summary
    ) async throws {
        let listing = try UnderstudyListing.read(folder: folder, from: source)
        let files = try SwiftFiles(folder)
        let references = try await ReferenceReading.read(files)
        let paths = ListedPaths(folder: files.folder, known: Set(files.paths))
        let comparison = Comparison(
            ours: listing.protocols.map(paths.relative), theirs: references.flatMap(\.protocols))
        let broken = Set(references.filter(\.hasParseErrors).map(\.file))
        let (sound, excused) = comparison.differences.reduce(into: ([String](), [String]())) { lines, difference in
            let line = text(of: difference, in: files)
            if broken.contains(difference.file) { lines.1.append(line) } else { lines.0.append(line) }
        }
        for line in sound { print(line) }
        if !excused.isEmpty { print("in files with parse errors:") }
        for line in excused { print(line) }
        summary.add(references, differences: comparison.differences)
    }

    private static func text(of difference: Comparison.Difference, in files: SwiftFiles) -> String {
        let place = "\(files.place(of: difference.file)):\(difference.line)"
        return "\(place): \(difference.field): ours \(difference.ours) theirs \(difference.theirs)"
    }

    private static func report(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
    }
}
