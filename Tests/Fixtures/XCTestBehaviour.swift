// swift-format-ignore-file
// Test cases of XCTest whose warnings check-kinds.sh compares with what is said beside them.

import Notes
import XCTest

/// Warns of 'NotesRepositorySpy.newestStub': a test calls the other stub that the set-up has.
final class WatchedTests: XCTestCase {
    override func invokeTest() { Unused.collected(in: Self.self) { super.invokeTest() } }
    override class func tearDown() { Unused.report(in: self) }

    private var store = NotesRepositorySpy()

    override func setUp() {
        store = NotesRepositorySpy()
        store.newestStub = { Note(id: 1) }
        store.undoStub = { true }
    }

    func testUndo() { XCTAssert(store.undo()) }

    func testMove() async throws {
        await Task.yield()
        try await store.save(note: Note(id: 1))
    }
}

/// Nobody asks for anything.
final class UnwatchedTests: XCTestCase {
    func testSetsUp() { NotesRepositorySpy().newestStub = { Note(id: 1) } }
}

@main enum Program {
    static func main() {
        XCTMain([
            testCase([("testUndo", WatchedTests.testUndo), ("testMove", asyncTest(WatchedTests.testMove))]),
            testCase([("testSetsUp", UnwatchedTests.testSetsUp)]),
        ])
    }
}
