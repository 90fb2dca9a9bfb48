import UnderstudySemantics
import UnderstudySyntax

/// Writes an access level in front of declarations that have none, for doubles that other modules use.
struct AccessWriting: Sendable {
    /// The level; `nil` for the usual one, which is not written.
    let level: AccessLevel?

    /// How many characters it takes in front of a declaration.
    var width: Int { level.map { $0.rawValue.count + 1 } ?? 0 }

    /// `lines`, which hold members of a type, with the level in front of each and of what is nested in them.
    func applied(to lines: [String]) -> [String] {
        guard let level, !lines.isEmpty else { return lines }
        let source = SourceText(path: "", text: "{\n" + lines.joined(separator: "\n") + "\n}")
        var found: [Int] = []
        find(Parser.parseMembers(in: source.range, of: source), in: source, &found)
        let places = Set(found)
        var result: [String] = []
        var offset = 2
        for line in lines {
            let bytes = Array(line.utf8)
            var written: [UInt8] = []
            for (column, byte) in bytes.enumerated() {
                if places.contains(offset + column) { written += Array((level.rawValue + " ").utf8) }
                written.append(byte)
            }
            result.append(String(decoding: written, as: UTF8.self))
            offset += bytes.count + 1
        }
        return result
    }

    private func find(_ declarations: [DeclSyntax], in source: SourceText, _ places: inout [Int]) {
        for declaration in declarations {
            switch declaration.kind {
            case .conditional(let clauses):
                for clause in clauses { find(clause.members, in: source, &places) }
                continue
            case .enumCase, .other: continue
            case .nominal(let nominal): find(nominal.members.members, in: source, &places)
            case .extension(let added):
                find(added.members.members, in: source, &places)
                continue
            default: break
            }
            let hasLevel = AccessLevel(declaration.modifiers, in: source) != nil
            if hasLevel { continue }
            places.append(
                min(
                    declaration.introducer.lowerBound,
                    declaration.modifiers.map { $0.range.lowerBound }.min() ?? declaration.introducer.lowerBound))
        }
    }
}
