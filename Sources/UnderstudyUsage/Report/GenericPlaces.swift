import UnderstudySemantics
import UnderstudySyntax

/// A generic parameter of a function is one place: all values of its type are known by its bounds alone.
extension SymbolTable {
    /// The parameters whose values are of the generic parameter `holder`.
    func parameters(of holder: Holder) -> [Holder] {
        guard case .generic(let member, _) = holder else { return [] }
        return signature(of: member).parameters.indices.map { .parameter(member, $0) }
            .filter { generic(of: $0) == holder }
    }

    /// The generic parameter of its function that a parameter is of.
    func generic(of holder: Holder) -> Holder? {
        guard case .parameter(let member, let number) = holder,
            case .generic(let generic, _)? = signature(of: member).parameters[safe: number]?.type.element,
            generic.owner == .member(member)
        else { return nil }
        let info = members[member]
        let source = places[info.place].source
        return info.genericParameters.enumerated().first { source.plainName(in: $0.element.name) == generic.name }
            .map { .generic(member, $0.offset) }
    }

    /// Whether only the function's parameters use a generic parameter, so that no other type depends on it.
    ///
    /// Results, and generic types that the function mentions, would depend on it. Generic parameters of types are never
    /// used by parameters alone; all other holders always are.
    func isOfParametersAlone(_ holder: Holder) -> Bool {
        switch holder {
        case .genericOfType: return false
        case .generic(let member, let number):
            let info = members[member]
            let source = places[info.place].source
            guard let generic = info.genericParameters.dropFirst(number).first, !generic.isPack, !generic.isValue else {
                return false
            }
            let name = source.bytes(in: generic.name)
            let named = info.parameters.filter { source.bytes(in: $0.type.plainElement.range) == name }.count
            let constrained = info.constraints.filter {
                $0.relation == .conformance && source.bytes(in: $0.left.range) == name
            }.count
            return source.count(of: name, in: info.syntax.range) == 1 + named + constrained
        default: return true
        }
    }
}

extension ValueType {
    /// The type without the optionals and arrays around it.
    fileprivate var element: ValueType {
        switch self {
        case .optional(let inner), .array(let inner): inner.element
        default: self
        }
    }
}

extension TypeSyntax {
    /// The type without the optionals and arrays around it.
    fileprivate var plainElement: TypeSyntax {
        switch form {
        case .optional(let inner), .array(let inner): inner.plainElement
        default: self
        }
    }
}

extension SourceText {
    /// How often `word` occurs in `range` as a whole word, including comments and string literals, since a literal may
    /// contain code.
    fileprivate func count(of word: [UInt8], in range: ByteRange) -> Int {
        var count = 0
        var start = range.lowerBound
        for end in range.lowerBound...range.upperBound
        where end == range.upperBound || !Self.isWordByte(byte(at: end)) {
            if end - start == word.count, bytes(in: ByteRange(start: start, end: end)) == word { count += 1 }
            start = end + 1
        }
        return count
    }

    static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
