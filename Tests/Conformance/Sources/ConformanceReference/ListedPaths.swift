import Foundation

/// Brings the paths of a listing into the form of the reference: relative to the folder given.
///
/// The contract does not say what a listed path is relative to, so the folder, the working folder and absolute paths
/// are all understood.
package struct ListedPaths: Sendable {
    private let absoluteFolder: String
    private let known: Set<String>

    /// Creates the translation for `folder`, whose files have the paths `known`.
    package init(folder: String, known: Set<String>) {
        absoluteFolder = URL(fileURLWithPath: folder).standardizedFileURL.path
        self.known = known
    }

    /// The protocol with its path in the reference's form.
    package func relative(_ listed: ListedProtocol) -> ListedProtocol {
        var result = listed
        result.file = relative(listed.file)
        return result
    }

    /// The path in the reference's form.
    package func relative(_ file: String) -> String {
        if known.contains(file) { return file }
        let absolute = URL(fileURLWithPath: file).standardizedFileURL.path
        guard absolute.hasPrefix(absoluteFolder + "/") else { return file }
        return String(absolute.dropFirst(absoluteFolder.count + 1))
    }
}
