// Xcode's interface for plugins of projects, as far as its documentation describes it.

import Foundation
import PackagePlugin

public struct XcodePluginContext {
    public let xcodeProject: XcodeProject
    public var pluginWorkDirectoryURL: URL { URL(fileURLWithPath: "/") }
    public func tool(named name: String) throws -> PluginContext.Tool { fatalError() }
}

public struct XcodeProject {
    public let id: String
    public let displayName: String
    public var directoryURL: URL { URL(fileURLWithPath: "/") }
    public let filePaths: PathList
    public let targets: [XcodeTarget]
}

public struct XcodeTarget: Identifiable {
    public let id: String
    public let displayName: String
    public let product: XcodeProduct?
    public let dependencies: [XcodeTargetDependency]
    public let inputFiles: FileList
}

public struct XcodeProduct {
    public let name: String
    public let kind: Kind
    public enum Kind: Hashable { case application, executable, framework, library, other(String) }
}

public enum XcodeTargetDependency {
    case target(XcodeTarget)
    case product(Product)
}

public protocol XcodeBuildToolPlugin: BuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public protocol XcodeCommandPlugin: CommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws
}
