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
        for index in words.indices {
            var marks = (index > 0 ? after[index - 1] : []) + before[index]
            fitBlanks(&marks, words[index].hasSpaceBefore)
            result += marks
            result.append(.text(words[index].text))
        }
        return result + (after.last ?? [])
    }

    private func fitBlanks(_ marks: inout [LayoutToken], _ hasSpace: Bool) {
        var places: [Int] = []
        for (index, mark) in marks.enumerated() {
            if case .break = mark { places.append(index) }
        }
        guard let last = places.last else {
            if hasSpace { marks.insert(.space, at: 0) }
            return
        }
        var isPlaced = false
        for index in places.reversed() {
            guard case .break(var place) = marks[index] else { continue }
            place.size = hasSpace && !isPlaced && place.size > 0 ? 1 : 0
            isPlaced = isPlaced || place.size > 0
            marks[index] = .break(place)
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
