public import UnderstudySemantics
public import UnderstudySyntax
public import UnderstudyTemplates

/// Writes doubles of protocols as Swift source.
public struct DoubleGenerator: Sendable {
    private let index: DeclarationIndex
    private let options: DoubleOptions
    private let library: TemplateLibrary

    /// Creates a generator for the protocols in `index`, with the templates of `library`.
    public init(index: DeclarationIndex, library: TemplateLibrary, options: DoubleOptions = DoubleOptions()) {
        self.index = index
        self.library = library
        self.options = options
    }

    /// The names that doubles use by themselves: what declares one of them matters to each double.
    public static var ownNames: [String] { OwnNames.names.sorted() }

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
        let resolved = index.resolve(declaration)
        let face = style.face(for: kind, in: library)
        let isTestable = declaration.effectiveAccess < .public
        let refusal =
            Refusal.find(resolved, in: index, isTestable: isTestable, isInPackage: options.isInPackage)
            ?? KindRefusal.find(resolved, kind)
        if let refusal {
            return .failure(GenerationError(diagnostic: refusal.diagnostic(kind, of: declaration.name)))
        }
        var builder = DoubleBuilder(resolved, kind, face, index, options)
        if let refusal = builder.refusal {
            return .failure(GenerationError(diagnostic: refusal.diagnostic(kind, of: declaration.name)))
        }
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

    /// A valid file that holds `outputs`: imports, the doubles, and with `support` the type that locks are made of.
    public func file(_ outputs: [Output], support: Bool) throws(TemplateError) -> [UInt8] {
        var imports = ImportSet()
        for output in outputs { imports.formUnion(output.imports) }
        let types = support ? supportTypes(of: outputs) : []
        if !types.isEmpty { imports.plain.insert("Foundation") }
        var parts: [[String]] = outputs.map(\.lines)
        for type in types { parts.append(try supportLines(type)) }
        let head = imports.lines
        if !head.isEmpty { parts.insert(head, at: 0) }
        return Array((parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n").utf8)
    }

    /// The file with the types that `outputs` share, to be written once a target; `nil` when they need none.
    public func supportFile(for outputs: [Output]) throws(TemplateError) -> [UInt8]? {
        let types = supportTypes(of: outputs)
        return types.isEmpty ? nil : try supportFile(types)
    }

    /// The file with the type that locks are made of; with `shared`, also with what generic doubles need of it.
    public func supportFile(shared needsShared: Bool) throws(TemplateError) -> [UInt8] {
        try supportFile(needsShared ? [.locked, .lockedShared] : [.locked])
    }

    private func supportFile(_ types: [SupportType]) throws(TemplateError) -> [UInt8] {
        var parts = [["import Foundation"]]
        for type in types { parts.append(try supportLines(type)) }
        return Array((parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n").utf8)
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
        return OwnNames(in: index, isTestable: true).qualified(lines, keeping: ["Result"])
    }
}

/// Why a double could not be written.
public struct GenerationError: Error {
    /// What to tell the user.
    public let diagnostic: Diagnostic
    /// What is wrong with a template, where that is the reason.
    public var templateError: TemplateError?
}
