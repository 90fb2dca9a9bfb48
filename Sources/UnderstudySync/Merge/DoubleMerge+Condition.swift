import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// The `#if` around a double, which is that of its protocol.
extension DoubleMerge {
    mutating func planCondition() {
        let own = double.type.scope.branches.map(\.lines)
        let wanted = fresh.emitted.branches.map(\.lines)
        guard own != wanted, double.extensions.isEmpty else { return }
        // An `#if` of the owner's stays, which only the history tells; what asks for a compiler is none.
        let isTemplates =
            base.former.map { $0.rendered.emitted.branches.map(\.lines) == own }
            ?? double.type.scope.branches.allSatisfy(\.asksForCompiler)
        guard own.isEmpty || isTemplates else { return }
        let source = double.type.source
        let layout = FileLayout(source)
        let type = double.type.syntax.range
        let top = layout.commentLines(above: type.lowerBound).last?.lowerBound ?? type.lowerBound
        if own.count == 1, let around = conditional(around: type) {
            let start = layout.lineStart(top)
            guard around.range.lowerBound < start else { return }
            edits.delete(source[ByteRange(start: around.range.lowerBound, end: start)])
            let end = layout.nextLine(type.upperBound)
            edits.delete(source[ByteRange(start: end, end: layout.nextLine(around.range.upperBound))])
        } else if !own.isEmpty {
            return
        }
        if !wanted.isEmpty {
            let lines = wanted.joined().joined(separator: layout.newline) + layout.newline
            edits.replace(source[ByteRange(at: layout.lineStart(top))], with: lines)
            let ends = wanted.map { _ in layout.newline + "#endif" }.joined()
            edits.replace(source[ByteRange(at: layout.lineEnd(type.upperBound))], with: ends)
        }
        findings.condition(wanted.first?.last, at: typeLocation)
    }

    /// The `#if` that holds nothing but the type.
    private func conditional(around type: ByteRange) -> DeclSyntax? {
        Parser.parse(double.type.source).declarations.first { declaration in
            guard case .conditional(let clauses) = declaration.kind else { return false }
            let members = clauses.flatMap(\.members)
            return members.count == 1 && members[0].range.lowerBound == type.lowerBound
        }
    }
}

extension Scope.Branch {
    /// The directives up to the clause.
    fileprivate var lines: [String] { earlier + [clause] }

    /// Whether nothing but the compiler's version decides, or that of the language, which no owner has a say in.
    fileprivate var asksForCompiler: Bool {
        let condition = clause.split(separator: " ", maxSplits: 1).last ?? ""
        return earlier.isEmpty && !condition.contains("|")
            && condition.split(separator: "&", omittingEmptySubsequences: true).allSatisfy { part in
                let part = part.drop { $0 == " " }
                return part.hasPrefix("compiler(") || part.hasPrefix("swift(")
                    || part.hasPrefix("canImport(_Concurrency)")
            }
    }
}
