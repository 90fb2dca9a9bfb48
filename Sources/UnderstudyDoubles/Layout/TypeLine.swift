/// Breaks the line that declares a double, when it is too long.
enum TypeLine {
    /// The line as two or more: what is inherited, and the `where` clause, on lines of their own.
    static func broken(_ line: String) -> [String] {
        guard line.contains("class ") || line.contains("actor "), let split = line.firstRange(of: " where ") else {
            return [line]
        }
        return [String(line[..<split.lowerBound]), "where " + line[split.upperBound...].dropLast(2), "{"]
    }
}
