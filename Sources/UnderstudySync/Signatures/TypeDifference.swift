import UnderstudySemantics

/// Whether two types are certainly not the same, however they are spelled.
///
/// Aliases are looked through where it is known what they stand for.
struct TypeDifference {
    /// What a name may stand for that is declared nowhere in the sources.
    enum Unknown {
        /// Any type: it may be an alias of a library.
        case anything
        /// Its own type and no other.
        case itself
    }

    private let index: DeclarationIndex
    /// The names that stand for any type: generic parameters and associated types.
    private let open: Set<String>
    private let unknown: Unknown

    init(_ index: DeclarationIndex, open: Set<String>, unknown: Unknown = .anything) {
        self.index = index
        self.open = open.union(["Self"])
        self.unknown = unknown
    }

    /// The same with more names that stand for any type.
    func opening(_ names: [String]) -> TypeDifference {
        TypeDifference(index, open: open.union(names), unknown: unknown)
    }

    /// Types of the standard library and of Foundation that no library has another name for.
    private static let common: Set<String> = [
        "Bool", "Character", "Data", "Date", "Decimal", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8",
        "Never", "Set", "String", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "URLRequest", "UUID",
    ]

    /// Whether both are certainly different.
    func tellsApart(_ left: SwiftType, _ right: SwiftType) -> Bool { tellsApart(left, right, depth: 0) }

    private func tellsApart(_ first: SwiftType, _ second: SwiftType, depth: Int) -> Bool {
        let (left, right) = (first.canonical, second.canonical)
        if left == right || depth > 16 { return false }
        let expanded = (expanded(left), expanded(right))
        if expanded.0 != nil || expanded.1 != nil {
            return tellsApart(expanded.0 ?? left, expanded.1 ?? right, depth: depth + 1)
        }
        func differ(_ left: [SwiftType], _ right: [SwiftType]) -> Bool {
            left.count != right.count || zip(left, right).contains { tellsApart($0, $1, depth: depth + 1) }
        }
        switch (left, right) {
        case (.optional(let own), .optional(let asked)), (.array(let own), .array(let asked)):
            return tellsApart(own, asked, depth: depth + 1)
        case (.dictionary(let key, let value), .dictionary(let askedKey, let askedValue)):
            return differ([key, value], [askedKey, askedValue])
        case (.tuple(let own), .tuple(let asked)): return differ(own.map(\.type), asked.map(\.type))
        case (.function(let own), .function(let asked)):
            return own.effects.isAsync != asked.effects.isAsync
                || own.effects.isThrowing != asked.effects.isThrowing
                || differ(own.parameters.map(\.type) + [own.result], asked.parameters.map(\.type) + [asked.result])
        default:
            if let own = lastName(left), let asked = lastName(right), own == asked {
                // A name may be said with its module, or with the type that it is in.
                guard unknown == .itself, case .member(let own, _, _) = left, case .member(let asked, _, _) = right
                else { return false }
                return tellsApart(own, asked, depth: depth + 1)
            }
            return isCertain(left) && isCertain(right)
        }
    }

    /// What an alias stands for.
    private func expanded(_ type: SwiftType) -> SwiftType? {
        guard let name = lastName(type), !open.contains(name), index.types(named: name).isEmpty else { return nil }
        let targets = index.aliasTargets(named: name)
        return targets.count == 1 ? targets[0].canonical : nil
    }

    private func lastName(_ type: SwiftType) -> String? {
        switch type {
        case .named(let name, _), .member(_, let name, _): name
        default: nil
        }
    }

    /// Whether nothing else can be spelled so.
    private func isCertain(_ type: SwiftType) -> Bool {
        switch type {
        case .named(let name, _), .member(_, let name, _):
            !open.contains(name) && !index.declaresAlias(named: name)
                && (unknown == .itself || Self.common.contains(name) || !index.types(named: name).isEmpty
                    || !index.protocols(named: name).isEmpty)
        case .optional, .array, .dictionary, .tuple, .function: true
        default: false
        }
    }
}

extension TypeDifference {
    /// Whether a member of the signature `own` certainly can't stand for what `asked` says: by its effects, or by its types.
    ///
    /// - Parameter hasValue: Whether `own` says of which type it is.
    func tellsApart(_ own: Signature, _ asked: Signature, hasValue: Bool = true) -> Bool {
        if own.effects.isAsync, !asked.effects.isAsync { return true }
        if own.effects.isThrowing, !asked.effects.isThrowing { return true }
        let types = opening((own.generics + asked.generics).map(\.name))
        guard own.parameters.count == asked.parameters.count else { return true }
        let isDifferent = zip(own.parameters, asked.parameters).contains { member, wanted in
            member.isVariadic != wanted.isVariadic || types.tellsApart(member.type, wanted.type)
        }
        if isDifferent { return true }
        guard hasValue || own.accessors == nil else { return false }
        return types.tellsApart(own.value ?? .void, asked.value ?? .void)
    }
}
