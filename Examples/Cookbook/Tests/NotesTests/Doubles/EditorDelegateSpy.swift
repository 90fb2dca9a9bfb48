@testable import Notes

/// A spy of `EditorDelegate`, yours to edit.
@MainActor
final class EditorDelegateSpy: EditorDelegate {
    // MARK: editor(_:didSave:)
    var editorDidSaveCalls: [(editor: Editor, note: Note)] = []
    func editor(_ editor: Editor, didSave note: Note) { editorDidSaveCalls.append((editor, note)) }

    // MARK: editorDidCancel(_:)
    var editorDidCancelCalls: [Editor] = []
    func editorDidCancel(_ editor: Editor) { editorDidCancelCalls.append(editor) }
}
