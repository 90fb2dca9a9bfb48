/// Breaks the line that declares a double, when it is too long.
enum TypeLine {
    /// The line as two or more: what is inherited, and the `where` clause, on lines of their own.
    static func broken(_ line: String) -> [String] {
        guard line.contains("class ") || line.contains("actor ") else { return [line] }
        let text = line.dropLast(2)
        guard let split = text.firstRange(of: " where ") else { return inheritance(text) + ["{"] }
        let head = text[..<split.lowerBound]
        return (head.count <= LineLayout.width ? [String(head)] : inheritance(head))
            + whereClause(text[split.upperBound...])
    }

    /// Breaks behind the colon of the inheritance clause.
    private static func inheritance(_ head: Substring) -> [String] {
        var depth = 0
        for index in head.indices {
            switch head[index] {
            case "<": depth += 1
            case ">": depth -= 1
            case ":" where depth == 0:
                return [String(head[...index]), "    " + head[head.index(after: index)...].drop { $0 == " " }]
            default: break
            }
        }
        return [String(head)]
    }

    /// The clause on one line with the brace, or else its constraints on lines of their own, as many as fit.
    private static func whereClause(_ constraints: Substring) -> [String] {
        let line = "where " + constraints + " {"
        if line.count <= LineLayout.width { return [line] }
        var lines = ["where", "   "]
        for constraint in LongLine.split(constraints) {
            if lines[lines.count - 1].count + constraint.count + 2 > LineLayout.width { lines.append("   ") }
            lines[lines.count - 1] += " " + constraint + ","
        }
        lines[lines.count - 1].removeLast()
        return lines + ["{"]
    }
}
