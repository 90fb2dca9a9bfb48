public import UnderstudySyntax

extension ProtocolDeclaration {
    /// What a comment at the protocol asks for, an attribute of another tool, or its inheritance from `AutoMockable`;
    /// `nil` when there is none of these.
    public var optIn: OptIn? {
        optInComments.optIn(of: source[syntax]) ?? optInComments.region(around: source[syntax]) ?? optInAttribute
            ?? (inheritsAutoMockable ? .inherited : nil)
    }

    private var optInAttribute: OptIn? {
        for attribute in syntax.attributes {
            if let optIn = OptIn(attribute: source.text(in: attribute.name)) { return optIn }
        }
        return nil
    }

    /// Whether it names the protocol by which Sourcery's templates know what to mock.
    fileprivate var inheritsAutoMockable: Bool {
        details.inherited.contains { type in
            switch type.form {
            case .named(let name, _), .member(_, let name, _): source.matches(name, "AutoMockable")
            default: false
            }
        }
    }

    /// Whether a comment above the protocol asks for doubles of it.
    public var isOptedIn: Bool { optIn != nil }

    /// Why its owner wants the protocol to stay whole: what follows `// understudy: keep` right above it; `nil` without
    /// such a comment.
    public var keepReason: String? { optInComments.keepReason(of: source[syntax]) }
}

/// Which protocols are opted in: by comments at them or at extensions of them, in any file, by attributes, and by what
/// they inherit from.
public struct OptIns: Sendable {
    private var byPath: [String: [(path: TypePath, optIn: OptIn)]] = [:]
    /// The names of protocols that inherit from `AutoMockable` through others.
    private var heirs: Set<String> = []

    /// Takes time proportional to the number of extensions in files that have such comments, and of protocols where one
    /// inherits from `AutoMockable`.
    public init(_ files: [FileDeclarations]) {
        for file in files where !file.optInComments.isEmpty {
            for declaration in file.extensions {
                guard let optIn = file.optInComments.optIn(of: file.source[declaration.syntax]) else { continue }
                let path = TypePath(declaration.extendedName)
                byPath[path.last, default: []].append((path, optIn))
            }
        }
        var pending = files.flatMap { $0.protocols.filter(\.inheritsAutoMockable).map(\.simpleName) }
        if pending.isEmpty { return }
        var children: [String: [String]] = [:]
        for declaration in files.lazy.flatMap(\.protocols) {
            for parent in declaration.inherited {
                children[TypePath(parent).last, default: []].append(declaration.simpleName)
            }
        }
        while let next = pending.popLast() {
            for child in children[next] ?? [] where heirs.insert(child).inserted { pending.append(child) }
        }
    }

    /// What is asked for `declaration`; `nil` where it is not opted in.
    public func optIn(of declaration: ProtocolDeclaration) -> OptIn? {
        declaration.optIn
            ?? byPath[declaration.simpleName]?.first { $0.path.matches(declaration.name, module: declaration.module) }?
            .optIn
            ?? (heirs.contains(declaration.simpleName) ? .inherited : nil)
    }

    /// The kinds of doubles asked for; `nil` where `declaration` is not opted in, empty for whatever is usual.
    public func kinds(of declaration: ProtocolDeclaration) -> [String]? { optIn(of: declaration)?.kinds }
}

extension FileDeclarations {
    /// Comments that look like opt-ins and opt nothing in: above no protocol, or written in another way.
    public var strayOptIns: [Diagnostic] {
        if optInComments.isEmpty { return [] }
        let declarations = protocols.map(\.syntax) + extensions.map(\.syntax) + compositions.map(\.syntax)
        return optInComments.strays(besides: declarations, in: source).map { offset in
            let message =
                "this comment opts no protocol in; write '// understudy: spy' right above a protocol"
            return Diagnostic(DiagnosticID("stray-opt-in"), .warning, message, at: source.location(at: offset))
        }
    }
}
