import Foundation
import PackagePlugin

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin
#endif

/// Gives a test target the doubles that the protocols of its dependencies opt in to.
@main
struct UnderstudyBuildToolPlugin {
    /// The tool that `named` knows: from source one of its own, with one command; in a release the whole executable.
    func tool(_ named: (String) throws -> PluginContext.Tool) throws -> PluginContext.Tool {
        if let own = try? named("UnderstudyLive") { return own }
        return try named("understudy")
    }

    /// The one command for the test target called `name`, which depends on names and paths alone.
    func command(
        for name: String, modules: [ModuleWords], manifests: [URL], configurations: [URL], tool: URL, work: URL
    ) throws -> Command {
        let output = work.appendingPathComponent("UnderstudyDoubles.swift")
        // The tool changes this while there are warnings, so that each build runs it and shows them again.
        let stamp = work.appendingPathComponent("stamp")
        if !FileManager.default.fileExists(atPath: stamp.path) { try Data().write(to: stamp) }
        let configuration = configurations.first { FileManager.default.fileExists(atPath: $0.path) }
        var words = ["live", "--output", output.path, "--stamp", stamp.path]
        if let configuration { words += ["--config", configuration.path] }
        return .buildCommand(
            displayName: "Doubles for \(name)",
            executable: tool,
            arguments: words + modules.flatMap(\.words),
            inputFiles: modules.flatMap(\.sources) + manifests + [stamp] + [configuration].compactMap(\.self),
            outputFiles: [output]
        )
    }
}

extension UnderstudyBuildToolPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let tests = ModuleWords(target, option: "--tests") else { return [] }
        let own = Set(context.package.targets.map(\.id))
        let modules = target.recursiveTargetDependencies.compactMap {
            ModuleWords($0, option: own.contains($0.id) ? "--module" : "--dependency")
        }
        let folders = [target.directoryURL, context.package.directoryURL]
        return [
            try command(
                for: target.name, modules: modules + [tests], manifests: context.package.manifests,
                configurations: folders.map { $0.appendingPathComponent(".understudy.json") },
                tool: try tool(context.tool).url, work: context.pluginWorkDirectoryURL)
        ]
    }
}

#if canImport(XcodeProjectPlugin)
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
