import UnderstudySemantics

/// Which names are those of protocols in a double that exists, as far as its types tell.
///
/// What is a protocol today may have been a type when the double was written, or be gone.
package struct Existentials: Sendable {
    /// The names behind `any`.
    private var protocols: Set<String> = []
    /// The names of types without it.
    private var others: Set<String> = []

    /// Reads `types`.
    package init(in types: [SwiftType]) {
        for type in types { add(type) }
    }

    private mutating func add(_ type: SwiftType) {
        switch type {
        case .any(let constraint):
            for part in constraint.conjuncts { if let path = part.path { protocols.insert(path) } }
            return
        // What constrains a type has no 'any' in any case.
        case .some: return
        case .named, .member: if let path = type.path { others.insert(path) }
        default: break
        }
        for part in type.parts { add(part) }
    }

    /// Whether the name, with what stands before it in a path, is a protocol's; `nil` where the double tells nothing.
    func isProtocol(_ path: String) -> Bool? {
        protocols.contains(path) ? true : others.contains(path) ? false : nil
    }
}
