import Foundation
import PackagePlugin

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin
#endif

/// Runs the whole command line of Understudy, with the package's graph.
@main
struct UnderstudyCommandPlugin {
    /// Runs `tool` with `arguments`; `graph` holds the words for the package's modules.
    func run(_ tool: URL, _ arguments: [String], graph: [String], package: URL, work: URL) throws {
        let file = work.appendingPathComponent("graph")
        // Paths may hold line ends, but no zero bytes.
        try Data(graph.map { $0 + "\0" }.joined().utf8).write(to: file, options: .atomic)
        var words = ["--graph", file.path]
        let isElsewhere = FileManager.default.currentDirectoryPath != package.path
        if isElsewhere, !arguments.contains("--package-path") { words += ["--package-path", package.path] }
        let given = arguments.filter { $0 != "--allow-writing-to-package-directory" && $0 != "--disable-sandbox" }
        let process = Process()
        process.executableURL = tool
        process.arguments = given.isEmpty ? ["help"] : words + given
        try process.run()
        process.waitUntilExit()
        if process.terminationReason != .exit || process.terminationStatus != 0 {
            Diagnostics.error("understudy exited with \(process.terminationStatus)")
        }
    }
}

extension UnderstudyCommandPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let own = context.package.targets
        var graph: [String] = []
        var others: [String: any Target] = [:]
        for target in own {
            let isTest = (target as? SwiftSourceModuleTarget)?.kind == .test
            guard let words = ModuleWords(target, option: isTest ? "--tests" : "--module") else { continue }
            let needed = target.recursiveTargetDependencies
            for other in needed { others[other.id] = other }
            let names = needed.compactMap { ($0 as? SwiftSourceModuleTarget)?.moduleName }
            graph += words.words
            if isTest, !names.isEmpty { graph += ["--needs", "\(words.name)=" + names.joined(separator: ",")] }
        }
        for target in own { others[target.id] = nil }
        let foreign = others.values.sorted { $0.name < $1.name }
        graph += foreign.compactMap { ModuleWords($0, option: "--dependency") }.flatMap(\.words)
        try run(
            try context.tool(named: "understudy").url, arguments, graph: graph, package: context.package.directoryURL,
            work: context.pluginWorkDirectoryURL)
    }
}

#if canImport(XcodeProjectPlugin)
extension UnderstudyCommandPlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
        let project = context.xcodeProject
        let graph = project.targets.flatMap { target in
            ModuleWords(target, of: project, option: target.isTests ? "--tests" : "--module").words
        }
        // Xcode says which targets were chosen in its menu; the words that follow are the user's own.
        var given = ArgumentExtractor(arguments)
        _ = given.extractOption(named: "target")
        try run(
            try context.tool(named: "understudy").url, given.remainingArguments, graph: graph,
            package: project.directoryURL, work: context.pluginWorkDirectoryURL)
    }
}
#endif
