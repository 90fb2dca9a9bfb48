/// Prints tokens within a width, in two passes after Oppen: one measures what has to fit behind each break, the other
/// breaks where it doesn't.
struct LinePrinter {
    private let tokens: [LayoutToken]
    private let words: [LineWords.Word]
    private let lengths: [Int]
    private let width: Int
    private let base: Int

    private var lines: [String] = []
    private var line = ""
    private var column = 0
    private var pendingSpaces = 0
    private var isAtStart = true
    /// Counted from 2, so that no scope seems to begin on the line before the first.
    private var lineNumber = 2

    private var scopes: [Scope] = []
    private var outerContinuations: [Bool] = []
    private var isContinuation = false
    private var forced: [Bool] = []
    private var hasJustBroken = false

    private struct Scope {
        let isBlock: Bool
        let lineNumber: Int
        var indentsContinuation: Bool
        var indentsBlock: Bool
    }

    /// The lines of `marks` with their words, each indented by at least `base`.
    static func write(_ marks: LineMarks, width: Int, base: Int) -> [String] {
        var printer = LinePrinter(marks, width: width, base: base)
        for index in 0..<printer.tokens.count { printer.write(index) }
        if !printer.isAtStart { printer.lines.append(printer.line) }
        return printer.lines
    }

    private init(_ marks: LineMarks, width: Int, base: Int) {
        tokens = marks.tokens
        words = marks.words
        self.width = width
        self.base = base
        lengths = Self.measure(tokens, words, width)
    }

    // MARK: - Measuring

    /// For each group its length, and for each break the length up to the next break of its group.
    private static func measure(_ tokens: [LayoutToken], _ words: [LineWords.Word], _ width: Int) -> [Int] {
        var lengths = [Int](repeating: 0, count: tokens.count)
        // What is open, the first `depth` of them: at most all tokens.
        var pending = lengths
        var depth = 0
        var total = 0
        func isBreak(_ index: Int) -> Bool { if case .break = tokens[index] { true } else { false } }
        for index in 0..<tokens.count {
            switch tokens[index] {
            case .word(let number):
                lengths[index] = words[number].text.characterCount
                total += lengths[index]
            case .space: total += 1
            case .open:
                lengths[index] = -total
                pending[depth] = index
                depth += 1
            case .close:
                guard depth > 0 else { continue }
                depth -= 1
                let last = pending[depth]
                lengths[last] += total
                if depth > 0, isBreak(last) {
                    depth -= 1
                    lengths[pending[depth]] += total
                }
            case .break(let place):
                if depth > 0, isBreak(pending[depth - 1]) {
                    depth -= 1
                    lengths[pending[depth]] += total
                }
                lengths[index] = -total
                pending[depth] = index
                depth += 1
                // What holds a forced break never fits.
                total += place.isForced ? width : place.size
            }
        }
        for index in 0..<depth { lengths[pending[index]] += total }
        return lengths
    }

    // MARK: - Printing

    // Queries are `mutating`, as those of the parser are: otherwise the printer is copied for each.

    private var indentation: Int {
        mutating get {
            var steps = isContinuation ? 1 : 0
            for index in 0..<scopes.count {
                if scopes[index].indentsBlock { steps += 1 }
                if scopes[index].indentsContinuation { steps += 1 }
            }
            return base + steps * 4
        }
    }

    /// The line on which a scope seems to begin or end: at the start of a line, the one before.
    private var scopeLineNumber: Int { mutating get { lineNumber - (isAtStart ? 1 : 0) } }

    private mutating func fits(_ length: Int = 1) -> Bool { isAtStart || length <= width - column }

    private mutating func write(_ index: Int) {
        switch tokens[index] {
        case .word(let number): write(words[number].text, count: lengths[index])
        case .space: enqueue(1)
        case .open(let isConsistent): forced.append(isConsistent && (!fits(lengths[index]) || hasJustBroken))
        case .close: _ = forced.popLast()
        case .break(let place): write(place, length: lengths[index])
        }
    }

    private mutating func write(_ place: LayoutToken.Break, length: Int) {
        var must = forced.last ?? false
        var continues = false
        switch place.kind {
        case .open: openScope(isBlock: true, breaks: must || !fits(length))
        case .openContinuation: openScope(isBlock: false, breaks: must || !fits(length))
        case .close(let isStrict): (must, continues) = closeScope(isStrict: isStrict, must: must)
        case .continue: continues = true
        case .same: break
        case .reset: must = isContinuation
        }
        if must || place.isForced || !fits(length) {
            isContinuation = continues
            breakLine()
            hasJustBroken = true
        } else {
            if isAtStart { isContinuation = continues }
            enqueue(place.size)
            hasJustBroken = false
        }
    }

    private mutating func openScope(isBlock: Bool, breaks: Bool) {
        let number = scopeLineNumber
        // Two scopes that begin on one line indent what follows once.
        if isBlock, let last = scopes.last, last.lineNumber == number { scopes[scopes.count - 1].indentsBlock = false }
        let indentsContinuation = isContinuation || !isBlock && (isAtStart || breaks)
        scopes.append(
            Scope(isBlock: isBlock, lineNumber: number, indentsContinuation: indentsContinuation, indentsBlock: isBlock)
        )
        outerContinuations.append(isContinuation)
        isContinuation = false
    }

    private mutating func closeScope(isStrict: Bool, must: Bool) -> (must: Bool, continues: Bool) {
        guard let scope = scopes.popLast() else { return (must, false) }
        var must = must
        let isOnOtherLine = scopeLineNumber != scope.lineNumber
        if scope.indentsBlock, scope.lineNumber == lineNumber, let last = scopes.last, last.isBlock, !last.indentsBlock
        {
            scopes[scopes.count - 1].indentsBlock = true
        }
        if isStrict {
            must = isOnOtherLine
        } else if !fits() {
            must = true
        } else {
            isContinuation = (scope.indentsContinuation || scope.indentsBlock) && isOnOtherLine
        }
        let outer = outerContinuations.popLast() ?? false
        let continues = outer || scope.indentsContinuation || !scope.isBlock && isOnOtherLine
        isContinuation = isContinuation || continues
        return (must, continues)
    }

    // MARK: - Output

    private mutating func write(_ text: String, count: Int) {
        hasJustBroken = false
        if isAtStart {
            column = indentation
            line = String(repeating: " ", count: column)
            line.reserveCapacity(base + width)
            isAtStart = false
        } else {
            for _ in 0..<pendingSpaces { line += " " }
        }
        pendingSpaces = 0
        line += text
        column += count
    }

    private mutating func enqueue(_ count: Int) {
        pendingSpaces += count
        column += count
    }

    private mutating func breakLine() {
        pendingSpaces = 0
        column = 0
        guard !isAtStart else { return }
        lines.append(line)
        isAtStart = true
        lineNumber += 1
    }
}

extension String {
    /// The number of characters, without looking for those that consist of several scalars where there are none: only
    /// ASCII has as many units in both encodings, and of ASCII neither count takes a search.
    var characterCount: Int { utf8.count == utf16.count ? utf8.count : count }
}
