/// Breaks a line of emitted Swift that is too long.
enum LongLine {
    /// The line as several; as it is when no rule fits.
    static func broken(_ line: String, width: Int) -> [String] {
        let indent = LineLayout.indent(of: line)
        let text = line.dropFirst(indent.count)
        if text.hasPrefix("guard let ") { return guarded(String(text), indent, width) }
        if isProperty(text) { return property(String(text), indent, width) }
        if line.hasSuffix(" {") || text.contains("func ") || text.hasPrefix("init") || text.contains("subscript") {
            if let lines = signature(String(text), indent) { return lines }
        }
        return call(String(text), indent) ?? [line]
    }

    /// Takes a cast out of the call whose result it tests.
    private static func guarded(_ text: String, _ indent: String, _ width: Int) -> [String] {
        guard let equals = range(of: " = ", in: text), let cast = range(of: " as? ", in: text) else {
            return [indent + text]
        }
        let first = indent + "let answer = " + text[equals.upperBound..<cast.lowerBound]
        let second = indent + text[..<equals.upperBound] + "answer" + text[cast.lowerBound...]
        return (first.count > width ? broken(first, width: width) : [first]) + [second]
    }

    private static func isProperty(_ text: Substring) -> Bool {
        let words = text.split(separator: " ", maxSplits: 4)
        return words.prefix(4).contains("var") && !text.contains("func ")
    }

    // MARK: - Properties

    /// Breaks `var x: T = { … }` inside its closure, or else before its type.
    private static func property(_ text: String, _ indent: String, _ width: Int) -> [String] {
        if let (head, body) = closure(text), indent.count + head.count <= width {
            return [indent + head, indent + "    " + body, indent + "}" + closureTail(text)]
        }
        guard let colon = firstColon(in: text) else { return [indent + text] }
        let head = String(text[...colon])
        let rest = indent + "    " + text[text.index(after: colon)...].drop { $0 == " " }
        if rest.count <= width { return [indent + head, rest] }
        guard let (restHead, body) = closure(String(rest.dropFirst(indent.count + 4))) else {
            return [indent + head, rest]
        }
        let deeper = indent + "    "
        if deeper.count + restHead.count > width, let equals = range(of: " = {", in: restHead) {
            // The type alone fills the line: the closure begins below it, one step in.
            let type = deeper + restHead[..<equals.lowerBound] + " ="
            let opening = deeper + "    " + restHead[equals.lowerBound...].dropFirst(3)
            let closing = deeper + "    }" + closureTail(text)
            return [indent + head, type, opening, deeper + "        " + body, closing]
        }
        return [indent + head, deeper + restHead, deeper + "    " + body, deeper + "}" + closureTail(text)]
    }

    /// Splits `… = { _ in body }` into what stands before the body, and the body.
    private static func closure(_ text: String) -> (head: String, body: String)? {
        guard let start = range(of: "= { ", in: text), text.hasSuffix("}") || text.hasSuffix("}()") else { return nil }
        let inner = text[start.upperBound...].dropLast(text.hasSuffix("}()") ? 3 : 1)
        let before = String(text[..<start.lowerBound]) + "= {"
        if let end = range(of: " in ", in: String(inner)), inner.hasPrefix("_") {
            let parameters = String(inner)[..<end.upperBound].dropLast()
            let body = String(inner)[end.upperBound...]
            if trimmed(body).isEmpty { return nil }
            return (before + " " + parameters, trimmed(body))
        }
        return (before, trimmed(inner[...]))
    }

    private static func closureTail(_ text: String) -> String { text.hasSuffix("}()") ? "()" : "" }

    private static func trimmed(_ text: Substring) -> String {
        var text = text
        while text.last == " " { text.removeLast() }
        return String(text)
    }

    private static func firstColon(in text: String) -> String.Index? { text.firstIndex(of: ":") }

    private static func range(of needle: String, in text: String) -> Range<String.Index>? {
        text.firstRange(of: needle)
    }

    // MARK: - Signatures and calls

    /// Breaks the parameters of a declaration, one a line.
    private static func signature(_ text: String, _ indent: String) -> [String]? {
        guard let (open, close) = parentheses(in: text, declaration: true) else { return nil }
        let parameters = split(text[text.index(after: open)..<close])
        guard !parameters.isEmpty else { return nil }
        var lines = [indent + text[...open]]
        for (index, parameter) in parameters.enumerated() {
            lines.append(indent + "    " + parameter + (index + 1 < parameters.count ? "," : ""))
        }
        let tail = String(text[close...])
        guard tail.hasSuffix("}"), let brace = range(of: " { ", in: tail) else { return lines + [indent + tail] }
        let body = tail[brace.upperBound...].dropLast(2)
        return lines + [indent + tail[..<brace.lowerBound] + " {", indent + "    " + body, indent + "}"]
    }

    /// Moves the arguments of a call to a line of their own.
    private static func call(_ text: String, _ indent: String) -> [String]? {
        guard let (open, close) = parentheses(in: text, declaration: false), text.index(after: open) < close else {
            return nil
        }
        return [indent + text[...open], indent + "    " + text[text.index(after: open)...]]
    }

    /// The parentheses of the parameters or arguments: the first at the top level that generic brackets don't hold.
    private static func parentheses(in text: String, declaration: Bool) -> (String.Index, String.Index)? {
        var depth = 0
        var open: String.Index?
        var angle = 0
        var index = text.startIndex
        while index < text.endIndex {
            switch text[index] {
            case "<" where open == nil && declaration: angle += 1
            case ">" where open == nil && declaration && angle > 0: angle -= 1
            case "(":
                if open == nil, angle == 0, index > text.startIndex, !isAttribute(text, index) { open = index }
                if open != nil { depth += 1 }
            case ")":
                if open != nil {
                    depth -= 1
                    if depth == 0, let open { return (open, index) }
                }
            default: break
            }
            index = text.index(after: index)
        }
        return nil
    }

    /// Whether the parenthesis at `index` belongs to an attribute or a modifier.
    private static func isAttribute(_ text: String, _ index: String.Index) -> Bool {
        let word = text[..<index].split(separator: " ").last ?? ""
        return word.hasPrefix("@") || word == "nonisolated" || word == "private"
    }

    /// Splits at the commas of the top level.
    static func split(_ text: Substring) -> [String] {
        var parts: [String] = []
        var depth = 0
        var current = ""
        var previous: Character = " "
        for character in text {
            switch character {
            case "(", "[", "{", "<": depth += 1
            case ")", "]", "}": depth -= 1
            case ">" where previous != "-": depth -= 1
            default: break
            }
            previous = character
            if character == ",", depth == 0 {
                parts.append(trimmedFront(current))
                current = ""
            } else {
                current.append(character)
            }
        }
        if !trimmedFront(current).isEmpty { parts.append(trimmedFront(current)) }
        return parts
    }

    private static func trimmedFront(_ text: String) -> String { String(text.drop { $0 == " " }) }
}
