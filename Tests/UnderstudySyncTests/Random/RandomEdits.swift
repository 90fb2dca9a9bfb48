/// What a person does to a double, at random.
struct RandomEdits {
    /// The file, with `\n` and four blanks whatever it is laid out by.
    private var lines: [String]
    private let mark: String
    private var open = 0
    private let takesConvenience: Bool

    /// The file afterwards.
    var text: String { lines.joined(separator: "\n") }
    /// What was put in by hand, and has to stay.
    private(set) var added: [String] = []

    init?(_ text: String, mark: String, takesConvenience: Bool) {
        self.takesConvenience = takesConvenience
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        self.mark = mark
        guard let open = lines.firstIndex(where: { Self.opensType($0) }) else { return nil }
        self.open = open
    }

    private static func opensType(_ line: String) -> Bool {
        line.hasSuffix("{") && !line.hasPrefix(" ") && !line.hasPrefix("extension") && !line.hasPrefix("//")
    }

    mutating func edit(_ numbers: inout SeededNumbers) {
        switch numbers.below(13) {
        case 0: insert("    func \(mark)() -> Int { 1 }", at: open + 1, gap: true)
        case 1: insert("    // \(mark)", at: open + 1)
        case 2, 3, 4: changeBody(&numbers)
        case 5: comment(&numbers)
        case 6: if let place = gap(&numbers) { lines.insert("", at: place) }
        case 7: insert("extension Int { var \(mark): Int { self } }", at: lines.count)
        case 8: addInitializer()
        case 9: moveParagraph(&numbers)
        case 10: conform()
        case 11: wrap(&numbers)
        default: describe(&numbers)
        }
    }

    private mutating func insert(_ line: String, at place: Int, gap: Bool = false) {
        lines.insert(line, at: place)
        if gap { lines.insert("", at: place + 1) }
        added.append(line.drop { $0 == " " }.description)
    }

    /// A statement at the start of a body of several lines.
    private mutating func changeBody(_ numbers: inout SeededNumbers) {
        let bodies = lines.indices.filter { lines[$0].hasPrefix("    ") && isFunction(lines[$0].dropFirst(4)) }
        guard let head = bodies.randomElement(using: &numbers), head + 1 < lines.count else { return }
        let isOne = lines[head].contains(" {}") || lines[head].hasSuffix(" }")
        if isOne {
            guard let brace = bodyStart(lines[head]) else { return }
            let body = lines[head][brace...].dropFirst().dropLast().drop { $0 == " " }.description
            let result = lines[head][..<brace]
            let needsReturn = result.contains("->") && !body.hasPrefix("fatalError")
            let trimmed = body.reversed().drop { $0 == " " }.reversed()
            let rest = trimmed.isEmpty ? [] : ["        " + (needsReturn ? "return " : "") + String(trimmed)]
            lines.replaceSubrange(head...head, with: [String(lines[head][...brace])] + rest + ["    }"])
        } else if lines[head].contains("->"), lines[head + 1].hasPrefix("        "), head + 2 < lines.count,
            lines[head + 2] == "    }", !lines[head + 1].contains("fatalError")
        {
            lines[head + 1] = "        return " + lines[head + 1].dropFirst(8)
        }
        insert("        let \(mark) = 1; _ = \(mark)", at: head + 1)
    }

    private func isFunction(_ line: Substring) -> Bool {
        let words = ["func ", "static func ", "@MainActor func ", "@discardableResult func ", "nonisolated func "]
        return words.contains { line.hasPrefix($0) } && !line.contains("owned")
            && (line.hasSuffix("{") || bodyStart(String(line)) != nil)
    }

    /// The brace that the body of a member in one line starts with.
    private func bodyStart(_ line: String) -> String.Index? {
        var depth = 0
        guard line.hasSuffix("}") else { return nil }
        for index in line.indices {
            switch line[index] {
            case "(", "[": depth += 1
            case ")", "]": depth -= 1
            case "{" where depth == 0: return index
            default: break
            }
        }
        return nil
    }

    /// A comment at the end of a line of the body.
    private mutating func comment(_ numbers: inout SeededNumbers) {
        let places = lines.indices.filter {
            $0 > open && lines[$0].hasPrefix("    ") && !lines[$0].contains("//") && !isProperty($0)
        }
        guard let place = places.randomElement(using: &numbers) else { return }
        lines[place] += " // \(mark)"
        added.append("// \(mark)")
    }

    /// Whether the line is a property that nothing tells from its owner's.
    private func isProperty(_ index: Int) -> Bool {
        lines[index].hasPrefix("    var ") && !lines[index - 1].hasPrefix("    // MARK")
            && !lines[index - 1].contains("var ")
    }

    private func gap(_ numbers: inout SeededNumbers) -> Int? {
        lines.indices.filter { $0 > open && lines[$0].isEmpty }.randomElement(using: &numbers)
    }

    private mutating func addInitializer() {
        let inits = lines.filter { $0.hasPrefix("    init(") || $0.hasPrefix("    required init(") }
        guard takesConvenience, lines[open].contains("final class"), inits.allSatisfy({ $0.hasPrefix("    init()") })
        else { return }
        insert("    convenience init(\(mark): Int) { self.init() }", at: open + 1, gap: true)
    }

    /// Moves lines that blank lines set apart to another place of the body.
    private mutating func moveParagraph(_ numbers: inout SeededNumbers) {
        guard let close = lines[open...].firstIndex(of: "}"), let start = gap(&numbers), start < close,
            let end = lines[(start + 1)...].firstIndex(where: { $0.isEmpty || $0 == "}" }), end < close
        else { return }
        let part = Array(lines[start..<end])
        // Half a structure is no part to move.
        let isWhole =
            part.filter { $0 == "    }" }.count
            == part.filter { $0.hasPrefix("    ") && !$0.hasPrefix("     ") && $0.hasSuffix("{") }.count
        guard isWhole, part.dropFirst().allSatisfy({ !$0.contains("#") && $0.hasPrefix("    ") }),
            part.dropFirst().first.map({ !$0.hasPrefix("     ") }) ?? false
        else { return }
        lines.removeSubrange(start..<end)
        let places = lines.indices.filter {
            $0 > open && lines[$0].isEmpty && $0 + 1 < lines.count && lines[$0 + 1].hasPrefix("    ")
                && !lines[$0 + 1].hasPrefix("     ") && !lines[$0 + 1].hasPrefix("    #")
                && (lines[..<$0].last { !$0.isEmpty }.map {
                    $0 == "    }"
                        || $0.hasPrefix("    ") && !$0.hasPrefix("     ") && !$0.hasSuffix("{")
                            && !$0.hasPrefix("    #")
                } ?? false)
        }
        lines.insert(contentsOf: part, at: places.randomElement(using: &numbers) ?? start)
    }

    private mutating func conform() {
        guard lines[open].contains(": "), !lines[open].contains(" where ") else { return }
        let isFirst = !(lines[open].split(separator: ">").last ?? "").contains(": ")
        let name = mark.prefix(1).uppercased() + mark.dropFirst()
        lines[open] = lines[open].dropLast(2) + "\(isFirst ? ":" : ",") \(name) {"
        insert("protocol \(mark.prefix(1).uppercased() + mark.dropFirst()) {}", at: lines.count)
    }

    /// A condition around lines that blank lines set apart.
    private mutating func wrap(_ numbers: inout SeededNumbers) {
        let places = lines.indices.filter {
            $0 > open && isFunction(lines[$0].dropFirst(4)) && lines[$0].hasPrefix("    ")
                && bodyStart(lines[$0]) != nil
                && lines[$0 - 1].isEmpty
        }
        guard let place = places.randomElement(using: &numbers) else { return }
        lines.insert("    #endif", at: place + 1)
        lines.insert("    #if DEBUG || !DEBUG", at: place)
    }

    /// A comment of several lines above a member.
    private mutating func describe(_ numbers: inout SeededNumbers) {
        let places = lines.indices.filter {
            $0 > open && isFunction(lines[$0].dropFirst(4)) && lines[$0].hasPrefix("    ")
        }
        guard let place = places.randomElement(using: &numbers) else { return }
        insert("    /// \(mark)", at: place)
    }
}
