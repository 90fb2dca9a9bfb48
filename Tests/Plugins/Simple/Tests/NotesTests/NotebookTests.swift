import Testing

@testable import Notes

@Test func emptyLinesAreLeftOut() throws {
    let store = NoteStoreSpy()
    try Notebook(store: store).write(["milk", "", "bread"])
    #expect(store.saveCalls == ["milk", "bread"])
}
