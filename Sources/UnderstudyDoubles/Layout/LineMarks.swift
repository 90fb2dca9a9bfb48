/// The places of a line where it may be broken.
///
/// Each declaration, type and expression marks its words: what has to be before and behind them. Outer ones mark
/// first, so theirs end up outside.
struct LineMarks {
    let words: [LineWords.Word]
    /// The marks of all words, in the order in which they were made.
    private var marks: [Mark] = []
    /// Before and behind each word the first and the last of its marks.
    private var ends: [(first: Int, last: Int)]

    /// A mark in a list of those at one place: an array for each place would be made anew with each mark.
    private struct Mark {
        let token: LayoutToken
        var next = LineMarks.none
    }

    /// The number of no mark.
    private static let none = -1

    init(_ words: [LineWords.Word]) {
        self.words = words
        ends = Array(repeating: (Self.none, Self.none), count: words.count * 2)
        marks.reserveCapacity(words.count * 4)
    }

    mutating func markBefore(
        _ index: Int, _ first: LayoutToken, _ second: LayoutToken? = nil, _ third: LayoutToken? = nil
    ) {
        append(first, at: index * 2)
        if let second { append(second, at: index * 2) }
        if let third { append(third, at: index * 2) }
    }

    mutating func markAfter(
        _ index: Int, _ first: LayoutToken, _ second: LayoutToken? = nil, _ third: LayoutToken? = nil
    ) {
        // In front of those that are there.
        if let third { prepend(third, at: index * 2 + 1) }
        if let second { prepend(second, at: index * 2 + 1) }
        prepend(first, at: index * 2 + 1)
    }

    private mutating func append(_ token: LayoutToken, at place: Int) {
        let last = ends[place].last
        if last == Self.none { ends[place].first = marks.count } else { marks[last].next = marks.count }
        ends[place].last = marks.count
        marks.append(Mark(token: token))
    }

    private mutating func prepend(_ token: LayoutToken, at place: Int) {
        if ends[place].last == Self.none { ends[place].last = marks.count }
        marks.append(Mark(token: token, next: ends[place].first))
        ends[place].first = marks.count - 1
    }

    /// Keeps the words of `range` together as long as there is another place to break.
    mutating func group(_ range: Range<Int>) {
        markBefore(range.lowerBound, .open)
        markAfter(range.upperBound - 1, .close)
    }

    /// The words and marks in a row; blanks are as in the line, whatever the marks' sizes.
    var tokens: [LayoutToken] {
        var result: [LayoutToken] = []
        result.reserveCapacity(words.count * 2 + marks.count)
        // By numbers here and below: a build without optimisation is slow with iterators.
        for index in 0..<words.count {
            let start = result.count
            if index > 0 { addMarks(at: index * 2 - 1, to: &result) }
            addMarks(at: index * 2, to: &result)
            Self.fitBlanks(&result, from: start, words[index].hasSpaceBefore)
            result.append(.word(index))
        }
        if !words.isEmpty { addMarks(at: ends.count - 1, to: &result) }
        return result
    }

    private func addMarks(at place: Int, to tokens: inout [LayoutToken]) {
        var number = ends[place].first
        while number != Self.none {
            tokens.append(marks[number].token)
            number = marks[number].next
        }
    }

    /// Gives the blank in front of a word to one of the marks from `start` on.
    private static func fitBlanks(_ marks: inout [LayoutToken], from start: Int, _ hasSpace: Bool) {
        var last: Int?
        var isPlaced = false
        var index = marks.count
        while index > start {
            index -= 1
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
        firstPlace(in: range) { text($0) == wanted }
    }

    /// The first place of `wanted` in `range`, outside all brackets in it.
    func firstPlace(in range: Range<Int>, where isWanted: (Int) -> Bool) -> Int? {
        var index = range.lowerBound
        while index < range.upperBound {
            if isWanted(index) { return index }
            if let partner = partner(index), partner > index { index = partner }
            index += 1
        }
        return nil
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
