public import UnderstudySemantics
public import UnderstudySyntax
public import UnderstudyTemplates

/// Writes doubles of protocols as Swift source.
public struct DoubleGenerator: Sendable {
    private let index: DeclarationIndex
    private let options: DoubleOptions
    private let library: TemplateLibrary
    private let names: TestDoubleNames
    private let optIns: OptIns

    /// Creates a generator for the protocols in `index`, with the templates of `library`.
    public init(index: DeclarationIndex, library: TemplateLibrary, options: DoubleOptions = DoubleOptions()) {
        self.index = index
        self.library = library
        self.options = options
        names = TestDoubleNames(in: index)
        optIns = OptIns(index.files)
    }

    /// The names that doubles use by themselves: what declares one of them matters to each double.
    public static var ownNames: [String] { OwnNames.names.sorted() }

    /// The names that doubles of `declarations` have unless something else in their modules has them.
    public static func shortNames(of declarations: [ProtocolDeclaration], kinds: [String]) -> [String] {
        declarations.compactMap(TestDoubleNames.shortened).flatMap { name in
            [name] + kinds.map { name + DoubleKind(name: $0).suffix }
        }
    }

    /// The name of a double of `declaration`.
    public func name(of declaration: ProtocolDeclaration, _ kind: DoubleKind) -> String {
        if let name = options.doubleName { return name }
        if style.face(for: kind, in: library) == .mockolo, let name = optIns.optIn(of: declaration)?.name {
            return name
        }
        return names.name(of: declaration, kind, isPlain: style.face(for: kind, in: library) != .understudy)
    }

    /// One double as source, without the head of its file.
    public struct Output: Sendable {
        /// The double's name.
        public let name: String
        /// The protocol.
        public let declaration: ProtocolDeclaration
        let imports: ImportSet
        let lines: [String]
        let mentions: EmittedDeclaration.Mentions
    }

    /// Writes a double of `declaration`.
    ///
    /// - Returns: The double, or the diagnostic that says why there can't be one.
    public func generate(_ kind: DoubleKind, of declaration: ProtocolDeclaration) -> Result<Output, GenerationError> {
        let face = style.face(for: kind, in: library)
        let asked = face == .mockolo ? optIns.optIn(of: declaration) : nil
        let resolved = index.resolve(declaration)
            .fixing((asked?.types ?? [:]).compactMapValues { SwiftType(parsing: $0) })
        let rules = kind.rules
        let impossible = Refusal.find(resolved, in: index, isInPackage: options.isInPackage)
        if let refusal = impossible ?? rules.refusal(of: resolved) {
            return .failure(GenerationError(refusal, kind, of: declaration.name))
        }
        var kept = KeptNames()
        kept.double = name(of: declaration, kind)
        var options = options
        if let optIn = optIns.optIn(of: declaration) {
            if optIn.includesDefaults(kind.name) { options.includesDefaults = true }
            options.features.formUnion(DoubleFeature.allCases.filter { optIn.asks(for: $0.rawValue, of: kind.name) })
        }
        var builder = DoubleBuilder(resolved, as: rules, with: face, in: index, options: options, keeping: kept)
        if let refusal = builder.refusal { return .failure(GenerationError(refusal, kind, of: declaration.name)) }
        let double = builder.build()
        do throws(TemplateError) {
            let folder = style.folder(for: kind, in: library) ?? style.name
            let emitted = try DoubleRenderer(library: library, folder: folder).render(double)
            return .success(
                Output(
                    name: double.name, declaration: declaration, imports: double.imports, lines: emitted.lines,
                    mentions: emitted.mentions))
        } catch {
            return .failure(GenerationError(diagnostic: error.diagnostic, templateError: error))
        }
    }

    /// A valid file that holds `outputs`: imports, the doubles, and with `support` the types that they share.
    ///
    /// - Parameter module: The module that the file belongs to, where that is known: it needs no import.
    public func file(
        _ outputs: [Output], support: Bool, in module: String? = nil, format: FileFormat = .templates
    ) throws(TemplateError) -> [UInt8] {
        var imports = ImportSet()
        for output in outputs { imports.formUnion(output.imports) }
        if let module {
            imports.plain.remove(module)
            imports.testable.remove(module)
        }
        let types = support ? supportTypes(of: outputs) : []
        if types.contains(where: \.needsFoundation) { imports.plain.insert("Foundation") }
        var parts: [[String]] = outputs.map(\.lines)
        for type in types { parts.append(try supportLines(type)) }
        let head = imports.lines
        if !head.isEmpty { parts.insert(head, at: 0) }
        return Self.bytes(parts, format)
    }

    /// A file with types that doubles share, to be written once a target.
    public struct SupportFile: Sendable {
        /// Its name, without the ending.
        public let name: String
        /// Its text.
        public let bytes: [UInt8]
    }

    /// The files with the types that `outputs` share.
    public func supportFiles(
        for outputs: [Output], format: FileFormat = .templates
    ) throws(TemplateError) -> [SupportFile] {
        try supportFiles(Set(supportTypes(of: outputs)), format: format)
    }

    /// The files with `types`, in the order of their names.
    package func supportFiles(
        _ types: Set<SupportType>, format: FileFormat = .templates
    ) throws(TemplateError) -> [SupportFile] {
        var files: [SupportFile] = []
        for name in Set(types.map(\.fileName)).sorted() {
            let shared = types.filter { $0.fileName == name }.sorted { $0.rawValue < $1.rawValue }
            var parts = shared.contains(where: \.needsFoundation) ? [["import Foundation"]] : []
            for type in shared { parts.append(try supportLines(type)) }
            files.append(SupportFile(name: name, bytes: Self.bytes(parts, format)))
        }
        return files
    }

    private static func bytes(_ parts: [[String]], _ format: FileFormat) -> [UInt8] {
        let texts = parts.map { format.applied(to: $0).joined(separator: "\n") }
        return Array((texts.joined(separator: "\n\n") + "\n").utf8)
    }

    /// What `outputs` mention, in the order of a file.
    private func supportTypes(of outputs: [Output]) -> [SupportType] {
        let mentioned = outputs.reduce(into: Set<SupportType>()) { $0.formUnion($1.mentions.supportTypes) }
        return mentioned.sorted { $0.rawValue < $1.rawValue }
    }

    private var style: DoubleStyle { DoubleStyle(name: options.style) }

    private var supportFolder: String {
        let folder = style.folders.first { library["\($0)/support/Locked"] != nil } ?? style.name
        return folder + "/support/"
    }

    private func supportLines(_ type: SupportType) throws(TemplateError) -> [String] {
        let lines = DoubleRenderer.lines(try library.render(supportFolder + type.rawValue, TemplateMap()))
        let isShown = type == .callOrder || type == .expectedCalls
        let access = AccessWriting(level: isShown && options.access > .internal ? options.access : nil)
        let own = OwnNames(in: index, isTestable: true).qualification(keeping: ["Result"])
        return access.applied(to: own.applied(to: lines))
    }
}

/// Why a double could not be written.
public struct GenerationError: Error {
    /// What to tell the user.
    public let diagnostic: Diagnostic
    /// What is wrong with a template, where that is the reason.
    public var templateError: TemplateError?
    /// What refuses the double, where the protocol is the reason.
    private let refused: (refusal: Refusal, kind: DoubleKind, name: String)?

    init(diagnostic: Diagnostic, templateError: TemplateError? = nil) {
        self.diagnostic = diagnostic
        self.templateError = templateError
        refused = nil
    }

    init(_ refusal: Refusal, _ kind: DoubleKind, of name: String) {
        diagnostic = refusal.diagnostic([kind], of: name)
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
