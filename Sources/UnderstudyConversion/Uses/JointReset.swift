import UnderstudyRefactoring
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// What a statement is that sets one of several records of a function's calls back, among those that set back all of them.
enum JointReset {
    /// It clears the list of calls.
    case leading
    /// It goes, as the leading one does the same.
    case following
}

/// The statements that set all records of a function's calls back together.
struct JointResets {
    /// A statement that sets one record back.
    private struct Statement {
        let property: String
        let use: MemberUse
        let range: ByteRange
        /// What is in front of it in its line.
        let indentation: String
    }

    private var found: [String: [Int: JointReset]] = [:]

    /// What `use` is among them; `nil` where it is none of them.
    subscript(use: MemberUse) -> JointReset? { found[use.code.source.path]?[use.offset] }

    /// Finds those of a function, of which `roles` are the records, each with the uses of its property.
    mutating func add(_ records: [(role: PropertyRole, uses: [MemberUse])]) {
        guard records.count > 1 else { return }
        let statements = records.flatMap { role, uses in
            uses.compactMap { use -> Statement? in
                guard let range = UseRewriting(use, as: role).reset?.range else { return nil }
                let source = use.code.source
                let line = source.lineRange(around: range.lowerBound)
                let before = source.text(in: ByteRange(start: line.lowerBound, end: range.lowerBound))
                guard before.allSatisfy(\.isWhitespace) else { return nil }
                return Statement(property: role.property.name, use: use, range: range, indentation: before)
            }
        }
        let blocks = Dictionary(grouping: statements) { statement in
            "\(statement.use.code.source.path):\(statement.use.code.piece.range.lowerBound):\(statement.indentation)"
        }
        for block in blocks.values {
            var rest = block.sorted { $0.range.lowerBound < $1.range.lowerBound }[...]
            while rest.count >= records.count {
                let next = rest.prefix(records.count)
                guard Set(next.map(\.property)).count == records.count, isOneBlock(Array(next)) else {
                    rest.removeFirst()
                    continue
                }
                for (position, statement) in next.enumerated() {
                    found[statement.use.code.source.path, default: [:]][statement.use.offset] =
                        position == 0 ? .leading : .following
                }
                rest.removeFirst(records.count)
            }
        }
    }

    /// Whether no block ends between the statements.
    private func isOneBlock(_ statements: [Statement]) -> Bool {
        guard let first = statements.first, let last = statements.last else { return false }
        let source = first.use.code.source
        let lines = source.lines.line(at: first.range.lowerBound)...source.lines.line(at: last.range.lowerBound)
        return lines.allSatisfy { number in
            let text = source.text(in: source.lines.range(ofLine: number))
            return text.allSatisfy(\.isWhitespace) || text.hasPrefix(first.indentation)
        }
    }
}
