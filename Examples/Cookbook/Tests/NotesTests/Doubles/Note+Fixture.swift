@testable import Notes

/// A fixture of `Note`, yours to edit.
extension Note {
    static func fixture(id: Int = 1, title: String = "title") -> Note { Note(id: id, title: title) }
}
