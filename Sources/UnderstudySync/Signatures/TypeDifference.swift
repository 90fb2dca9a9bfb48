import UnderstudySemantics

/// Whether two types are certainly not the same, however they are spelled.
///
/// Aliases are looked through. A name that is declared nowhere in the sources may be an alias of a library, so it is
/// taken to fit.
struct TypeDifference {
    private let index: DeclarationIndex
    /// The names that stand for any type: generic parameters and associated types.
    private let open: Set<String>

    init(_ index: DeclarationIndex, open: Set<String>) {
        self.index = index
        self.open = open.union(["Self"])
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
            if let own = lastName(left), let asked = lastName(right), own == asked { return false }
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
            !open.contains(name) && index.aliasTargets(named: name).isEmpty
                && (Self.common.contains(name) || !index.types(named: name).isEmpty
                    || !index.protocols(named: name).isEmpty)
        case .optional, .array, .dictionary, .tuple, .function: true
        default: false
        }
    }
}
