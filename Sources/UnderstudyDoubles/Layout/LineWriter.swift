import UnderstudySemantics
import UnderstudySyntax

/// Writes what templates and kinds say as the lines of a type: the one place where text of a double is changed.
struct LineWriter: Sendable {
    /// The access level in front of declarations that have none, for doubles that other modules use; `nil` for the
    /// usual one, which is not written.
    let access: AccessLevel?
    /// What names of the standard library get where the module has others of that name.
    let qualification: Qualification

    /// The lines of one piece of the body, which will be indented by `indentation`.
    func written(_ lines: [String], indentation: Int, keepsBody: Bool) -> [String] {
        LineLayout.layOut(declared(lines), indentation: indentation, keepsBody: keepsBody)
    }

    /// A line of what is around the body, as several where it is too long.
    func head(_ line: String) -> [String] {
        LineLayout.broken(qualification.qualified(line), indentation: 0)
    }

    /// `lines`, which hold members of a type, with the level in front of each and of what is nested in them.
    func declared(_ lines: [String]) -> [String] {
        let lines = lines.map(qualification.qualified)
        guard let access, !lines.isEmpty else { return lines }
        let source = SourceText(path: "", text: "{\n" + lines.joined(separator: "\n") + "\n}")
        let places = Set(source[Parser.parseMembers(in: source.range, of: source)].placesOfLevels)
        let level = Array((access.rawValue + " ").utf8)
        var offset = 2
        return lines.map { line in
            var written: [UInt8] = []
            for byte in line.utf8 {
                if places.contains(offset) { written += level }
                written.append(byte)
                offset += 1
            }
            offset += 1
            return String(decoding: written, as: UTF8.self)
        }
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
