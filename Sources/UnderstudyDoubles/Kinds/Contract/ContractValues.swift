import UnderstudySemantics
import UnderstudySyntax

/// Expressions that draw arguments, and the functions of a contract that draw models.
struct ContractValues {
    /// A function that draws a model.
    struct Model: Sendable, Hashable {
        /// The path of the type.
        let path: String
        let lines: [String]
    }

    private let context: DoubleContext
    /// The functions that the expressions call.
    private(set) var models: [Model] = []
    /// The types whose expressions are being made.
    private var pending: Set<String> = []

    private static let plain = "history.draw()"

    init(_ context: DoubleContext) { self.context = context }

    /// The expression for a value of `type` as `origin` writes it; `nil` where there is none.
    mutating func drawn(_ type: SwiftType, from origin: some PathedDeclaration) -> String? {
        switch type {
        case .attributed(let words, let inner): return words.contains(.inout) ? nil : drawn(inner, from: origin)
        case .optional(let inner), .implicitlyUnwrapped(let inner):
            return drawn(inner, from: origin).map { Self.held($0, by: "history.optional { \($0) }") } ?? "nil"
        case .array(let inner):
            return drawn(inner, from: origin).map { Self.held($0, by: "history.array { \($0) }") }
                ?? (isPending(inner, from: origin) ? "[]" : nil)
        case .dictionary(let key, let value):
            guard let key = drawn(key, from: origin), let value = drawn(value, from: origin) else { return nil }
            if key == Self.plain, value == Self.plain { return Self.plain }
            return "Dictionary(history.array { (\(key), \(value)) }, uniquingKeysWith: { $1 })"
        case .tuple(let elements):
            var drawn: [String] = []
            for element in elements {
                guard let value = self.drawn(element.type, from: origin) else { return nil }
                drawn.append((element.label.map { $0 == "_" ? "" : $0 + ": " } ?? "") + value)
            }
            return "(" + drawn.joined(separator: ", ") + ")"
        case .metatype(.named(let name, []), .type): return StandardNames.drawn.contains(name) ? name + ".self" : nil
        case .named(let name, let arguments): return named(name, arguments, from: origin)
        case .member(let base, let name, let arguments):
            if type.isOfPlatform { return standard(name, arguments, from: origin) }
            return type.path.flatMap { declared($0, from: origin) } ?? identity(of: base, name, from: origin)
        default: return nil
        }
    }

    private static func held(_ drawn: String, by expression: String) -> String { drawn == plain ? plain : expression }

    private func isPending(_ type: SwiftType, from origin: some PathedDeclaration) -> Bool {
        type.path.flatMap { context.index.typeDeclaration($0, from: origin) }.map { pending.contains($0.name) } ?? false
    }

    private mutating func named(
        _ name: String, _ arguments: [SwiftType], from origin: some PathedDeclaration
    ) -> String? {
        if context.types.genericNames.contains(name) { return nil }
        if let fixed = context.types.known[name] { return drawn(fixed, from: origin) }
        return declared(name, from: origin) ?? standard(name, arguments, from: origin)
    }

    /// A value of the standard library or of Foundation.
    private mutating func standard(
        _ name: String, _ arguments: [SwiftType], from origin: some PathedDeclaration
    ) -> String? {
        switch (name, arguments.count) {
        case ("Optional", 1): return drawn(.optional(arguments[0]), from: origin)
        case ("Array", 1): return drawn(.array(arguments[0]), from: origin)
        case ("Dictionary", 2): return drawn(.dictionary(arguments[0], arguments[1]), from: origin)
        case ("Set", 1):
            return drawn(arguments[0], from: origin).map { Self.held($0, by: "Set(history.array { \($0) })") }
        case (_, 0): return StandardNames.drawn.contains(name) ? Self.plain : nil
        default: return nil
        }
    }

    /// A value of the type that `Identifiable` calls `Note.ID`.
    private mutating func identity(
        of base: SwiftType, _ name: String, from origin: some PathedDeclaration
    ) -> String? {
        guard name == "ID", let path = base.path, let type = context.index.typeDeclaration(path, from: origin) else {
            return nil
        }
        for member in type.members {
            guard case .variable(let variable) = member.kind else { continue }
            for binding in variable.bindings where type.source.matches(binding.name, "id") {
                return binding.type.flatMap { drawn(SwiftType(type.source[$0]), from: type) }
            }
        }
        return nil
    }

    private mutating func declared(_ name: String, from origin: some PathedDeclaration) -> String? {
        if let alias = context.index.aliasedType(name, from: origin) { return drawn(alias, from: origin) }
        guard let type = context.index.typeDeclaration(name, from: origin), isUsable(type) else { return nil }
        guard pending.insert(type.name).inserted else { return nil }
        defer { pending.remove(type.name) }
        return type.details.kind == .enum ? oneCase(of: type) : model(type)
    }

    private func isUsable(_ type: TypeDeclaration) -> Bool {
        (context.isTestable || min(type.access, type.scope.boundAccess) >= .public) && type.parameters.isEmpty
            && type.scope.levels.allSatisfy(\.genericParameters.isEmpty) && !type.suppressesConformance
            && !type.belongsElsewhere(than: context.resolved.isolation, in: context.index)
    }

    // MARK: - Models

    /// One of the first cases.
    private mutating func oneCase(of type: TypeDeclaration) -> String? {
        var cases: [String] = []
        for maker in Makers(of: type, in: context.index).all where cases.count < 4 {
            guard let name = maker.caseName, let arguments = arguments(of: maker, of: type) else { continue }
            let held = arguments.map(\.text).joined(separator: ", ")
            cases.append("." + name + (held.isEmpty ? "" : "(" + held + ")"))
        }
        return cases.isEmpty ? nil : "history.one(of: [" + cases.joined(separator: ", ") + "])"
    }

    /// A call of the function that draws `type`: by its fixture, or by the initialiser that takes most.
    private mutating func model(_ type: TypeDeclaration) -> String? {
        let function = "any" + type.name.split(separator: ".").map { SwiftNames.bare(String($0)) }.joined()
        if models.contains(where: { $0.path == type.name }) { return function + "()" }
        let spelled = context.names.file.spelled(type.name, declaredIn: type.module)
        var best: (copy: ContractValues, callee: String, arguments: [Argument])?
        let makers = Makers(of: type, in: context.index).all.map { (maker: $0, callee: spelled) }
        for (maker, callee) in fixtures(of: type).map({ (maker: $0, callee: ".fixture") }) + makers {
            guard maker.isPlain, maker.isVisible(isTestable: context.isTestable),
                maker.signature?.generics.isEmpty ?? true,
                maker.signature?.attributes.allSatisfy({ context.index.globalActor($0) == nil }) ?? true
            else { continue }
            var copy = self
            guard let arguments = copy.arguments(of: maker, of: type) else { continue }
            if let best, best.callee == ".fixture" || best.arguments.count >= arguments.count { continue }
            best = (copy, callee, arguments)
        }
        guard let best else { return nil }
        self = best.copy
        let form = best.callee + "(" + best.arguments.map { ($0.label ?? "_") + ":" }.joined() + ")"
        let call = best.callee + "(" + best.arguments.map(\.text).joined(separator: ", ") + ")"
        models.append(
            Model(
                path: type.name,
                lines: ["private func \(function)() -> \(spelled) {", "    history.model(\"\(form)\", \(call))", "}"]))
        return function + "()"
    }

    private struct Argument {
        let label: String?
        let text: String
    }

    /// What `maker` is called with, but for what it can do without; `nil` where it can't be called.
    private mutating func arguments(of maker: Maker, of type: TypeDeclaration) -> [Argument]? {
        var arguments: [Argument] = []
        for parameter in parameters(of: maker, of: type) {
            let drawn = drawn(parameter.type, from: type)
            if drawn == nil, !parameter.mayBeLeftOut { return nil }
            guard let drawn, drawn != "nil" || !parameter.mayBeLeftOut else { continue }
            let label = parameter.label
            arguments.append(Argument(label: label, text: (label.map { $0 + ": " } ?? "") + drawn))
        }
        return arguments
    }

    /// The parameters of `maker`, with those of the compiler's initialiser whose types only their first values tell.
    private func parameters(of maker: Maker, of type: TypeDeclaration) -> [Maker.Parameter] {
        guard maker.signature == nil, maker.caseName == nil, let properties = StoredProperties(of: type)?.memberwise
        else { return maker.parameters }
        return properties.compactMap { property in
            if let known = maker.parameters.first(where: { $0.label == property.name }) { return known }
            guard let told = property.initialValue.flatMap({ context.index.typeTold(by: $0, in: type.source) }),
                StandardNames.drawn.contains(told.description)
            else { return nil }
            return Maker.Parameter(label: property.name, name: property.name, type: told, mayBeLeftOut: true)
        }
    }

    /// The fixtures of `type` that tests of the protocol's module have.
    private func fixtures(of type: TypeDeclaration) -> [Maker] {
        let modules = [context.resolved.declaration.module, type.module].flatMap { [$0, $0.map { $0 + "Tests" }] }
        return context.index.files.filter { modules.contains($0.module) || $0.module == nil }.flatMap { file in
            file.extensions.filter { $0.extendedName == type.name }.flatMap { added in
                added.members.compactMap { Maker(fixture: added.source[$0]) }
            }
        }
    }
}

extension Maker {
    /// The fixture that `member` declares; `nil` for other members.
    fileprivate init?(fixture member: InSource<DeclSyntax>) {
        guard case .function = member.piece.kind, let signature = Signature(member), signature.name == "fixture",
            signature.isStatic
        else { return nil }
        self.init(signature: signature, access: .internal, path: member.source.path)
        parameters = signature.parameters.map { parameter in
            Parameter(
                label: parameter.firstName == "_" ? nil : parameter.firstName,
                name: parameter.secondName ?? parameter.firstName ?? "_", type: parameter.type,
                mayBeLeftOut: parameter.hasDefault)
        }
    }

    /// Whether tests can call it.
    fileprivate func isVisible(isTestable: Bool) -> Bool {
        isTestable || access >= .public || signature?.name == "fixture"
    }
}
