#if canImport(XcodeProjectPlugin)
import PackagePlugin
import XcodeProjectPlugin

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
