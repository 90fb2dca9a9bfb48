import UnderstudySyntax

/// A test double that exists in the sources read.
public struct ExistingDouble: Sendable {
    /// Its kind: `spy`, `stub` and so on.
    public let kind: String
    /// The type.
    public let declaration: TypeDeclaration
}

extension DeclarationIndex {
    /// The types that are doubles of `declaration`: they conform to it, and their header says so, or in tests their name,
    /// which is the protocol's with the kind behind or in front of it.
    ///
    /// What production code calls `APIClientClient`, and what anyone calls `URLSessionAPIClient`, may be anything.
    ///
    /// - Parameter calledOtherwise: Whether in tests those count as well whose names say that they are doubles, and not of what:
    ///   a `MockPushManager` of `PushNotesManager`.
    public func doubles(of declaration: ProtocolDeclaration, calledOtherwise: Bool = false) -> [ExistingDouble] {
        let isOnlyOne = (protocols[declaration.simpleName] ?? []).count < 2
        return (conformers[declaration.simpleName] ?? []).compactMap { candidate in
            let conforms = candidate.inheritedPaths.contains { path in
                let type = candidate.type
                return path.matches(declaration.name, module: declaration.module)
                    && (isOnlyOne
                        || protocolNamed(path.text, from: type.module, in: type.source.path)?.location
                            == declaration.location)
            }
            guard conforms,
                let kind = candidate.kind(of: declaration) ?? (calledOtherwise ? candidate.kindInTests : nil)
            else { return nil }
            return ExistingDouble(kind: kind, declaration: candidate.type)
        }
    }
}

/// A type, with what it inherits from.
struct Conformer {
    let type: TypeDeclaration
    let inheritedPaths: [TypePath]
    /// Whether it may stand in a test target.
    let isInTests: Bool

    /// The kind of double of `declaration` that it is; `nil` for other types.
    func kind(of declaration: ProtocolDeclaration) -> String? {
        type.kindInHeader ?? (isInTests ? type.kind(inNameOfDoubleOf: declaration) : nil)
    }

    /// The kind that the name of a test's type says; `nil` for other types.
    var kindInTests: String? { isInTests && type.isCalledDouble ? type.kindInName : nil }
}

extension FileDeclarations {
    /// Whether the file may belong to a test target, as far as its module, its folders and its imports tell.
    var mayBeOfTests: Bool { module == nil || isOfTests }

    /// Whether its module, its folders or its imports say that the file belongs to tests.
    package var isOfTests: Bool {
        if let module, ["Tests", "Mocks", "TestSupport"].contains(where: module.hasSuffix) { return true }
        if imports.contains(where: { $0.isTestable || $0.module == "XCTest" || $0.module == "Testing" }) { return true }
        return source.path.split(separator: "/").dropLast().contains { $0 == "Tests" || $0.hasSuffix("Tests") }
    }
}

extension ProtocolDeclaration {
    /// Whether it is called like a double, as a protocol `Spy` is that mocks share: nothing depends on it.
    package var isCalledDouble: Bool {
        TypeDeclaration.kinds.prefix(5).contains { $0 == simpleName || $0 + "able" == simpleName }
    }
}

extension TypeDeclaration {
    /// Whether this may be a double: most types are distinguished by their names alone.
    var mayBeDouble: Bool { mayHaveHeader || QuickScan.isNamedLikeDouble(details.name, in: source) }

    /// What kind of double this is, by its header comment or its name; `nil` for other types.
    var doubleKind: String? {
        kindInHeader ?? kindInName
    }

    /// Whether its name says that it is a double: production code has wrappers and clients, too.
    package var isCalledDouble: Bool {
        Self.kinds.prefix(5).contains { simpleName.hasSuffix($0) || simpleName.hasPrefix($0) }
    }

    /// Whether a word of its name says that it is a double, wherever that is: `InMemoryFakeStore`, `StoreMockForTests`.
    ///
    /// In production code such a word may mean anything.
    package var mentionsDouble: Bool {
        let words = Self.kinds.prefix(5).map { $0.lowercased() } + ["spied", "stubbed", "mocked", "faked", "capturing"]
        return IdentifierWords.split(simpleName).contains(where: words.contains)
    }

    fileprivate var kindInHeader: String? {
        guard let kind = header?.kind else { return nil }
        return Self.kinds.first { $0.lowercased() == kind }?.lowercased()
    }

    fileprivate var kindInName: String? {
        Self.kinds.first { simpleName.hasSuffix($0) || simpleName.hasPrefix($0) }?.lowercased()
    }

    /// The kind of double of `declaration` that its name says it is: `NoteStoreSpy` and `SpyNoteStore` of `NoteStore`,
    /// of `NoteStoreProtocol` and of `Note.Store`; `nil` for other names.
    fileprivate func kind(inNameOfDoubleOf declaration: ProtocolDeclaration) -> String? {
        Self.kinds.first { kind in
            simpleName.hasSuffix(kind) && declaration.isCalled(simpleName.dropLast(kind.count))
                || simpleName.hasPrefix(kind) && declaration.isCalled(simpleName.dropFirst(kind.count))
        }?.lowercased()
    }

    fileprivate static let kinds = QuickScan.doubleWords.map(\.description)
}

extension ProtocolDeclaration {
    /// Whether `name` is what people call it in the names of its doubles.
    fileprivate func isCalled(_ name: Substring) -> Bool {
        if simpleName == name || self.name.filter({ $0 != "." }) == name || simpleName == "I" + name { return true }
        return ["Protocol", "Type", "Interface"].contains { simpleName == name + $0 }
    }
}
