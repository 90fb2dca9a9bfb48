@testable import Notes

/// A spy of `Rooms`, yours to edit.
///
/// `get(name:)` keeps its default implementation.
final class RoomsSpy: Rooms {
    // MARK: get(name:options:)
    struct GetNameOptionsCall: Equatable { let name: Int, options: Int }
    var getNameOptionsCalls: [GetNameOptionsCall] = []
    var getNameOptionsStub: (Int, Int) -> Int = { _, _ in 0 }
    func get(name: Int, options: Int) -> Int {
        getNameOptionsCalls.append(.init(name: name, options: options))
        return getNameOptionsStub(name, options)
    }
}
