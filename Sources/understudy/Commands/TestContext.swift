import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// What is needed to write a test of a type.
struct TestContext {
    /// A protocol that the type depends on.
    struct Dependency {
        let declaration: ProtocolDeclaration
        /// The doubles that exist, or else the spy that could be written.
        let doubles: [Double]
        /// Why there can be no spy, if there is no double.
        let refusal: String?
    }

    /// A double, as a test sees it.
    struct Double {
        let name: String
        let kind: String
        /// Where it is; `nil` if it has not been written.
        let location: SourceLocation?
        let module: String?
        let isOnMainActor: Bool
        /// How it is made, where that takes more than empty parentheses.
        let makers: [MemberOutline.Maker]
        /// The members that a test sets and reads.
        let members: [String]
    }

    /// Where the test belongs.
    struct Home {
        let path: String
        let module: String
        let usesXCTest: Bool
    }

    let type: TypeDeclaration
    let outline: MemberOutline
    let dependencies: [Dependency]
    /// The types of the sources whose values the type and the doubles take and return.
    let values: [(type: TypeDeclaration, makers: [MemberOutline.Maker])]
    /// The other names of types among them, and of what is taken and returned.
    let aliases: [AliasDeclaration]
    let home: Home?
    /// Whether the type runs on the main actor.
    let isOnMainActor: Bool
    private let index: DeclarationIndex
    private let extensions: [ExtensionDeclaration]

    /// Finds out about `type`, where `generator` writes the doubles that are missing.
    init(of type: TypeDeclaration, _ reading: PackageReading, _ generator: DoubleGenerator, in session: Session) {
        self.type = type
        index = reading.index
        extensions = index.files.flatMap(\.extensions)
        let outline = MemberOutline(type, extensions)
        self.outline = outline
        let index = reading.index
        let known = Dictionary(index.files.flatMap(\.aliases).map { ($0.simpleName, $0) }) { first, _ in first }
        let declarations = Self.protocols(of: type, outline, index, known, extensions)
        let owned = index.ownedDoubles()
        dependencies = declarations.map { Self.dependency($0, owned, index, generator) }
        let signatures =
            outline.visible.map(\.signature) + declarations.flatMap { $0.requirements.map(\.signature) }
        let mentioned = outline.makers.flatMap { $0.parameters.map(\.type) } + signatures.flatMap(\.types)
        var seen: Set<String> = []
        aliases = mentioned.flatMap(\.unqualifiedNames).compactMap { name in
            index.protocolNamed(name, from: type.module, in: type.source.path) == nil && seen.insert(name).inserted
                ? known[name] : nil
        }
        values = Self.values(in: mentioned + aliases.map(\.type), besides: type, index, extensions)
        home = Self.home(of: type, index, in: session)
        let settings = index.file(at: type.source.path)?.settings
        isOnMainActor =
            type.source[type.syntax].isOnMainActor
            || settings?.isMainActorByDefault == true && type.details.kind != .actor
    }

    // MARK: - Dependencies

    /// The protocols that values of `type` hold, directly or in the types that it takes.
    private static func protocols(
        of type: TypeDeclaration, _ outline: MemberOutline, _ index: DeclarationIndex,
        _ aliases: [String: AliasDeclaration], _ extensions: [ExtensionDeclaration]
    ) -> [ProtocolDeclaration] {
        var found: [ProtocolDeclaration] = []
        var seen: Set<SourceLocation> = []
        var rest = [(outline.heldTypes, type, 0)]
        while let (types, owner, depth) = rest.popLast() {
            let constraints = owner.details.genericParameters.compactMap { parameter in
                parameter.inherited.map { SwiftType(owner.source[$0]) }
            }
            for name in (types + constraints).flatMap(\.unqualifiedNames) {
                if let declaration = index.protocolNamed(name, from: type.module, in: type.source.path) {
                    let isUseful = declaration.isComposition || !declaration.requirements.isEmpty
                    if isUseful, seen.insert(declaration.location).inserted { found.append(declaration) }
                } else if depth < 2, let alias = aliases[name] {
                    rest.append(([alias.type], owner, depth + 1))
                } else if depth < 2, let inner = Self.type(name, index, in: owner),
                    seen.insert(inner.nameLocation).inserted
                {
                    rest.append((MemberOutline(inner, extensions).heldTypes, inner, depth + 1))
                }
            }
        }
        return found
    }

    /// The type that `name` means in `owner`.
    private static func type(_ name: String, _ index: DeclarationIndex, in owner: TypeDeclaration) -> TypeDeclaration? {
        let inner = index.types(named: owner.name + "." + name)
        let found = inner.isEmpty ? index.types(named: name) : inner
        return found.first { $0.module == owner.module } ?? found.first
    }

    private static func dependency(
        _ declaration: ProtocolDeclaration, _ owned: [OwnedDouble], _ index: DeclarationIndex,
        _ generator: DoubleGenerator
    ) -> Dependency {
        let marked = owned.filter { double in
            double.protocols.contains { $0.location == declaration.location }
        }
        var doubles = marked.map { double in
            describe(double.type, double.extensions, kind: double.kind, of: declaration, isWritten: true)
        }
        for existing in index.doubles(of: declaration) {
            let isKnown = marked.contains { $0.type.nameLocation == existing.declaration.nameLocation }
            if isKnown { continue }
            doubles.append(describe(existing.declaration, [], kind: existing.kind, of: declaration, isWritten: true))
        }
        if !doubles.isEmpty {
            let sorted =
                doubles.filter { $0.kind == DoubleNames.defaultKind }
                + doubles.filter { $0.kind != DoubleNames.defaultKind }
            return Dependency(declaration: declaration, doubles: sorted, refusal: nil)
        }
        switch generator.generate(DoubleKind(name: DoubleNames.defaultKind), of: declaration) {
        case .failure(let error):
            return Dependency(declaration: declaration, doubles: [], refusal: error.diagnostic.message)
        case .success(let output):
            let bytes = (try? generator.file([output], support: false, format: .templates)) ?? []
            let file = FileDeclarations(parsing: SourceText(path: output.name + ".swift", bytes: bytes))
            let types = file.types.filter { $0.name == output.name }
            return Dependency(
                declaration: declaration,
                doubles: types.map { describe($0, [], kind: output.kind.name, of: declaration, isWritten: false) },
                refusal: nil)
        }
    }

    private static func describe(
        _ type: TypeDeclaration, _ extensions: [ExtensionDeclaration], kind: String,
        of declaration: ProtocolDeclaration,
        isWritten: Bool
    ) -> Double {
        let outline = MemberOutline(type, extensions)
        let required = Set(declaration.requirements.filter { $0.kind != .var }.map(\.name))
        let own = outline.visible.filter { $0.kind != .subscript && !required.contains($0.name) }
        let stored = MemberOutline.storage(of: type)
        let names = Set(stored.map(\.name))
        return Double(
            name: type.name, kind: kind, location: isWritten ? type.nameLocation : nil, module: type.module,
            isOnMainActor: type.source[type.syntax].isOnMainActor,
            makers: outline.makers.filter { !$0.parameters.isEmpty },
            members: (stored + own.filter { !names.contains($0.name) }).map(MemberOutline.line))
    }

    // MARK: - Values

    /// The types that `types` name, each once, in their order.
    private static func values(
        in types: [SwiftType], besides tested: TypeDeclaration, _ index: DeclarationIndex,
        _ extensions: [ExtensionDeclaration]
    ) -> [(TypeDeclaration, [MemberOutline.Maker])] {
        var seen: Set<SourceLocation> = [tested.nameLocation]
        return types.flatMap(\.unqualifiedNames).compactMap { name in
            guard let type = type(name, index, in: tested), seen.insert(type.nameLocation).inserted else { return nil }
            let makers = MemberOutline(type, extensions).makers
            return makers.isEmpty ? nil : (type, makers)
        }
    }

    /// How values of the type called `name` are made; `nil` if the sources don't declare it.
    func makers(of name: String) -> [MemberOutline.Maker]? {
        Self.type(name, index, in: type).map { MemberOutline($0, extensions).makers }
    }

    /// The dependency called `name`.
    func dependency(named name: String) -> Dependency? {
        guard let declaration = index.protocolNamed(name, from: type.module, in: type.source.path) else { return nil }
        return dependencies.first { $0.declaration.location == declaration.location }
    }

    // MARK: - The place of the test

    private static func home(of type: TypeDeclaration, _ index: DeclarationIndex, in session: Session) -> Home? {
        var modules = ModuleFinder(files: session.files)
        let current = session.files.currentFolder()
        let path = Path.normalized(Path.join(current, type.source.path))
        guard let module = type.module, let tests = modules.tests(forFileAt: path, module: module) else { return nil }
        let others = index.files.filter { file in
            Path.isWithin(Path.normalized(Path.join(current, file.source.path)), tests.folder)
        }
        let imports = Set(others.flatMap { $0.imports.map(\.module) })
        let file = Path.join(tests.folder, type.simpleName + "Tests.swift")
        return Home(
            path: Path.shown(file, from: current, package: session.packageFolder), module: tests.moduleName,
            usesXCTest: imports.contains("XCTest") && !imports.contains("Testing"))
    }
}

extension TypeDeclaration {
    /// Where its name is.
    var nameLocation: SourceLocation { source.location(at: details.name.lowerBound) }
}

extension InSource<DeclSyntax> {
    /// Whether it is written to run on the main actor.
    fileprivate var isOnMainActor: Bool { piece.attributes.contains { source.matches($0.name, "MainActor") } }
}
