import UnderstudySemantics
import UnderstudySyntax

/// What code outside of a type can see of it, each member on one line.
struct MemberOutline {
    /// A way to make a value.
    struct Maker {
        let parameters: [Signature.Parameter]
        let effects: Effects
        /// Whether it may give no value.
        let isFailable: Bool
        /// `init`, or the name of a case.
        var name = "init"
    }

    private let type: TypeDeclaration
    private let requirements: [Requirement]

    /// - Parameter extensions: The extensions of the sources.
    init(_ type: TypeDeclaration, _ extensions: [ExtensionDeclaration] = []) {
        self.type = type
        let added = extensions.filter { $0.extendedName == type.name && $0.module == type.module }
        requirements =
            Requirement.gather(type.source[type.members])
            + added.flatMap { Requirement.gather($0.source[$0.members]) }
    }

    /// Whether code outside of its file can use it.
    private static func isVisible(_ requirement: Requirement) -> Bool {
        let access = AccessLevel(requirement.source[requirement.syntax.modifiers]) ?? .internal
        // By convention, what begins with a line is not meant for others.
        return access >= .internal && !requirement.isDeprecated && requirement.name.utf8.first != UInt8(ascii: "_")
    }

    // MARK: - Making values

    /// How values are made: its initialisers, that of its members if it is a structure, or its cases.
    var makers: [Maker] {
        if type.details.kind == .enum { return cases }
        let written = requirements.filter { $0.kind == .`init` }
        if written.isEmpty { return implied.map { [$0] } ?? [] }
        return written.filter(Self.isVisible).map { requirement in
            let signature = requirement.signature
            return Maker(
                parameters: signature.parameters, effects: signature.effects,
                isFailable: signature.failability != .none)
        }
    }

    private var cases: [Maker] {
        type.members.flatMap { member -> [Maker] in
            guard case .enumCase(let elements) = member.kind else { return [] }
            return elements.map { element in
                Maker(
                    parameters: (element.parameters ?? []).map { Signature.Parameter(type.source[$0]) }, effects: .none,
                    isFailable: false, name: type.source.text(in: element.name))
            }
        }
    }

    /// The initialiser that the compiler writes; `nil` if only the type itself may use it.
    private var implied: Maker? {
        if type.details.kind != .struct {
            return Maker(parameters: [], effects: .none, isFailable: false)
        }
        var parameters: [Signature.Parameter] = []
        for property in requirements where property.kind == .var && !property.isStatic {
            guard let binding = property.binding, isStored(binding, in: property) else { continue }
            let isConstant = if case .variable(let variable) = property.syntax.kind { variable.isLet } else { false }
            if isConstant, binding.initialValue != nil { continue }
            if !Self.isVisible(property) { return nil }
            guard let written = valueType(of: property, binding) else {
                // Nobody has to give what has a value already.
                if binding.initialValue != nil { continue }
                return nil
            }
            var hasDefault = binding.initialValue != nil
            if !isConstant, case .optional = written { hasDefault = true }
            parameters.append(
                Signature.Parameter(property.name, written, hasDefault: hasDefault))
        }
        return Maker(parameters: parameters, effects: .none, isFailable: false)
    }

    /// The type that is written, or that a literal has.
    private func valueType(of property: Requirement, _ binding: BindingSyntax) -> SwiftType? {
        if let written = property.signature.result, written != .missing { return written }
        guard let value = binding.initialValue.map(property.source.text(in:)), let first = value.utf8.first else {
            return nil
        }
        switch first {
        case UInt8(ascii: "\""): return .named("String", [])
        case 0x30...0x39: return .named(value.contains(".") ? "Double" : "Int", [])
        default: return ["true", "false"].contains(value) ? .named("Bool", []) : nil
        }
    }

    private func isStored(_ binding: BindingSyntax, in property: Requirement) -> Bool {
        guard let accessors = binding.accessors else { return true }
        return !accessors.accessors.isEmpty
            && accessors.accessors.allSatisfy {
                property.source.matches($0.name, "didSet") || property.source.matches($0.name, "willSet")
            }
    }

    // MARK: - What it holds and does

    /// The types of its stored properties and of the parameters of its initialisers.
    var heldTypes: [SwiftType] {
        let properties = requirements.filter { property in
            property.kind == .var && !property.isStatic
                && property.binding.map { isStored($0, in: property) } == true
        }
        return makers.flatMap { $0.parameters.map(\.type) } + properties.compactMap(\.signature.result)
    }

    /// Its functions, subscripts and properties that code outside of it can use.
    var visible: [Requirement] {
        requirements.filter { [.func, .var, .subscript].contains($0.kind) && Self.isVisible($0) }
    }

    /// The visible members as lines.
    var lines: [String] { visible.map(Self.line) }

    /// The properties of the structure that a double keeps behind a lock, which are its own to those who use it.
    static func storage(of double: TypeDeclaration) -> [Requirement] {
        double.members.flatMap { member -> [Requirement] in
            guard case .nominal(let nested) = member.kind, nested.kind == .struct,
                double.source.text(in: nested.name).hasSuffix("Storage")
            else { return [] }
            return Requirement.gather(double.source[nested.members.members]).filter { $0.kind == .var }
        }
    }

    /// A member on one line, without what does not matter to those who use it.
    static func line(_ member: Requirement) -> String {
        let signature = member.signature
        let prefix = signature.isStatic ? "static " : ""
        guard member.kind == .var else {
            var plain = signature
            (plain.attributes, plain.modifiers) = ([], [])
            return prefix + plain.description
        }
        let written = signature.result.flatMap { $0 == .missing ? nil : $0 }
        let value = member.binding?.initialValue.map { " = " + member.source.compactText(in: $0) } ?? ""
        let isConstant = if case .variable(let variable) = member.syntax.kind { variable.isLet } else { false }
        return prefix + (isConstant ? "let " : "var ") + member.name
            + (written.map { ": \(usable($0))" } ?? String(value.prefix(60)))
            + effects(signature.effects)
    }

    private static func effects(_ effects: Effects) -> String {
        let text = "\(effects)"
        return text.isEmpty ? "" : " {\(text) }"
    }

    /// The type without attributes of functions, which say what a closure may do, and not what it takes.
    private static func usable(_ type: SwiftType) -> String {
        if case .attributed(_, let inner) = type { return "\(inner)" }
        return "\(type)"
    }
}
