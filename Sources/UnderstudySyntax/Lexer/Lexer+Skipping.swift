/// What the scanner is inside of while it skips code that is not needed.
enum ScanFrame {
    /// Code that ends with a brace, as many as `depth`.
    case braces(depth: Int)
    /// Code that ends with any closing bracket, as many as `depth`.
    case brackets(depth: Int)
    /// Code in a string's interpolation, that ends with a parenthesis.
    case interpolation(depth: Int)
    /// A string that ends with its quotes and as many pounds as it began with.
    case string(pounds: Int, isMultiline: Bool)
}

/// What the scanner is inside of, innermost last; most code nests nothing, and takes no memory then.
struct ScanFrames {
    /// The innermost; `nil` when all are closed.
    var innermost: ScanFrame?
    /// The others, the first `depth` of these: to take one from the end takes a build without optimisation long.
    private var outer: [ScanFrame] = []
    private var depth = 0

    init(_ first: ScanFrame) { innermost = first }

    mutating func enter(_ frame: ScanFrame) {
        if let innermost {
            if depth < outer.count { outer[depth] = innermost } else { outer.append(innermost) }
            depth += 1
        }
        innermost = frame
    }

    mutating func leave() {
        if depth == 0 {
            innermost = nil
        } else {
            depth -= 1
            innermost = outer[depth]
        }
    }
}

extension Lexer {
    /// Skips a body whose opening brace has just been read: only braces, strings, regular expressions and comments
    /// matter.
    ///
    /// Returns whether the closing brace was found.
    mutating func skipBraces() -> Bool {
        scan(.braces(depth: 1)).isComplete
    }

    /// Skips the content of the bracket, of any kind, that has just been read.
    ///
    /// Returns whether it is closed.
    mutating func skipBrackets() -> Bool {
        scan(.brackets(depth: 1)).isComplete
    }

    /// Skips a string literal whose first quote is at the position.
    mutating func skipString(pounds: Int) {
        let start = position
        let result = scan(openString(pounds: pounds))
        if !result.isComplete || !result.isSound { note(.unterminatedString, at: start) }
    }

    /// Uses its own stack, so that no nesting is too deep.
    ///
    /// Returns whether all frames were closed, and whether no string on the way lacked its closing quote.
    private mutating func scan(_ first: ScanFrame) -> (isComplete: Bool, isSound: Bool) {
        var frames = ScanFrames(first)
        var isSound = true
        while position < end, let frame = frames.innermost {
            switch frame {
            case .string(let pounds, let isMultiline):
                isSound = scanString(pounds: pounds, isMultiline: isMultiline, &frames) && isSound
            case .braces(let depth):
                scanCode(.inBraces, depth: depth, frames: &frames) { .braces(depth: $0) }
            case .brackets(let depth):
                scanCode(.inBrackets, depth: depth, frames: &frames) { .brackets(depth: $0) }
            case .interpolation(let depth):
                scanCode(.inParens, depth: depth, frames: &frames) { .interpolation(depth: $0) }
            }
        }
        previousKind = .rightBrace
        previousRange = ByteRange(start: max(0, position - 1), end: position)
        return (frames.innermost == nil, isSound)
    }

    /// Reads code up to the next change of frame.
    private mutating func scanCode(
        _ set: ByteSet, depth: Int, frames: inout ScanFrames, frame: (Int) -> ScanFrame
    ) {
        var depth = depth
        while position < end {
            position += strcspn(at: position, set)
            guard position < end else { return }
            switch base[position] {
            case UInt8(ascii: "/"):
                skipSlash()
            case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
                depth += 1
                position += 1
            case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
                depth -= 1
                position += 1
                if depth == 0 {
                    frames.leave()
                    return
                }
            case UInt8(ascii: "\""):
                frames.innermost = frame(depth)
                frames.enter(openString(pounds: 0))
                return
            case UInt8(ascii: "#"):
                if let string = openPoundString() {
                    frames.innermost = frame(depth)
                    frames.enter(string)
                    return
                }
            case UInt8(ascii: "`"):
                skipQuotedIdentifier()
            default:
                position += 1
            }
        }
        frames.innermost = frame(depth)
    }

    /// Skips the quotes that open a string here.
    private mutating func openString(pounds: Int) -> ScanFrame {
        let isMultiline =
            byte(position + 1) == UInt8(ascii: "\"") && byte(position + 2) == UInt8(ascii: "\"")
            && !(pounds > 0 && closesOnItsLine(pounds: pounds))
        position += isMultiline ? 3 : 1
        return .string(pounds: pounds, isMultiline: isMultiline)
    }

    /// Whether three quotes after pounds open a single-line string that happens to begin with two quotes.
    private mutating func closesOnItsLine(pounds: Int) -> Bool {
        guard !hopeless.quotes.covers(position, pounds) else { return false }
        var offset = position + 1
        while offset < end, classes[Int(base[offset])] & ByteClass.newline == 0 {
            if base[offset] == UInt8(ascii: "\""), hasPounds(pounds, at: offset + 1) { return true }
            offset += 1
        }
        hopeless.quotes = HopelessSearches.Span(start: position, end: offset, pounds: pounds)
        return false
    }

    private mutating func hasPounds(_ pounds: Int, at offset: Int) -> Bool {
        var found = 0
        while found < pounds, byte(offset + found) == UInt8(ascii: "#") { found += 1 }
        return found == pounds
    }

    /// Skips pounds, and the quotes or the regular expression after them.
    private mutating func openPoundString() -> ScanFrame? {
        var offset = position
        while byte(offset) == UInt8(ascii: "#") { offset += 1 }
        let pounds = offset - position
        if byte(offset) == UInt8(ascii: "\"") {
            position = offset
            return openString(pounds: pounds)
        }
        if byte(offset) == UInt8(ascii: "/"), skipRegex(at: offset, pounds: pounds) { return nil }
        position = offset
        return nil
    }

    /// Skips a comment, a regular expression or an operator that starts with a slash here.
    private mutating func skipSlash() {
        var ignored = false
        if skipComment(noticingLines: &ignored) { return }
        var operatorStart = position
        while operatorStart > 0, classes[Int(base[operatorStart - 1])] & ByteClass.operatorCharacter != 0 {
            operatorStart -= 1
        }
        if !isLeftBound(operatorStart) {
            let previous = previousToken(before: operatorStart)
            if let end = bareRegexEnd(slash: position, previous: previous) {
                position = end
                return
            }
        } else {
            skipOperatorWithoutRegex()
        }
        position += 1
    }

    /// Goes to the last character of an operator that directly follows a token: none of its slashes opens a regular
    /// expression.
    private mutating func skipOperatorWithoutRegex() {
        while classes[Int(byte(position + 1))] & ByteClass.operatorCharacter != 0 {
            let following = byte(position + 2)
            let opensComment =
                byte(position + 1) == UInt8(ascii: "/")
                && (following == UInt8(ascii: "/") || following == UInt8(ascii: "*"))
            if opensComment { return }
            position += 1
        }
    }

    /// Looks back for the token before `offset`, without lexing the text in between.
    private mutating func previousToken(before offset: Int) -> PreviousToken {
        var last = offset
        while last > 0, classes[Int(base[last - 1])] & (ByteClass.space | ByteClass.newline) != 0 { last -= 1 }
        guard last > 0 else { return .expressionExpected }
        let byte = base[last - 1]
        var first = last
        while first > 0, classes[Int(base[first - 1])] & ByteClass.identifierBody != 0 { first -= 1 }
        if first < last {
            let isMember = first > 0 && base[first - 1] == UInt8(ascii: ".")
            return isMember ? .operand : PreviousToken(.identifier, base + first, count: last - first)
        }
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: ","), UInt8(ascii: ":"):
            return .argumentStart
        case UInt8(ascii: "{"), UInt8(ascii: ";"):
            return .expressionExpected
        default:
            let isOperator = classes[Int(byte)] & ByteClass.operatorCharacter != 0
            let kind: TokenKind = isOperator ? .operator : .rightParen
            return PreviousToken(kind, base + last - 1, count: 1)
        }
    }

    private mutating func skipQuotedIdentifier() {
        var offset = position + 1
        while offset < end, base[offset] != UInt8(ascii: "`") {
            if classes[Int(base[offset])] & ByteClass.newline != 0 {
                position += 1
                return
            }
            offset += 1
        }
        position = min(offset + 1, end)
    }

    /// Reads a string's text up to its end or the next interpolation.
    ///
    /// Returns whether it was closed or goes on.
    private mutating func scanString(pounds: Int, isMultiline: Bool, _ frames: inout ScanFrames) -> Bool {
        while position < end {
            position += strcspn(at: position, isMultiline ? .inMultilineString : .inString)
            guard position < end else { return true }
            switch base[position] {
            case UInt8(ascii: "\""):
                if let past = stringEnd(pounds: pounds, isMultiline: isMultiline) {
                    position = past
                    frames.leave()
                    return true
                }
                position += 1
            case UInt8(ascii: "\\"):
                if skipEscape(pounds: pounds) {
                    frames.enter(.interpolation(depth: 1))
                    return true
                }
            case 0x0A, 0x0D:
                frames.leave()
                return false
            default:
                position += 1
            }
        }
        return true
    }

    private mutating func stringEnd(pounds: Int, isMultiline: Bool) -> Int? {
        var offset = position + 1
        if isMultiline {
            guard byte(offset) == UInt8(ascii: "\""), byte(offset + 1) == UInt8(ascii: "\"") else { return nil }
            offset += 2
        }
        return hasPounds(pounds, at: offset) ? offset + pounds : nil
    }

    /// Skips a backslash and what it escapes.
    ///
    /// Returns whether an interpolation opens.
    private mutating func skipEscape(pounds: Int) -> Bool {
        guard hasPounds(pounds, at: position + 1) else {
            position += 1
            return false
        }
        let offset = position + 1 + pounds
        if byte(offset) == UInt8(ascii: "(") {
            position = offset + 1
            return true
        }
        let isLineEnd = offset < end && classes[Int(base[offset])] & ByteClass.newline != 0
        position = isLineEnd ? offset : min(offset + 1, end)
        return false
    }
}
