import UnderstudySemantics
import UnderstudySyntax

/// What tells a declaration from others of its type, but for overloads by types: `static func find(by:)`.
struct MemberLabel: Hashable {
    /// What is declared.
    enum Kind: Hashable {
        /// A type.
        case type
        /// What a protocol could require.
        case member(Requirement.Kind)
    }

    let kind: Kind
    let isStatic: Bool
    /// The name with labels, as the line above a member has it.
    var name: String

    init(_ kind: Requirement.Kind, _ name: String, isStatic: Bool = false) {
        (self.kind, self.name, self.isStatic) = (.member(kind), name, isStatic)
    }

    init(type name: String) { (kind, self.name, isStatic) = (.type, name, false) }

    /// `init()`.
    static let plainInitializer = MemberLabel(.`init`, "init()")
    /// The subscript by which the members of a structure are looked up.
    static let lookup = MemberLabel(.subscript, "subscript(dynamicMember:)")

    /// The same without labels.
    var base: MemberLabel {
        var copy = self
        copy.name = String(name.prefix { $0 != "(" })
        return copy
    }

    var isInitializer: Bool { kind == .member(.`init`) }

    /// Whether it is an initialiser that may take the values of properties.
    var isOfProperties: Bool { isInitializer && self != .plainInitializer }

    /// Whether it takes arguments, or none in brackets.
    var isCalled: Bool { kind == .member(.func) || kind == .member(.subscript) || isInitializer }

    /// That of a property for a function without parameters, and the other way round: Swift takes only one of them.
    var homonym: MemberLabel? {
        if kind == .member(.var) { return MemberLabel(.func, name + "()", isStatic: isStatic) }
        guard kind == .member(.func), name == base.name + "()" else { return nil }
        return MemberLabel(.var, base.name, isStatic: isStatic)
    }
}

extension MemberLabel: CustomStringConvertible {
    var description: String {
        let word = if case .member(let kind) = kind { kind.rawValue } else { "type" }
        return (isStatic ? "static " : "") + word + " " + name
    }
}

extension InSource<DeclSyntax> {
    /// The name of the only property that is declared, or of the type.
    var storedName: String? {
        switch piece.kind {
        case .variable(let variable): variable.bindings.count == 1 ? source.text(in: variable.bindings[0].name) : nil
        case .nominal(let nominal): source.text(in: nominal.name)
        default: nil
        }
    }

    /// What tells the declaration from others of its type, but for overloads by types.
    var label: MemberLabel? { label(storedAs: storedName) }

    /// The same where its `storedName` is known.
    func label(storedAs name: String?) -> MemberLabel? {
        switch piece.kind {
        case .typeAlias(let alias): MemberLabel(.typealias, source.text(in: alias.name))
        case .nominal: name.map { MemberLabel(type: $0) }
        case .associatedType(let type): MemberLabel(.associatedtype, source.text(in: type.name))
        case .variable: name.map { MemberLabel(.var, $0, isStatic: isStatic) }
        case .function(let function):
            MemberLabel(.func, DeclarationName.of(source[function]), isStatic: isStatic)
        case .initializer(let initializer):
            MemberLabel(.`init`, DeclarationName.of(source[initializer]), isStatic: isStatic)
        case .subscript(let written):
            MemberLabel(.subscript, DeclarationName.of(source[written]), isStatic: isStatic)
        default: nil
        }
    }

    private var isStatic: Bool {
        piece.modifiers.contains { source.matches($0.name, "static") || source.matches($0.name, "class") }
    }
}

extension Requirement {
    /// What a member that stands for it is labelled.
    var label: MemberLabel { MemberLabel(kind, name, isStatic: isStatic) }
}

extension DeclSyntax {
    /// The braces with what the declaration does.
    var bodyRange: ByteRange? {
        switch kind {
        case .function(let function): function.body
        case .initializer(let initializer): initializer.body
        case .subscript(let declared): declared.accessors?.range
        case .variable(let variable): variable.bindings.first?.accessors?.range
        default: nil
        }
    }

    /// What is declared, without attributes, modifiers and what the declaration does.
    var signatureRange: ByteRange {
        ByteRange(start: introducer.lowerBound, end: bodyRange?.lowerBound ?? range.upperBound)
    }
}
