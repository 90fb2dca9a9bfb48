import UnderstudyRefactoring
import UnderstudySyntax

/// Writes the edits of one refactoring, or what stands against it, as JSON.
package struct RefactoringJSON {
    private let change: SourceChange
    private let refusals: [Refusal]
    private let edits: WorkspaceEdits

    /// Creates a writer; edits are left out where something stands against them.
    package init(_ edits: [SourceEdit], refusals: [Refusal], currentFolder: String) {
        change = SourceChange(kind: .consumer, name: "", edits: refusals.isEmpty ? edits : [], doubts: [])
        self.refusals = refusals
        self.edits = WorkspaceEdits(currentFolder: currentFolder)
    }

    /// The whole text.
    package func bytes() -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("schemaVersion", 1)
            json.member("certain", refusals.isEmpty)
            json.object("edit") { edits.write(change, to: &$0) }
            json.array("refusals") { json in
                for refusal in refusals {
                    json.object { json in
                        json.member("id", refusal.reason.rawValue)
                        json.member("message", refusal.message)
                        json.member("file", refusal.location.path)
                        json.member("line", refusal.location.position?.line ?? 1)
                        json.member("column", refusal.location.position?.column ?? 1)
                    }
                }
            }
        }
        return json.bytes
    }
}
