import UnderstudyRefactoring
import UnderstudySyntax

/// Writes the changes of a refactoring, or the reasons against it, as JSON.
package struct RefactoringJSON {
    /// One file that changes.
    package struct File {
        let edit: FileEdit
        let isWritten: Bool

        /// Describes a file, and whether it has been changed.
        package init(_ edit: FileEdit, isWritten: Bool) {
            self.edit = edit
            self.isWritten = isWritten
        }
    }

    private let files: [File]
    private let refusals: [Refusal]
    private let left: [Diagnostic]
    private let conversion: ((inout JSONWriter) -> Void)?
    private let currentFolder: String

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - files: The files that change, doubles among them.
    ///   - refusals: What stands against it; then nothing changes.
    ///   - left: What a person has to do afterwards.
    ///   - conversion: Writes what became of doubles that were written by hand.
    ///   - currentFolder: The absolute path that relative paths start from.
    package init(
        _ files: [File], refusals: [Refusal], left: [Diagnostic], conversion: ((inout JSONWriter) -> Void)? = nil,
        currentFolder: String
    ) {
        self.files = files
        self.refusals = refusals
        self.left = left
        self.conversion = conversion
        self.currentFolder = currentFolder
    }

    /// The whole text.
    package func bytes() -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("schemaVersion", 1)
            json.member("certain", refusals.isEmpty)
            json.array("files") { json in
                for file in files {
                    json.object { json in
                        json.member("file", file.edit.path)
                        json.member("isNew", file.edit.old == nil)
                        json.member("written", file.isWritten)
                    }
                }
            }
            json.workspaceEdit("edit", files.map(\.edit), in: currentFolder)
            json.array("refusals") { json in
                for refusal in refusals {
                    json.object { Self.write(refusal.reason.rawValue, refusal.message, at: refusal.location, to: &$0) }
                }
            }
            json.array("left") { json in
                for diagnostic in left {
                    json.object { Self.write(diagnostic.id.name, diagnostic.message, at: diagnostic.location, to: &$0) }
                }
            }
            if let conversion { json.object("conversion", conversion) }
        }
        return json.bytes
    }

    private static func write(_ id: String, _ message: String, at place: SourceLocation?, to json: inout JSONWriter) {
        json.member("id", id)
        json.member("message", message)
        json.member("file", place?.path)
        json.member("line", place?.position?.line ?? 1)
        json.member("column", place?.position?.column ?? 1)
    }
}
