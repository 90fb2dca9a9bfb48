import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// The shared types that the doubles of a module speak of and that the module does not declare.
package struct SupportNeeds: Sendable {
    /// The types.
    package private(set) var missing: Set<SupportType>
    /// The first double that speaks of each already; of a type that only edits will need there is none.
    package private(set) var users: [SupportType: OwnedDouble] = [:]

    /// Finds what `doubles`, all of one module, need.
    ///
    /// - Parameter planned: What the edits of the doubles need.
    package init(_ doubles: [OwnedDouble], planned: Set<SupportType>, in index: DeclarationIndex) {
        let types: [SupportType] =
            [.locked, .callOrder, .expectedCalls, .listeners, .randomHistory, .recordedCall, .testIssue]
            + SupportType.lockExtensions
        let undeclared = types.filter { type in
            doubles.first.map { !Self.isDeclared(type, for: $0, in: index) } ?? false
        }
        missing = planned.intersection(undeclared)
        var open = undeclared
        for double in doubles where !open.isEmpty {
            let spoken = Self.spoken(of: open, by: double)
            if spoken.isEmpty { continue }
            for type in spoken { users[type] = double }
            open.removeAll(where: spoken.contains)
        }
        missing.formUnion(users.keys)
        // An extension is in the file of what it extends.
        missing.formUnion(Set(missing.compactMap(\.extended)).intersection(undeclared))
    }

    private static func isDeclared(_ type: SupportType, for double: OwnedDouble, in index: DeclarationIndex) -> Bool {
        let folder = folder(of: double.type.source.path)
        return index.declares(type) { module, path, access in
            module == double.type.module && (module != nil || self.folder(of: path) == folder) || access >= .package
        }
    }

    private static func folder(of path: String) -> Substring {
        path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    }

    /// Those of `types` that the words of a double need.
    private static func spoken(of types: [SupportType], by double: OwnedDouble) -> Set<SupportType> {
        let source = double.type.source
        let range = double.type.syntax.range
        let text = source.text(in: range)
        let named = types.filter { type in
            ([type] + type.users).contains { text.contains($0.fileName) }
                && (sequences(of: type) ?? [[]]).contains { $0.allSatisfy { text.contains($0) } }
        }
        if named.isEmpty { return [] }
        let words = source.tokenTexts(in: range)
        return Set(
            named.filter { type in
                ([type] + type.users).contains { words.contains($0.fileName) }
                    && (sequences(of: type)?.contains { has($0, in: words) } ?? true)
            })
    }

    /// The words in a row, any of which tell that an extension is used; `nil` for types, whose name tells.
    private static func sequences(of type: SupportType) -> [[String]]? {
        switch type {
        case .listeners: [["=", "Listeners", "<"]]
        case .lockedShared: [[".", "shared", "{"]]
        case .lockedReplacing: [[".", "replace", "{"]]
        case .lockedRecording: [["to", ":", "\\", "."], ["increment", "(", "\\", "."]]
        default: nil
        }
    }

    private static func has(_ sequence: [String], in words: [String]) -> Bool {
        words.indices.contains { words[$0...].starts(with: sequence) }
    }
}
