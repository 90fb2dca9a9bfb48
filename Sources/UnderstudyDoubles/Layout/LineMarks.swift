/// The places of a line where it may be broken.
///
/// Each declaration, type and expression marks its words: what has to be before and behind them. Outer ones mark
/// first, so theirs end up outside.
struct LineMarks {
    let words: [LineWords.Word]
    private var before: [[LayoutToken]]
    private var after: [[LayoutToken]]

    init(_ words: [LineWords.Word]) {
        self.words = words
        before = Array(repeating: [], count: words.count)
        after = before
    }

    mutating func markBefore(_ index: Int, _ tokens: LayoutToken...) { before[index] += tokens }

    mutating func markAfter(_ index: Int, _ tokens: LayoutToken...) { after[index] = tokens + after[index] }

    /// Keeps the words of `range` together as long as there is another place to break.
    mutating func group(_ range: Range<Int>) {
        markBefore(range.lowerBound, .open)
        markAfter(range.upperBound - 1, .close)
    }

    /// The words and marks in a row; blanks are as in the line, whatever the marks' sizes.
    var tokens: [LayoutToken] {
        var result: [LayoutToken] = []
        result.reserveCapacity(words.count * 4)
        for index in words.indices {
            let start = result.count
            if index > 0 { result += after[index - 1] }
            result += before[index]
            Self.fitBlanks(&result, from: start, words[index].hasSpaceBefore)
            result.append(.text(words[index].text))
        }
        return result + (after.last ?? [])
    }

    /// Gives the blank in front of a word to one of the marks from `start` on.
    private static func fitBlanks(_ marks: inout [LayoutToken], from start: Int, _ hasSpace: Bool) {
        var last: Int?
        var isPlaced = false
        for index in (start..<marks.count).reversed() {
            guard case .break(var place) = marks[index] else { continue }
            if last == nil { last = index }
            place.size = hasSpace && !isPlaced && place.size > 0 ? 1 : 0
            isPlaced = isPlaced || place.size > 0
            marks[index] = .break(place)
        }
        guard let last else {
            if hasSpace { marks.insert(.space, at: start) }
            return
        }
        if hasSpace, !isPlaced, case .break(var place) = marks[last] {
            place.size = 1
            marks[last] = .break(place)
        }
    }

    // MARK: - Words

    func text(_ index: Int) -> String { index < words.count ? words[index].text : "" }

    func isAttribute(_ index: Int) -> Bool { index < words.count && words[index].isAttribute }

    func partner(_ index: Int) -> Int? { words[index].partner }

    /// The places of `wanted` in `range`, outside all brackets in it.
    func places(in range: Range<Int>, where isWanted: (Int) -> Bool) -> [Int] {
        var places: [Int] = []
        var index = range.lowerBound
        while index < range.upperBound {
            if isWanted(index) { places.append(index) }
            if let partner = partner(index), partner > index { index = partner }
            index += 1
        }
        return places
    }

    func first(_ wanted: String, in range: Range<Int>) -> Int? {
        places(in: range) { text($0) == wanted }.first
    }

    /// The ranges between the commas of `range`; each but the last goes up to and with its comma.
    func elements(_ range: Range<Int>) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start = range.lowerBound
        for comma in places(in: range, where: { text($0) == "," }) {
            result.append(start..<comma + 1)
            start = comma + 1
        }
        if start < range.upperBound { result.append(start..<range.upperBound) }
        return result
    }

    /// Marks each element of `range` as a group, with a break behind its comma; gives the elements without commas.
    mutating func markElements(_ range: Range<Int>) -> [Range<Int>] {
        elements(range).map { element in
            markBefore(element.lowerBound, .open)
            guard text(element.upperBound - 1) == "," else {
                markAfter(element.upperBound - 1, .close)
                return element
            }
            markAfter(element.upperBound - 1, .close, .break(.same))
            return element.lowerBound..<element.upperBound - 1
        }
    }

    /// Lets the content of the bracket at `open` stand on lines of its own.
    mutating func markBrackets(_ open: Int, _ close: Int, isConsistent: Bool = false, must: Bool = true) {
        markAfter(open, .break(.open, 0), .open(isConsistent: isConsistent))
        markBefore(close, .break(.close(must: must), 0), .close)
    }
}
