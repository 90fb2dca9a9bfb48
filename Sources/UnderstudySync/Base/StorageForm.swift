import UnderstudySyntax

/// What a property holds, as far as its declaration tells: a name alone does not make it the storage of a member.
enum StorageForm {
    case closure
    case list
    case number
    case other

    /// The form of a property; `nil` for other declarations, and where a name is all that tells.
    init?(_ declaration: InSource<DeclSyntax>) {
        guard let binding = declaration.piece.binding else { return nil }
        if let type = binding.type {
            guard let form = Self(declaration[type]) else { return nil }
            self = form
        } else {
            guard let value = binding.initialValue else { return nil }
            switch declaration.source.byte(at: value.lowerBound) {
            case UInt8(ascii: "{"): self = .closure
            case UInt8(ascii: "["): self = .list
            case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .number
            default: self = .other
            }
        }
    }

    private init?(_ type: InSource<TypeSyntax>) {
        switch type.piece.form {
        case .function: self = .closure
        case .array: self = .list
        case .optional(let inner), .implicitlyUnwrapped(let inner), .attributed(_, let inner):
            guard let form = Self(type[inner]) else { return nil }
            self = form
        case .tuple(let elements) where elements.count == 1:
            guard let form = Self(type[elements[0].type]) else { return nil }
            self = form
        case .named(let name, let arguments):
            switch type.source.text(in: name) {
            case "Int": self = .number
            case "Array": self = .list
            // It may be another name for the type of a closure.
            default:
                if arguments.isEmpty { return nil }
                self = .other
            }
        default: self = .other
        }
    }

    /// Whether `own` may be what a template writes as `rendered`, whatever its owner did to it.
    static func mayBe(_ own: InSource<DeclSyntax>, _ rendered: InSource<DeclSyntax>) -> Bool {
        guard let wanted = Self(rendered), wanted != .other, let form = Self(own) else { return true }
        return form == wanted
    }
}
