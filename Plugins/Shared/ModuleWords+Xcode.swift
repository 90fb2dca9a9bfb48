#if canImport(XcodeProjectPlugin)
import Foundation
import PackagePlugin
import XcodeProjectPlugin

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
