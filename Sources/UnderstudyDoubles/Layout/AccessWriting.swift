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
        let places = Set(source[Parser.parseMembers(in: source.range, of: source)].placesOfLevels)
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
}

extension InSource<[DeclSyntax]> {
    /// Where an access level can be written in front of declarations that have none, nested ones included.
    fileprivate var placesOfLevels: [Int] { piece.flatMap { self[$0].placesOfLevels } }
}

extension InSource<DeclSyntax> {
    fileprivate var placesOfLevels: [Int] {
        switch piece.kind {
        case .conditional(let clauses): clauses.flatMap { self[$0.members].placesOfLevels }
        case .extension(let added): self[added.members.members].placesOfLevels
        case .enumCase, .other: []
        case .nominal(let nominal): self[nominal.members.members].placesOfLevels + ownPlace
        default: ownPlace
        }
    }

    /// In front of its modifiers and its keyword; nothing where it has a level.
    private var ownPlace: [Int] {
        if AccessLevel(self[piece.modifiers]) != nil { return [] }
        return [(piece.modifiers.map(\.range.lowerBound) + [piece.introducer.lowerBound]).min() ?? 0]
    }
}
