public import UnderstudySemantics
public import UnderstudySyntax
public import UnderstudyTemplates

/// Writes doubles of protocols as Swift source.
public struct DoubleGenerator: Sendable {
    package let index: DeclarationIndex
    package private(set) var options: DoubleOptions
    package let library: TemplateLibrary
    private let names: TestDoubleNames
    private let optIns: OptIns
    let sourceNames: SourceNames

    /// Creates a generator for the protocols in `index`, with the templates of `library`.
    public init(index: DeclarationIndex, library: TemplateLibrary, options: DoubleOptions = DoubleOptions()) {
        self.index = index
        self.library = library
        self.options = options
        names = TestDoubleNames(in: index)
        optIns = OptIns(index.files)
        sourceNames = SourceNames(in: index)
    }

    /// The same for a double called `name` that has `access`.
    ///
    /// - Parameters:
    ///   - told: The functions that have a closure though they return nothing.
    ///   - included: Those that have a member though they have a default implementation.
    package func naming(
        _ name: String, access: AccessLevel, telling told: Set<String> = [], including included: Set<String> = []
    ) -> DoubleGenerator {
        var copy = self
        copy.options.doubleName = name
        (copy.options.told, copy.options.included) = (told, included)
        copy.options.access = max(access, options.access)
        return copy
    }

    /// The names that doubles use by themselves: what declares one of them matters to each double.
    public static var ownNames: [String] {
        OwnNames.inSupportFiles.union(SupportType.allCases.map(\.fileName)).sorted()
    }

    /// The names that doubles of `declarations` have unless something else in their modules has them.
    public static func shortNames(of declarations: [ProtocolDeclaration], kinds: [String]) -> [String] {
        declarations.compactMap(TestDoubleNames.shortened).flatMap { name in
            [name] + kinds.map { name + DoubleKind(name: $0).suffix }
        }
    }

    /// The name of a double of `declaration`.
    public func name(of declaration: ProtocolDeclaration, _ kind: DoubleKind) -> String {
        if let name = options.doubleName { return name }
        let face = style.face(for: kind, in: library)
        if face.readsOptInArguments, let name = optIns.optIn(of: declaration)?.name {
            return name
        }
        return names.name(of: declaration, kind, isPlain: !face.isOwn)
    }

    /// One double as source, without the head of its file.
    public struct Output: Sendable {
        /// The double's name.
        public let name: String
        /// Its kind.
        public let kind: DoubleKind
        /// What it is of.
        public let origin: DoubleOrigin
        /// The names of the requirements that have a default implementation.
        public let defaults: [String]
        /// Whether its `#if` was asked for, and is none of the protocol's.
        public let hasOwnCondition: Bool
        let imports: ImportSet
        let lines: [String]
        let mentions: EmittedDeclaration.Mentions
    }

    /// Writes a double of `declaration`.
    ///
    /// - Returns: The double, or the diagnostic that says why there can't be one.
    public func generate(_ kind: DoubleKind, of declaration: ProtocolDeclaration) -> Result<Output, GenerationError> {
        let face = style.face(for: kind, in: library)
        let asked = face.readsOptInArguments ? optIns.optIn(of: declaration) : nil
        let resolved = index.resolve(declaration)
            .fixing((asked?.types ?? [:]).compactMapValues { SwiftType(parsing: $0) })
        let rules = kind.rules
        if let refusal = rules.refusal(of: resolved, in: index, isInPackage: options.isInPackage) {
            return .failure(GenerationError(refusal, kind, of: declaration.name))
        }
        var kept = KeptNames()
        kept.double = name(of: declaration, kind)
        kept.told = self.options.told
        kept.included = Set(
            resolved.requirements.filter { $0.hasDefault && self.options.included.contains($0.requirement.name) }
                .map { RequirementKey($0) })
        var options = options
        if let optIn = optIns.optIn(of: declaration) {
            if optIn.includesDefaults(kind.name) { options.includesDefaults = true }
            options.features.formUnion(DoubleFeature.allCases.filter { optIn.asks(for: $0.rawValue, of: kind.name) })
        }
        let builder = DoubleBuilder(
            DoubleRequest(
                resolved: resolved, kind: rules, face: face, index: index, sourceNames: sourceNames, options: options,
                kept: kept))
        if let refusal = builder.refusal { return .failure(GenerationError(refusal, kind, of: declaration.name)) }
        let double = builder.build()
        do throws(TemplateError) {
            let folder = style.folder(for: kind, in: library) ?? style.name
            let emitted = try DoubleRenderer(library: library, folder: folder).render(double)
            return .success(
                Output(
                    name: double.name, kind: kind, origin: DoubleOrigin(declaration),
                    defaults: resolved.requirements.filter(\.hasDefault).map(\.requirement.name),
                    hasOwnCondition: options.condition != nil, imports: double.imports,
                    lines: emitted.lines, mentions: emitted.mentions))
        } catch {
            return .failure(GenerationError(diagnostic: error.diagnostic, templateError: error))
        }
    }

    var style: DoubleStyle { DoubleStyle(name: options.style) }

    /// The same for doubles that are in one text with what they share, which imports Swift Testing.
    public var inOneText: DoubleGenerator {
        TestingNames.declared(in: index).isEmpty ? self : beside([TestingNames.module])
    }

    /// The same for doubles that are in one file with `outputs`, whose imports can make names ambiguous; `nil` where they
    /// don't.
    public func sharingFile(with outputs: [Output]) -> DoubleGenerator? {
        if sourceNames.ofSeveralModules.isEmpty { return nil }
        let imported = outputs.reduce(into: Set<String>()) { $0.formUnion($1.imports.modules) }
        let isShared = outputs.contains { $0.imports.modules != imported }
        let isAmbiguous = sourceNames.ofSeveralModules.contains { name in
            index.modules(declaring: name).intersection(imported).count > 1
        }
        return isShared && isAmbiguous ? beside(imported) : nil
    }

    /// The same where the file imports `modules`, too.
    private func beside(_ modules: Set<String>) -> DoubleGenerator {
        var options = options
        options.importedBeside.formUnion(modules)
        return DoubleGenerator(index: index, library: library, options: options)
    }
}

/// Why a double could not be written.
public final class GenerationError: Error {
    /// What to tell the user.
    public let diagnostic: Diagnostic
    /// What is wrong with a template, where that is the reason.
    public let templateError: TemplateError?
    /// What refuses the double, where the protocol is the reason.
    private let refused: (refusal: DoubleRefusal, kind: DoubleKind, name: String)?

    init(diagnostic: Diagnostic, templateError: TemplateError? = nil) {
        self.diagnostic = diagnostic
        self.templateError = templateError
        refused = nil
    }

    init(_ refusal: DoubleRefusal, _ kind: DoubleKind, of name: String) {
        diagnostic = refusal.diagnostic([kind], of: name)
        templateError = nil
        refused = (refusal, kind, name)
    }

    /// What to tell the user of `errors`: a reason that holds for several kinds of doubles of a protocol once.
    public static func diagnostics(of errors: [GenerationError]) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        var groups: [Diagnostic: (position: Int, kinds: [DoubleKind])] = [:]
        for error in errors {
            guard let refused = error.refused else {
                diagnostics.append(error.diagnostic)
                continue
            }
            let key = refused.refusal.diagnostic([], of: refused.name)
            var group = groups[key] ?? (diagnostics.count, [])
            group.kinds.append(refused.kind)
            let told = refused.refusal.diagnostic(group.kinds, of: refused.name)
            if group.position < diagnostics.count {
                diagnostics[group.position] = told
            } else {
                diagnostics.append(told)
            }
            groups[key] = group
        }
        return diagnostics
    }
}
