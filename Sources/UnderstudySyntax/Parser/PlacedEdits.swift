/// The edits of a file in the order of the text, each with its place in the result.
struct PlacedEdits {
    let all: [PlacedEdit]

    init(_ file: FileEdits) {
        var shift = 0
        all = TextEdit.sorted(file.edits).map { edit in
            let start = edit.range.lowerBound + shift
            shift += edit.replacement.count - edit.range.count
            return PlacedEdit(
                old: edit.range, new: ByteRange(start: start, end: start + edit.replacement.count), shift: shift,
                meaning: file.meanings[edit.range] ?? .keeping)
        }
    }

    /// The edit that replaces all of `range`.
    func covering(_ range: ByteRange) -> PlacedEdit? {
        let next = count { $0.old.lowerBound <= range.lowerBound }
        // Insertions at the same place come first.
        return next > 0 && all[next - 1].covers(range) ? all[next - 1] : nil
    }

    /// Whether an edit gives what `range` names another name, also by what it inserts at the end.
    func rename(_ range: ByteRange) -> Bool {
        let first = count { $0.old.lowerBound < range.lowerBound }
        let end = count { $0.old.lowerBound <= range.upperBound }
        return first < end && all[first..<end].contains { $0.meaning == .renaming }
    }

    /// The place in the result of `offset`, which no edit replaces; what is inserted there is before it.
    func offset(inResultOf offset: Int) -> Int {
        let before = count { $0.old.upperBound <= offset }
        return offset + (before > 0 ? all[before - 1].shift : 0)
    }

    /// The place in the original from which `offset` of the result comes, or of the edit that it belongs to.
    func originalOffset(of offset: Int) -> Int {
        let before = count { $0.new.lowerBound <= offset }
        guard before > 0 else { return offset }
        let edit = all[before - 1]
        return offset < edit.new.upperBound ? edit.old.lowerBound : offset - edit.shift
    }

    /// The number of edits before the first that is not `isBefore`, which is so for all behind that one.
    private func count(_ isBefore: (PlacedEdit) -> Bool) -> Int {
        var (low, high) = (0, all.count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(all[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// An edit with its place in the result.
struct PlacedEdit {
    let old: ByteRange
    let new: ByteRange
    /// How much further everything behind it is in the result.
    let shift: Int
    let meaning: EditMeaning

    func covers(_ range: ByteRange) -> Bool { !old.isEmpty && old.contains(range) }
}
