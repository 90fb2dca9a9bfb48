@testable import Notes

/// A spy of `Rooms`, yours to edit.
///
/// `get(id:)` keeps its default implementation.
final class RoomsSpy: Rooms {
    // MARK: get(id:options:)
    struct GetIdOptionsCall: Equatable { let id: Int, options: Int }
    var getIdOptionsCalls: [GetIdOptionsCall] = []
    var getIdOptionsStub: (Int, Int) -> Int = { _, _ in 0 }
    func get(id: Int, options: Int) -> Int {
        getIdOptionsCalls.append(.init(id: id, options: options))
        return getIdOptionsStub(id, options)
    }
}
