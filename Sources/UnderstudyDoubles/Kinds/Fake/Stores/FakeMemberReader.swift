import UnderstudySemantics
import UnderstudySyntax

/// Reads the properties and initialisers of a type that a test can use.
final class FakeMemberReader {
    private let shapes: FakeShapeReader
    private let type: TypeDeclaration
    private let isTestable: Bool
    /// The text that the members being read are in.
    private var source: SourceText
    /// Whether the type has an initialiser of its own, so that the compiler writes none.
    private(set) var declaresInitializer = false
    /// The arguments of the initialiser that the compiler writes; `nil` where it can't be told, or called.
    var memberwise: [FakeElement.Argument]? {
        guard let parameters = StoredProperties(of: type)?.memberwise else { return nil }
        let arguments = parameters.compactMap { parameter in
            parameter.type.map { type in
                FakeElement.Argument(
                    label: parameter.name, name: parameter.name, type: type, shape: shapes.shape(of: type),
                    isNeeded: parameter.isNeeded)
            }
        }
        return arguments.count == parameters.count ? arguments : nil
    }

    init(shapes: FakeShapeReader, type: TypeDeclaration, isTestable: Bool) {
        self.shapes = shapes
        self.type = type
        self.isTestable = isTestable
        source = type.source
    }

    /// Reads the members of the type itself; `stored` gets the forms of what it stores.
    func read(into element: inout FakeElement, stored: inout [FakeShape]) {
        read(type.members, access: nil, into: &element, stored: &stored)
    }

    /// Reads the members that `found` adds.
    func read(_ found: ExtensionDeclaration, into element: inout FakeElement) {
        source = found.source
        var none: [FakeShape] = []
        read(found.members, access: found.access, into: &element, stored: &none)
    }

    /// Reads `members` of the type, or of an extension with the level `access`.
    private func read(
        _ members: [DeclSyntax], access: AccessLevel?, into element: inout FakeElement, stored: inout [FakeShape]
    ) {
        for member in members {
            let modifiers = DeclarationModifiers(source[member.modifiers])
            if modifiers.has("static") || modifiers.has("class") { continue }
            let level = member.modifiers.first {
                $0.detail == nil && AccessLevel(rawValue: source.text(in: $0.name)) != nil
            }
            .flatMap { AccessLevel(rawValue: source.text(in: $0.name)) }
            let own = level ?? access ?? .internal
            let isVisible = isTestable ? own > .fileprivate : own >= .public
            switch member.kind {
            case .variable(let variable):
                read(variable, of: member, isVisible: isVisible, into: &element, stored: &stored)
            case .initializer(let initializer):
                if element.properties.isEmpty || access == nil { declaresInitializer = true }
                if isVisible { add(initializer, of: member, into: &element) }
            default: break
            }
        }
    }

    private func read(
        _ variable: VariableSyntax, of member: DeclSyntax, isVisible: Bool, into element: inout FakeElement,
        stored: inout [FakeShape]
    ) {
        let hasHiddenSetter = member.modifiers.contains { modifier in
            modifier.detail.map { source.matches($0, "set") } ?? false
        }
        let isLazy = member.modifiers.contains { source.matches($0.name, "lazy") }
        for (position, binding) in variable.bindings.enumerated() {
            let name = source.text(in: binding.name)
            let signature = Signature(source[member], bindingIndex: position)
            let isObserved =
                binding.accessors.map { block in
                    block.accessors.contains { source.matches($0.name, "didSet") || source.matches($0.name, "willSet") }
                } ?? true
            let isSettable =
                !variable.isLet && !hasHiddenSetter
                && (isObserved || signature?.isSettable ?? false)
            guard let shape = shape(of: binding) else { continue }
            if isVisible, signature?.effects == Effects.none {
                element.properties.append(FakeElement.Property(name: name, shape: shape, isSettable: isSettable))
            }
            if isObserved, !isLazy { stored.append(shape) }
        }
    }

    private func shape(of binding: BindingSyntax) -> FakeShape? {
        if let type = binding.type.map({ SwiftType(source[$0]) }) { return shapes.shape(of: type) }
        guard let range = binding.initialValue else { return nil }
        let text = source.compactText(in: range).drop { $0 == "=" || $0 == " " }
        let head = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        var name = text.first == "\"" ? "String" : text.allSatisfy(\.isNumber) && !text.isEmpty ? "Int" : ""
        if text == "true" || text == "false" { name = "Bool" }
        if head.first?.isUppercase == true, text.dropFirst(head.count).first == "(" { name = String(head) }
        guard !name.isEmpty else { return nil }
        return .value(FakeType(.named(name), canonical: .named(name), written: .missing))
    }

    private func add(_ initializer: InitializerSyntax, of member: DeclSyntax, into element: inout FakeElement) {
        guard initializer.optionalMark == nil, initializer.genericParameters.isEmpty, member.attributes.isEmpty,
            !initializer.effects.isAsync, !initializer.effects.isThrowing
        else { return }
        element.initializers.append(
            initializer.parameters.map { parameter in
                let first = parameter.firstName.map(source.text(in:)) ?? "_"
                let type = SwiftType(source[parameter.type])
                return FakeElement.Argument(
                    label: first == "_" ? nil : first, name: parameter.secondName.map(source.text(in:)) ?? first,
                    type: type, shape: shapes.shape(of: type),
                    isNeeded: parameter.defaultValue == nil && !parameter.isVariadic)
            })
    }
}
