import Foundation
import PackagePlugin

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin
#endif

/// One module as words of a command line: `--module Notes=/app/Sources/Notes Notes:NoteStore.swift`.
struct ModuleWords {
    /// What the module is: `--module`, `--dependency` or `--tests`.
    let option: String
    let name: String
    let folder: URL
    let sources: [URL]

    /// The option, and one operand per source, with the path relative to the module's folder if it is inside.
    var words: [String] {
        let start = folder.path + "/"
        return [option, "\(name)=\(start)"]
            + sources.map(\.path).map { "\(name):" + ($0.hasPrefix(start) ? String($0.dropFirst(start.count)) : $0) }
    }
}

extension ModuleWords {
    /// The words for `target`; `nil` if it contains no Swift.
    init?(_ target: any Target, option: String) {
        guard let module = target as? SwiftSourceModuleTarget, module.kind != .macro, module.kind != .snippet else {
            return nil
        }
        self.init(
            option: option, name: module.moduleName, folder: module.directoryURL,
            sources: module.sourceFiles(withSuffix: "swift").map(\.url))
    }
}

extension Package {
    /// The manifests of this package and of those it depends on.
    var manifests: [URL] {
        var pending: [Package] = [self]
        var seen: Set<Package.ID> = []
        var found: [URL] = []
        while let package = pending.popLast() {
            guard seen.insert(package.id).inserted else { continue }
            found.append(package.directoryURL.appendingPathComponent("Package.swift"))
            pending += package.dependencies.map(\.package)
        }
        return found
    }
}

#if canImport(XcodeProjectPlugin)
extension ModuleWords {
    /// The words for `target` of `project`, whose targets have no folders of their own.
    init(_ target: XcodeTarget, of project: XcodeProject, option: String) {
        let name = target.product?.name ?? target.displayName
        self.init(
            option: option,
            name: String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }),
            folder: project.directoryURL,
            sources: target.inputFiles.map(\.url).filter { $0.pathExtension == "swift" })
    }
}

extension XcodeTarget {
    /// Whether it is a test target, judging by its name: there is no product type to go by.
    var isTests: Bool { displayName.hasSuffix("Tests") }
}
#endif
