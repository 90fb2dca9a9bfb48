import UnderstudySemantics
import UnderstudySyntax

/// Makes the subject of one way to make a value.
struct SubjectBuilder: Sendable {
    private let type: TypeDeclaration
    private let maker: Maker
    private let form: TestSubject.Form
    private let resolved: ResolvedProtocol
    private let requirement: Requirement
    private let scope: TypeScope
    private let index: DeclarationIndex
    private let place: DefaultValues.Place
    private let values: DefaultValues
    /// The values, in the order of the parameters.
    private let found: [DefaultValue?]
    /// The actor that a fixture states, since its extension does not take it from a type whose module has it by default.
    private let statedActor: String?

    /// `nil` where the types can't be read.
    init?(
        _ form: TestSubject.Form, of type: TypeDeclaration, by maker: Maker, _ examples: ExampleValues,
        _ names: SourceNames, _ options: DoubleOptions, in index: DeclarationIndex
    ) {
        guard let declaration = Self.declaration(of: type, maker, in: index),
            let requirement = declaration.requirements.first
        else { return nil }
        var maker = maker
        if form == .harness { maker.parameters = maker.parameters.map { $0.asking(for: declaration, in: index) } }
        (self.type, self.maker, self.form, self.index, self.requirement) = (type, maker, form, index, requirement)
        resolved = index.resolve(declaration)
        let isTestable = resolved.needsTestableImport
        let words = requirement.signature.words.union([type.name.prefix { $0 != "." }].map(String.init))
        let mentioned = names.ofSeveralModules.intersection(words)
        let imports = ImportFinder(resolved, [requirement], aliases: [], in: index).find()
        let file = FileScope(
            own: names.own(isTestable: isTestable), mentioning: mentioned, of: names.ofSeveralModules, hiding: [],
            imported: (imports.modules, imports.testable), importsTesting: false, in: index)
        let generics = Dictionary(
            Self.generics(of: type, maker).map { ($0.name, TypeScope.ErasedParameter(erased: nil, isPack: $0.isPack)) },
            uniquingKeysWith: { first, _ in first })
        scope = TypeScope(
            index: index, origin: declaration, selfName: type.name, in: file,
            functionSpelling: FunctionSpelling(index.settings(of: declaration)), generics: generics)
        place = DefaultValues.Place(
            scope: scope, isTestable: isTestable, selfValue: nil, associatedTypes: Set(generics.keys), fixedTypes: [:],
            isolation: Self.isolation(of: form, of: type, maker, declaration, in: index))
        var values = options.defaults(for: .understudy)
        values.examples = examples
        self.values = values
        func made(in place: DefaultValues.Place) -> [DefaultValue?] {
            maker.parameters.map { parameter in
                parameter.literal.map { DefaultValue($0).telling(place.scope.typeTold(by: $0)) }
                    ?? Self.usual(parameter.type, called: parameter.name, values, place)
            }
        }
        let found = made(in: place)
        self.found = found
        guard form == .fixture, case .globalActor(let actor) = index.isolation(of: type),
            !type.saysGlobalActor
        else {
            statedActor = nil
            return
        }
        var elsewhere = place
        elsewhere.isolation = .none
        let needsActor =
            maker.isOnItsActor || zip(found, made(in: elsewhere)).contains { $0?.text != $1?.text }
        statedActor = needsActor ? actor : nil
    }

    /// Where the values are made: on the actor of the initialiser or of the type, and of a harness on that of its doubles.
    private static func isolation(
        of form: TestSubject.Form, of type: TypeDeclaration, _ maker: Maker, _ origin: ProtocolDeclaration,
        in index: DeclarationIndex
    ) -> Isolation {
        let written = maker.signature?.attributes.lazy.compactMap { index.globalActor($0) }.first
        let own = written.map { Isolation.globalActor($0) } ?? index.isolation(of: type)
        if form == .fixture {
            // In Swift 5 mode, values of parameters belong to no actor (SE-0411).
            let settings = index.settings(of: origin)
            let isOld = (settings.tests?.languageMode ?? settings.languageMode) == .swift5
            return own.isGlobalActor && !isOld ? own : .none
        }
        if own.isGlobalActor { return own }
        let found = maker.parameters.lazy.compactMap { parameter in
            parameter.type.onlyPath.flatMap { index.protocolDeclaration($0, from: origin) }
        }
        return found.map { index.isolation(of: $0) }.first(where: \.isGlobalActor) ?? .none
    }

    private static func usual(
        _ type: SwiftType, called name: String, _ values: DefaultValues, _ place: DefaultValues.Place
    ) -> DefaultValue? {
        let value = values.value(of: type, in: place)
        // A text says what it is for.
        guard let value, value.text == "\"\"" else { return value }
        return DefaultValue("\"" + name + "\"", of: value.types).telling(value.toldType)
    }

    /// A value of `type` for a parameter called `name`.
    func usual(_ type: SwiftType, called name: String) -> DefaultValue? {
        Self.usual(type, called: name, values, place)
    }

    /// A protocol that requires what makes the value: its types mean there what they mean where they are written.
    private static func declaration(
        of type: TypeDeclaration, _ maker: Maker, in index: DeclarationIndex
    ) -> ProtocolDeclaration? {
        let parameters = maker.parameters.map { "_ \(SwiftNames.escaped($0.name)): \($0.type)" }
        let generics = generics(of: type, maker)
        let clause = generics.isEmpty ? "" : "<" + generics.map(\.description).joined(separator: ", ") + ">"
        let effects = maker.effects.description
        let access = min(maker.access, min(type.access, type.scope.boundAccess))
        let word = access >= .public ? "public" : access == .package ? "package" : "internal"
        let text =
            "extension \(type.name) { \(word) protocol Making { static func make\(clause)("
            + parameters.joined(separator: ", ") + ")\(effects) } }"
        let source = SourceText(path: maker.path, text: text)
        return FileDeclarations(parsing: source, module: type.module).protocols.first
    }

    private static func generics(of type: TypeDeclaration, _ maker: Maker) -> [GenericParameter] {
        (type.scope.levels.flatMap(\.genericParameters) + type.parameters).map { GenericParameter($0) }
            + (maker.signature?.generics ?? [])
    }

    /// How many parameters a test has to say.
    var openCount: Int { zip(maker.parameters, found).count { $1 == nil && !$0.mayBeLeftOut } }

    /// The protocols that a double is lacking of, and the types of which no value can be made.
    ///
    /// A harness has doubles even of protocols for which the subject would take the real thing by default.
    var missing: (protocols: [ProtocolDeclaration], types: [TypeDeclaration]) {
        let open = zip(maker.parameters, found).filter { $1 == nil }.map(\.0)
        return (
            open.filter { form == .harness || !$0.mayBeLeftOut }.compactMap(\.type.onlyPath)
                .compactMap { index.protocolDeclaration($0, from: scope.origin) },
            open.filter { !$0.mayBeLeftOut }.compactMap(\.type.onlyPath)
                .compactMap { index.typeDeclaration($0, from: scope.origin) }
        )
    }

    /// The types whose fixtures it uses.
    var usedFixtures: Set<String> {
        Set(found.flatMap { $0?.fixtures ?? [] })
    }

    /// What it needs to be imported.
    var imports: ImportSet {
        ImportFinder(resolved, [requirement], aliases: [], values: found.compactMap(\.self), in: index).find()
    }

    /// The subject.
    var subject: TestSubject {
        let name = scope.file.spelled(type.name, by: scope.origin)
        var subject = TestSubject(
            form: form, path: type.name, name: name, parameters: parameters,
            callee: maker.caseName.map { "." + $0 } ?? name, effects: scope.written(maker.effects),
            result: name + (maker.isFailable ? "?" : ""))
        subject.attributes =
            (maker.signature?.attributes ?? []).filter { index.globalActor($0) != nil }
            .map(\.description) + (leavesActor ? ["nonisolated"] : []) + statedActors
        subject.generics = (maker.signature?.generics ?? []).map(scope.written)
        subject.constraints = (maker.signature?.constraints ?? []).map(scope.written)
        subject.typeAttributes = availabilities + (form == .harness ? actorAttribute : [])
        return subject
    }

    private var parameters: [TestSubject.Parameter] {
        zip(maker.parameters, found).compactMap { parameter, value in
            if value == nil, parameter.mayBeLeftOut { return nil }
            if form == .harness { return property(parameter, value) }
            let type = scope.written(isKeptAlias(parameter.type) ? parameter.type.with([.escaping]) : parameter.type)
            return TestSubject.Parameter(
                label: parameter.label, name: parameter.name, type: type.description, value: value?.text)
        }
    }

    private func property(_ parameter: Maker.Parameter, _ value: DefaultValue?) -> TestSubject.Parameter {
        var type = scope.written(parameter.type, for: .storage)
        if case .some(let inner) = type { type = .any(inner) }
        // Without a value it is said when it is used, so that a test that does not need it stays as it is.
        if value == nil { type = .implicitlyUnwrapped(type) }
        let isTold = value?.toldType == type.description
        return TestSubject.Parameter(
            label: parameter.label, name: parameter.name,
            type: isTold || value?.isDouble ?? false ? nil : type.description, value: value?.text,
            toldType: isTold ? value?.toldType : nil)
    }

    /// Whether `type` is an alias of a function type, and the type of something that is kept.
    private func isKeptAlias(_ type: SwiftType) -> Bool {
        maker.signature == nil && index.aliasTarget(of: type, from: scope.origin)?.type.function != nil
    }

    /// Whether tests on the main actor by default would otherwise take a function along that belongs to none.
    private var leavesActor: Bool {
        form == .fixture && !index.isolation(of: type).isGlobalActor && actorOfMaker == nil
            && index.settings(of: scope.origin).tests?.isMainActorByDefault ?? false
    }

    /// The attribute of the actor that the initialiser belongs to by itself.
    private var actorOfMaker: Attribute? { maker.signature?.attributes.first { index.globalActor($0) != nil } }

    private var statedActors: [String] {
        guard actorOfMaker == nil, let statedActor else { return [] }
        return ["@" + statedActor]
    }

    /// The actor that the subject belongs to.
    private var actorAttribute: [String] {
        guard case .globalActor(let actor) = place.isolation else { return [] }
        return ["@" + actor]
    }

    /// The versions that the type is there from.
    private var availabilities: [String] {
        (type.scope.levels.flatMap(\.attributes) + type.syntax.attributes.map { Attribute(type.source[$0]) })
            .filter { $0.availability != nil }.map(\.description)
    }
}

extension Maker.Parameter {
    /// The parameter without the `nil` that stands for the real thing, where it may be left out and is of a protocol.
    fileprivate func asking(for origin: ProtocolDeclaration, in index: DeclarationIndex) -> Maker.Parameter {
        guard mayBeLeftOut, let path = type.unwrapped.onlyPath, index.protocolDeclaration(path, from: origin) != nil
        else { return self }
        return Maker.Parameter(label: label, name: name, type: type.unwrapped, mayBeLeftOut: true)
    }
}

extension Maker {
    /// Whether only the actor of a type that belongs to one by default can call it: a written initialiser, or one that
    /// takes functions for the properties that the compiler's own initialiser sets.
    fileprivate var isOnItsActor: Bool {
        if caseName != nil { return false }
        if let signature { return !signature.hasModifier("nonisolated") }
        return parameters.contains { parameter in
            var type = parameter.type.unwrapped
            if case .tuple(let elements) = type, elements.count == 1 { type = elements[0].type }
            if case .attributed([.escaping], let inner) = type { type = inner }
            guard case .function = type else { return false }
            return true
        }
    }
}
