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
        let types: [SupportType] = [.locked, .lockedShared, .callOrder, .expectedCalls]
        let undeclared = types.filter { type in
            doubles.first.map { !Self.isDeclared(type, for: $0, in: index) } ?? false
        }
        missing = planned.intersection(undeclared)
        for type in undeclared {
            users[type] = doubles.first { Self.speaks($0, of: type) }
        }
        missing.formUnion(users.keys)
        // The extension is in the file of what it extends.
        if missing.contains(.lockedShared), undeclared.contains(.locked) { missing.insert(.locked) }
    }

    private static func isDeclared(_ type: SupportType, for double: OwnedDouble, in index: DeclarationIndex) -> Bool {
        let folder = folder(of: double.type.source.path)
        let seen = index.types(named: type.fileName).filter { found in
            found.module == double.type.module && (found.module != nil || self.folder(of: found.source.path) == folder)
                || found.access >= .package
        }
        if type != .lockedShared { return !seen.isEmpty }
        return seen.contains { found in
            let added = index.extensions(of: found).map { ($0.members, $0.source) }
            return declaresShared(added + [(found.members, found.source)])
        }
    }

    /// Whether a type in `file`, or an extension, has the storage that generic doubles share.
    package static func declaresShared(_ file: FileDeclarations) -> Bool {
        declaresShared(file.types.map { ($0.members, $0.source) } + file.extensions.map { ($0.members, $0.source) })
    }

    private static func declaresShared(_ bodies: [(members: [DeclSyntax], source: SourceText)]) -> Bool {
        bodies.contains { body in
            Requirement.gather(body.members, in: body.source).contains { $0.name == "shared(_:)" }
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
        if type != .lockedShared { return true }
        return zip(words, zip(words.dropFirst(), words.dropFirst(2))).contains { word, next in
            word == "." && next.0 == "shared" && next.1 == "{"
        }
    }
}
