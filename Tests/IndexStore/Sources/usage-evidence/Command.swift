import Foundation
import UnderstudyIndex
import IndexedUsage

/// Input that can't be used.
struct Problem: Error, CustomStringConvertible {
    let description: String
}

@main
enum Command {
    static func main() {
        do {
            try run(try Arguments(Array(CommandLine.arguments.dropFirst())))
        } catch let error as Arguments.UsageError {
            complain("\(error)\n\(Arguments.usage)")
            exit(64)
        } catch let error as IndexError {
            complain("can't read the \(error.subject): \(error.reason)")
            exit(2)
        } catch {
            complain("\(error)")
            exit(2)
        }
    }

    private static func run(_ arguments: Arguments) throws {
        if case .help = arguments.mode { return say(Arguments.usage) }
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        guard let file = arguments.library ?? LibraryLocation.find(searchPath: path) else {
            throw Problem(description: "no libIndexStore beside a swiftc in PATH; name it with --library")
        }
        let library = try IndexLibrary(path: file)
        var report = Report()
        if case .compare = arguments.mode { say(Report.header) }
        for one in arguments.selections {
            let store = try IndexStore(path: one.store, library: library)
            let packages = Package.find(one, try store.units())
            if packages.isEmpty { throw Problem(description: "\(one.store) holds no file of these packages") }
            for package in packages { try show(package, of: store, one, &report) }
        }
        if case .compare = arguments.mode { report.finish() }
    }

    private static func show(
        _ package: Package, of store: IndexStore, _ arguments: Arguments, _ report: inout Report
    ) throws {
        let graph = try IndexGraph(store, package.units)
        let protocols = IndexedProtocol.all(in: graph)
        if case .matrix = arguments.mode {
            for one in protocols where arguments.protocols.isEmpty || arguments.protocols.contains(one.name) {
                Matrix.write(one)
            }
        } else {
            let evidence = try SourceEvidence(package.units, with: arguments.usesIndex ? store : nil)
            var comparison = Comparison(graph, protocols, evidence)
            comparison.sort()
            report.add(package.name, comparison, misses: arguments.misses)
        }
    }

    private static func complain(_ text: String) {
        FileHandle.standardError.write(Data(("error: " + text + "\n").utf8))
    }
}
