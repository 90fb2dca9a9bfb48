import UnderstudySyntax

/// The changes to one file, to be written as a part of the Language Server Protocol's `WorkspaceEdit`.
package struct FileEdit: Sendable {
    /// The path of the file.
    package let path: String
    /// The file's bytes before; `nil` if there was no file.
    package let old: [UInt8]?
    /// The edits of these bytes.
    package let edits: [TextEdit]
    /// Whether the file goes.
    package let isRemoved: Bool

    /// Describes the edits of a file.
    package init(path: String, old: [UInt8]?, edits: [TextEdit], isRemoved: Bool = false) {
        self.path = path
        self.old = old
        self.edits = edits
        self.isRemoved = isRemoved
    }
}

extension JSONWriter {
    /// Writes a `WorkspaceEdit` as the member `key`; new files are created first, and those that go are deleted.
    package mutating func workspaceEdit(_ key: String, _ files: [FileEdit], in currentFolder: String) {
        let edits = WorkspaceEdits(currentFolder: currentFolder)
        object(key) { json in
            json.array("documentChanges") { json in
                for file in files { edits.write(file, to: &json) }
            }
        }
    }
}
