#if canImport(XcodeProjectPlugin)
import PackagePlugin
import XcodeProjectPlugin

extension UnderstudyBuildToolPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
        // Xcode doesn't say what the target depends on: every other target that isn't a test counts, unless the
        // configuration says more.
        let project = context.xcodeProject
        let others = project.targets.filter { !$0.isTests && $0.displayName != target.displayName }
        let modules = others.map { ModuleWords($0, of: project, option: "--module") }
        return [
            try command(
                for: target.displayName,
                modules: modules + [ModuleWords(target, of: project, option: "--tests")],
                manifests: [],
                configurations: [project.directoryURL.appendingPathComponent(".understudy.json")],
                tool: try tool(context.tool).url,
                work: context.pluginWorkDirectoryURL)
        ]
    }
}
#endif
