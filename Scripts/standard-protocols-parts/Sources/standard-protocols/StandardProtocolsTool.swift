import Foundation

/// Makes the table of the standard modules' protocols from the toolchain.
@main struct StandardProtocolsTool {
    private static let usage = """
        Usage: Scripts/standard-protocols            writes the table
               Scripts/standard-protocols --check    exits with 1 where the table is not what the toolchain gives
               Scripts/standard-protocols --audit    names what symbol graphs and printed interfaces see differently
               Scripts/standard-protocols --verify   compiles conformances that prove the marks on the requirements
        """

    private let table: Table
    private let compositions: [Interface.Composition]
    private let graphs: [(module: String, graphs: [SymbolGraph])]
    private let toolchain: Toolchain

    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard let path = arguments.first, arguments.count <= 2 else { stop(usage, 64) }
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: scratch) }
        do {
            try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
            let tool = try StandardProtocolsTool(scratch: scratch)
            switch arguments.dropFirst().first {
            case nil: try tool.source.write(toFile: path, atomically: true, encoding: .utf8)
            case "--check": tool.check(path)
            case "--audit": tool.audit()
            case "--verify": try tool.verify()
            default: stop(usage, 64)
            }
        } catch let failure as Toolchain.Failure {
            stop("standard-protocols: error: " + failure.message, 1)
        } catch {
            stop("standard-protocols: error: \(error)", 1)
        }
    }

    private init(scratch: URL) throws {
        toolchain = try Toolchain(scratch: scratch)
        var protocols: [String: Interface.DeclaredProtocol] = [:]
        var order: [String] = []
        var extensions: [Interface.Extension] = []
        var compositions: [String: Interface.Composition] = [:]
        var graphs: [(module: String, graphs: [SymbolGraph])] = []
        for module in Toolchain.modules {
            let interface = Interface(of: module, text: try toolchain.printedInterface(of: module))
            let ofModule = try toolchain.symbolGraphs(of: module)
            graphs.append((module, ofModule))
            let names = ofModule.protocolNames
            for found in interface.protocols where names.contains(found.name) && protocols[found.name] == nil {
                protocols[found.name] = found
                order.append(found.name)
            }
            extensions += interface.extensions
            for composition in interface.compositions where compositions[composition.name] == nil {
                compositions[composition.name] = composition
            }
        }
        table = Table(order.compactMap { protocols[$0] }, extensions)
        self.graphs = graphs
        self.compositions = compositions.values.filter {
            $0.parts.allSatisfy { $0 == "AnyObject" || protocols[$0] != nil }
        }
    }

    private var source: String { table.source(with: compositions) }

    private func check(_ path: String) {
        if (try? String(contentsOfFile: path, encoding: .utf8)) == source { return }
        Self.stop(
            path + ":1:1: error: not what this toolchain gives; run Scripts/standard-protocols [standard-table]", 1)
    }

    private func audit() {
        let differences = Audit(table: table, graphs: graphs).differences
        for line in differences { print(line) }
        Self.report("\(table.protocols.count) protocols, \(differences.count) differences")
    }

    private func verify() throws {
        let findings = try Verification(table: table, toolchain: toolchain).findings()
        for line in findings.lines { print(line) }
        Self.report(findings.summary)
        if !findings.lines.isEmpty { exit(1) }
    }

    private static func report(_ message: String) { FileHandle.standardError.write(Data((message + "\n").utf8)) }

    private static func stop(_ message: String, _ code: Int32) -> Never {
        report(message)
        exit(code)
    }
}
