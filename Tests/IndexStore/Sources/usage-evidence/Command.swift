import Foundation
import IndexStoreReading
import IndexedUsage

@main
enum Command {
    static func main() {
        do {
            try run(try Arguments(Array(CommandLine.arguments.dropFirst())))
        } catch let error as Arguments.UsageError {
            complain("\(error)\n\(Arguments.usage)")
            exit(64)
        } catch {
            complain("\(error)")
            exit(2)
        }
    }

    private static func run(_ arguments: Arguments) throws {
        if case .help = arguments.mode { return say(Arguments.usage) }
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        guard let library = arguments.library ?? LibraryLocation.find(searchPath: path) else {
            throw IndexStoreError("no libIndexStore beside a swiftc in PATH; name it with --library")
        }
        let store = try IndexStore(path: arguments.store, library: library)
        let packages = Package.find(arguments, try store.units())
        if packages.isEmpty { throw IndexStoreError("the store holds no file of these packages") }
        var report = Report()
        if case .compare = arguments.mode { say(Report.header) }
        for package in packages {
            let graph = try IndexGraph(store, package.units)
            let protocols = IndexedProtocol.all(in: graph)
            if case .matrix = arguments.mode {
                for one in protocols where arguments.protocols.isEmpty || arguments.protocols.contains(one.name) {
                    Matrix.write(one)
                }
            } else {
                var comparison = Comparison(graph, protocols, SourceEvidence(package.units))
                comparison.sort()
                report.add(package.name, comparison, misses: arguments.misses)
            }
        }
        if case .compare = arguments.mode { report.finish() }
    }

    private static func complain(_ text: String) {
        FileHandle.standardError.write(Data(("error: " + text + "\n").utf8))
    }
}
