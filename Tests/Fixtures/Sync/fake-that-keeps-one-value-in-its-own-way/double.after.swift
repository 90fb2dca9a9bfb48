@testable import Notes

/// A fake of `Info`, yours to edit.
final class InfoFake: Info {
    private var saved: Note?
    func load() -> Note? { saved }
    func save(_ note: Note) { saved = note }
    func delete() { saved = nil }

    // MARK: all()
    var allStub: () -> [Note] = { TestIssue.report("InfoFake.allStub is not set", returning: []) }
    func all() -> [Note] { allStub() }

    // MARK: add(_:)
    var addStub: (Note) -> Void = { _ in TestIssue.report("InfoFake.addStub is not set") }
    func add(_ note: Note) { addStub(note) }
}
