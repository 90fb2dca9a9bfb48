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
        let types: [SupportType] = [.locked, .callOrder, .expectedCalls] + SupportType.lockExtensions
        let undeclared = types.filter { type in
            doubles.first.map { !Self.isDeclared(type, for: $0, in: index) } ?? false
        }
        missing = planned.intersection(undeclared)
        for type in undeclared {
            users[type] = doubles.first { Self.speaks($0, of: type) }
        }
        missing.formUnion(users.keys)
        // An extension is in the file of what it extends.
        missing.formUnion(Set(missing.compactMap(\.extended)).intersection(undeclared))
    }

    private static func isDeclared(_ type: SupportType, for double: OwnedDouble, in index: DeclarationIndex) -> Bool {
        let folder = folder(of: double.type.source.path)
        return index.declares(type) { found in
            found.module == double.type.module && (found.module != nil || self.folder(of: found.source.path) == folder)
                || found.access >= .package
        }
    }

    private static func folder(of path: String) -> Substring {
        path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    }

    /// Whether the words of a double need `type`.
    private static func speaks(_ double: OwnedDouble, of type: SupportType) -> Bool {
        let source = double.type.source
        let range = double.type.syntax.range
        guard source.text(in: range).contains(type.fileName) else { return false }
        let words = source.tokenTexts(in: range)
        guard words.contains(type.fileName) else { return false }
        return switch type {
        case .lockedShared: Self.has([".", "shared", "{"], in: words)
        case .lockedReplacing: Self.has([".", "replace", "{"], in: words)
        case .lockedRecording:
            Self.has(["to", ":", "\\", "."], in: words) || Self.has(["increment", "(", "\\", "."], in: words)
        default: true
        }
    }

    private static func has(_ sequence: [String], in words: [String]) -> Bool {
        words.indices.contains { words[$0...].starts(with: sequence) }
    }
}
