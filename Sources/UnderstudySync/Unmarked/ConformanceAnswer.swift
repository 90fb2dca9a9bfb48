import UnderstudySemantics
import UnderstudySyntax

/// Whether a type that nobody's templates wrote has what a requirement asks for, as far as the sources tell.
///
/// A conforming type may say more or less than the requirement: the compiler takes a function that does not throw for
/// one that may, and whatever a superclass, an extension or a macro brings along. Only what certainly does not fit counts.
struct ConformanceAnswer {
    /// What was found.
    enum Finding {
        /// Something that may stand for the requirement.
        case met
        /// The declaration of that name, which does not fit.
        case different(Int)
        /// Nothing.
        case missing
    }

    private let double: OwnedDouble
    private let body: DoubleBody
    private let resolved: ResolvedProtocol
    private let index: DeclarationIndex
    private let associated: Set<String>
    /// The labels of what classes in the sources bring along, and the names of cases.
    private let inherited: Set<MemberLabel>
    /// Whether something that was not read may bring members along.
    private let hasUnknownMembers: Bool

    init(
        _ double: OwnedDouble, _ body: DoubleBody, to resolved: ResolvedProtocol, in index: DeclarationIndex,
        inheriting labels: Set<MemberLabel>
    ) {
        self.double = double
        self.body = body
        self.resolved = resolved
        self.index = index
        associated = Set(resolved.associatedTypes.map(\.name))
        inherited = labels.union(Self.otherLabels(body))
        hasUnknownMembers = double.mayHaveUnknownMembers(in: index)
    }

    /// The properties that are declared together with others, and the cases of an enumeration.
    private static func otherLabels(_ body: DoubleBody) -> Set<MemberLabel> {
        var labels: Set<MemberLabel> = []
        for entry in body.entries.indices {
            let source = body.source(entry)
            switch body.entries[entry].syntax.kind {
            case .variable(let variable) where variable.bindings.count > 1:
                for binding in variable.bindings { labels.insert(MemberLabel(.var, source.text(in: binding.name))) }
            case .enumCase(let elements):
                for element in elements {
                    labels.insert(MemberLabel(.var, source.text(in: element.name), isStatic: true))
                }
            default: break
            }
        }
        return labels
    }

    /// What the type has for `asked`.
    func answer(to asked: Requirement) -> Finding {
        if asked.signature.hasModifier("optional") || isImplicit(asked) { return .met }
        var plain = asked.label
        if plain.isInitializer { plain.name.removeAll { $0 == "?" || $0 == "!" } }
        let labels = Set([asked.label, plain])
        let own = labels.flatMap(body.entries(labelled:))
        if own.contains(where: { meets($0, asked) }) { return .met }
        if let first = own.first { return .different(first) }
        let comesAlong =
            hasUnknownMembers || !inherited.isDisjoint(with: labels)
            || double.protocols.contains { index.mayImplement(asked, in: $0) }
        return comesAlong ? .met : .missing
    }

    /// Whether the compiler may write the initialiser that is asked for: a type without any has one.
    private func isImplicit(_ asked: Requirement) -> Bool {
        guard asked.kind == .`init` else { return false }
        let hasOwn = body.entries.indices.contains { entry in
            if case .initializer = body.entries[entry].syntax.kind { true } else { false }
        }
        return !hasOwn && (double.type.details.kind == .struct || asked.signature.parameters.isEmpty)
    }

    /// Whether a member of the type may stand for `asked`.
    func meets(_ entry: Int, _ asked: Requirement) -> Bool {
        let (source, syntax) = (body.source(entry), body.entries[entry].syntax)
        guard let own = Signature(source[syntax]) else { return true }
        if own.modifiers.contains(where: { $0.description == "private" || $0.description == "fileprivate" }) {
            return false
        }
        if asked.signature.isSettable, !isSettable(source[syntax], own) { return false }
        return !tellsApart(own, asked.signature, hasValue: own.result != nil && own.result != .missing)
    }

    /// Whether both certainly say something different.
    func tellsApart(_ own: Signature, _ asked: Signature, hasValue: Bool = true) -> Bool {
        difference.tellsApart(own, asked, hasValue: hasValue)
    }

    private var difference: TypeDifference {
        let generics = double.type.details.genericParameters.map { double.type.source.text(in: $0.name) }
        return TypeDifference(index, open: associated.union(generics).union(ownTypes))
    }

    /// The types and aliases that are declared in the double itself.
    private var ownTypes: Set<String> {
        Set(
            body.entries.indices.compactMap { entry in
                let label = body.label(of: entry)
                return label?.kind == .type || label?.kind == .member(.typealias) ? label?.name : nil
            })
    }

    private func isSettable(_ declaration: InSource<DeclSyntax>, _ own: Signature) -> Bool {
        if own.modifiers.contains(where: { $0.description.hasSuffix("(set)") }) { return false }
        switch declaration.piece.kind {
        case .variable(let variable): return !variable.isLet && declaration.isSetByAccessor ?? true
        case .subscript: return declaration.isSetByAccessor ?? false
        default: return true
        }
    }

    /// The function that stood for what `asked` was called before, as the requirements of that time tell.
    ///
    /// - Parameter former: The labels of what was required when the double was last in step.
    func predecessor(of asked: Requirement, in former: Set<MemberLabel>) -> Int? {
        guard case .function = asked.syntax.kind else { return nil }
        let today = Set(resolved.requirements.map(\.requirement.label))
        let candidates = body.entries.indices.filter { entry in
            guard let label = body.label(of: entry) else { return false }
            return label.base == asked.label.base && former.contains(label) && !today.contains(label)
                && !body.isInStructure(entry)
        }
        guard candidates.count == 1, let entry = candidates.first, meets(entry, asked) else { return nil }
        return entry
    }
}

extension OwnedDouble {
    /// Attributes that bring no members along.
    private static let plainAttributes: Set<String> = [
        "MainActor", "available", "dynamicCallable", "dynamicMemberLookup", "frozen", "objc", "objcMembers",
        "preconcurrency", "testable", "unchecked", "usableFromInline",
    ]

    /// Whether `name`, the first that a class inherits from, is no class, or one without members that a protocol of the
    /// sources would ask for.
    private static func isProtocol(_ name: String) -> Bool {
        let last = name.split { $0 == " " || $0 == "." }.last.map(String.init) ?? name
        return name.contains("&") || StandardProtocols.declaration(named: last) != nil
            || ["NSObject", "AnyObject", "Sendable", "ObservableObject"].contains(last)
            || ["Protocol", "Delegate", "DataSource", "able"].contains { last.hasSuffix($0) }
    }

    /// Whether a superclass or a macro that was not read may bring members along.
    fileprivate func mayHaveUnknownMembers(in index: DeclarationIndex) -> Bool {
        let hasMacro = type.syntax.attributes.contains { attribute in
            let name = type.source.text(in: attribute.name)
            return !Self.plainAttributes.contains(name) && index.globalActor("@" + name) == nil
        }
        if hasMacro { return true }
        guard type.details.kind == .class else { return false }
        var seen: Set<String> = [type.name]
        var pending = [type]
        while let current = pending.popLast() {
            guard let first = current.inherited.first, !Self.isProtocol(first),
                index.protocolNamed(first, from: current.module) == nil
            else { continue }
            let classes = index.types(named: String(first.prefix { $0 != "<" }))
            if classes.isEmpty { return true }
            pending += classes.filter { seen.insert($0.name).inserted && $0.details.kind == .class }
        }
        return false
    }
}
