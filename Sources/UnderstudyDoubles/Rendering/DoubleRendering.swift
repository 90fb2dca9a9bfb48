import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// Renders doubles of one kind, piece by piece, for who compares them with what stands in a file.
package struct DoubleRendering: Sendable {
    /// The kind.
    package let kind: DoubleKind
    private var index: DeclarationIndex
    private var sourceNames: SourceNames
    private var options: DoubleOptions
    private let face: DoubleFace
    private let renderer: DoubleRenderer
    /// Told the number of members that were rendered, each time.
    package var onRendering: (@Sendable (Int) -> Void)?

    /// Creates what renders doubles of `kind` of protocols in `index`; `nil` where the style has no templates for it.
    ///
    /// - Parameter sourceNames: Those of `index`, where they are known already.
    package init?(
        _ kind: DoubleKind, in index: DeclarationIndex, _ sourceNames: SourceNames? = nil, library: TemplateLibrary,
        options: DoubleOptions
    ) {
        let style = DoubleStyle(name: options.style)
        guard let folder = style.folder(for: kind, in: library) else { return nil }
        self.kind = kind
        self.index = index
        self.sourceNames = sourceNames ?? SourceNames(in: index)
        self.options = options
        face = style.face(for: kind, in: library)
        renderer = DoubleRenderer(library: library, folder: folder)
    }

    /// Whether a new double has members for all default implementations that a member can stand for.
    package var includesDefaults: Bool { kind.rules.handsOn || options.includesDefaults || face.doublesDefaults }

    /// Why there can be no double of `resolved`; `nil` where there can be one.
    package func refusal(of resolved: ResolvedProtocol) -> Diagnostic? {
        let refusal = kind.rules.refusal(of: resolved, in: index, isInPackage: options.isInPackage)
        return refusal?.diagnostic(kind, of: resolved.declaration.name)
    }

    /// The same, for protocols that are declared in other sources, in which names mean `sourceNames`.
    package func looking(in index: DeclarationIndex, _ sourceNames: SourceNames) -> DoubleRendering {
        var copy = self
        copy.index = index
        copy.sourceNames = sourceNames
        return copy
    }

    /// Whether both write in the same style and form.
    package func isLike(_ other: DoubleRendering) -> Bool {
        face == other.face && options.style == other.options.style && options.edition == other.options.edition
    }

    /// Whether a member that a test did not set up fails that test, and does not end the process.
    package var failsTests: Bool { options.edition >= .third }

    /// The same in the forms that earlier versions wrote, the latest first.
    package var former: [DoubleRendering] {
        guard face.isOwn, options.edition == .current, !kind.rules.isGenericOverConforming else { return [] }
        let rules = kind.rules
        let editions = DoubleEdition.former.filter { edition in
            edition > .second ? rules.hasOpenMembers : edition > .first || rules.hasStubs
        }
        return editions.map { edition in
            var copy = self
            copy.options.edition = edition
            return copy
        }
    }

    /// Renders the double of `resolved`, with the names of `kept` where it has any.
    package func render(
        _ resolved: ResolvedProtocol, keeping kept: KeptNames = KeptNames()
    ) throws(TemplateError) -> EmittedDouble {
        let builder = DoubleBuilder(request(resolved, keeping: kept))
        let emitted = try renderer.render(builder.build())
        onRendering?(emitted.members.count)
        return emitted
    }

    /// What the double of `resolved` imports, a protocol that inherits no requirements, has no associated types, no
    /// superclass and no default implementations, and requires no initialisers.
    package func plainImports(of resolved: ResolvedProtocol) -> ImportSet {
        PlainImports(request: request(resolved)).find()
    }

    private func request(_ resolved: ResolvedProtocol, keeping kept: KeptNames = KeptNames()) -> DoubleRequest {
        DoubleRequest(
            resolved: resolved, kind: kind.rules, face: face, index: index, sourceNames: sourceNames, options: options,
            kept: kept)
    }

    /// What the names of storage end with; none where only the built-in names are known to be built so.
    package var storageSuffixes: [String] { face.isOwn ? face.suffixes : [] }

    /// The names that storage may have whose names begin with `stem`.
    package func storageNames(on stem: String) -> [String] {
        kind.rules.names(on: stem, suffixes: face.suffixes, isSettable: true)
    }

    /// Whether an initialiser may take the values of properties.
    package var hasMemberwiseInitializer: Bool { face.hasMemberwiseInitializer || kind.rules.takesFirstValues }

    /// What the names of the storage for `requirement` begin with where nothing else has that name.
    package func plainStem(of requirement: Requirement) -> String { Stems.plainStem(of: requirement) }
}
