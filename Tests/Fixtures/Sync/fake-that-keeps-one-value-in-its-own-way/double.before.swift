@testable import Notes

/// A fake of `Info`, yours to edit.
final class InfoFake: Info {
    private var saved: Note?
    func load() -> Note? { saved }
    func save(_ note: Note) { saved = note }
    func delete() { saved = nil }
}
