@testable import Notes

/// A fake of `Store`, yours to edit.
final class StoreFake: Store {
    let isOn: Bool
    init(isOn: Bool) { self.isOn = isOn }
    func ping() -> Bool { isOn }
}
