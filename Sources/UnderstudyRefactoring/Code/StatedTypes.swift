import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// The types of the values that a place gets, where they are inferred from the place's own type: stated behind the value
/// (`resolve() as P`), they stay what they are when the place asks for less.
struct StatedTypes {
    /// The edits that state them.
    let edits: [SourceEdit]

    /// `nil` if the type of one of the values of `place` can't be stated.
    init?(of place: TypedPlace, in index: DeclarationIndex) {
        if place.inferredGifts.isEmpty {
            edits = []
            return
        }
        guard place.kind != .generic, let hold = place.holds.first, let home = index.file(at: hold.location.path) else {
            return nil
        }
        let before = ByteRange(start: max(0, hold.range.lowerBound - 4), end: hold.range.lowerBound)
        let isExistential = home.source.matches(before, "any ")
        var edits: [SourceEdit] = []
        for gift in Set(place.inferredGifts).sorted(by: { ($0.path, $0.range.start) < ($1.path, $1.range.start) }) {
            guard let statement = gift.statement, let file = index.file(at: gift.path),
                file.source.path == home.source.path || file.module == home.module
            else { return nil }
            let type = (isExistential ? "any " : "") + place.type
            let whole = statement.isOptional ? (isExistential ? "(\(type))?" : type + "?") : type
            if statement.needsParentheses {
                edits.append(SourceEdit(inserting: "(", at: gift.range.lowerBound, of: file.source))
            }
            let closing = statement.needsParentheses ? ")" : ""
            edits.append(SourceEdit(inserting: closing + " as " + whole, at: gift.range.upperBound, of: file.source))
        }
        self.edits = edits
    }
}

extension TypedPlace {
    /// The reasons against another type in this place that no edit can remove.
    func lastingObstacles(in index: DeclarationIndex) -> [PlaceObstacle] {
        inferredGifts.isEmpty || StatedTypes(of: self, in: index) == nil
            ? obstacles : obstacles.filter { $0.reason != .inferred }
    }
}
