import UnderstudySyntax

/// A declaration that a dotted name may stand for, and in which names mean what is seen from there.
package protocol PathedDeclaration: AnyObject, Sendable {
    /// The text of its file.
    var source: SourceText { get }
    /// Its path: the names of the types around it, and its own.
    var name: String { get }
    /// The module of its file, where that is known.
    var module: String? { get }
    /// Where in its file it is.
    var scope: Scope { get }
    /// The level that it has by its own modifiers, or by those of an extension around it.
    var access: AccessLevel { get }
}

extension PathedDeclaration {
    /// Whether a type or an extension is around it.
    var isNested: Bool { !scope.levels.isEmpty }
}

extension ProtocolDeclaration: PathedDeclaration {}
extension TypeDeclaration: PathedDeclaration {}
extension AliasDeclaration: PathedDeclaration {}

extension DeclarationIndex {
    /// The protocol that `name` means inside `declaration`: nested ones first, then its module's, then others'.
    func lookUpProtocol(_ name: String, from declaration: some PathedDeclaration) -> ProtocolDeclaration? {
        let path = TypePath(name)
        let uses = uses(of: path.last)
        return uses.contains(anyOf: .protocol) ? nearest(path, uses, in: protocolsByPath, to: declaration) : nil
    }

    /// The class, structure, enumeration or actor that `name` means inside `declaration`.
    func lookUpType(_ name: String, from declaration: some PathedDeclaration) -> TypeDeclaration? {
        let path = TypePath(name)
        let uses = uses(of: path.last)
        return uses.contains(anyOf: .type) ? nearest(path, uses, in: typesByPath, to: declaration) : nil
    }

    private func nearestAlias(_ name: String, to declaration: some PathedDeclaration) -> AliasDeclaration? {
        let path = TypePath(name)
        let uses = uses(of: path.last)
        return uses.contains(anyOf: .alias) ? nearest(path, uses, in: aliasesByPath, to: declaration) : nil
    }

    /// - Parameter uses: What is called by the last part of `path`, somewhere: most names aren't looked for any further.
    private func nearest<Candidate: PathedDeclaration>(
        _ path: TypePath, _ uses: NameUses, in declarations: [String: [Candidate]],
        to declaration: some PathedDeclaration
    ) -> Candidate? {
        // A nested type is not seen from elsewhere by its own name alone, nor one of a module that isn't imported.
        var visible: [Candidate] = []
        func addVisible(_ name: String, where isMeant: (Candidate) -> Bool = { _ in true }) {
            guard let named = declarations[name] else { return }
            for candidate in named where isMeant(candidate) && sees(candidate, from: declaration) {
                visible.append(candidate)
            }
        }
        var around = uses.contains(anyOf: .nested) ? TypePath(declaration.name) : nil
        while let outer = around {
            addVisible(outer.text + "." + path.text)
            around = outer.withoutLast.map { TypePath($0) }
        }
        addVisible(path.text)
        if let rest = path.withoutFirst { addVisible(rest) { path.matches($0.name, module: $0.module) } }
        if visible.count < 2 { return visible.first }
        let own = visible.filter { $0.module == declaration.module }
        return own.first { $0.name.utf8.contains(UInt8(ascii: ".")) } ?? own.first ?? visible.first
    }

    /// Whether the file of `declaration` imports the module of `candidate`, directly or through a module that exports
    /// it again.
    private func sees(_ candidate: some PathedDeclaration, from declaration: some PathedDeclaration) -> Bool {
        guard let module = candidate.module, let own = declaration.module, module != own else { return true }
        guard candidate.access >= .package else { return false }
        return file(at: declaration.source.path) == nil || imports(module, in: declaration.source.path)
    }

    /// Whether the file at `path` imports `module`, directly or through a module that exports it again.
    func imports(_ module: String?, in path: String?) -> Bool {
        guard let module, let file = path.flatMap(file) else { return false }
        return file.imports.contains { $0.module == module || exports($0.module, module) }
    }

    /// The name of the global actor that the text of an attribute names, such as `@MainActor`; `nil` for other texts.
    public func globalActor(_ attribute: String) -> String? {
        guard attribute.hasPrefix("@"), !attribute.contains("(") else { return nil }
        return globalActor(named: String(attribute.dropFirst()))
    }

    /// The name of the global actor that `attribute` names, such as `@MainActor`; `nil` for other attributes.
    package func globalActor(_ attribute: Attribute) -> String? {
        attribute.arguments == nil ? globalActor(named: attribute.name) : nil
    }

    /// `name` where that is the name of a global actor, as in an attribute; `nil` for other names.
    package func globalActor(named name: String) -> String? {
        // A module selector (SE-0491) means what a period after the module's name means.
        let path = TypePath(name.replacing("::", with: "."))
        if path.text == "MainActor" || path.text == "Swift.MainActor" { return name }
        let isGlobalActor = (globalActors[path.last] ?? []).contains { path.matches($0.name, module: $0.module) }
        return isGlobalActor ? name : nil
    }

    /// The path that names, from the outside, what `name` means inside `declaration`; `nil` when it is no nested
    /// type around it.
    public func qualifiedName(of name: String, in declaration: ProtocolDeclaration) -> String? {
        if declaration.scope.levels.isEmpty { return nil }
        var levels = declaration.scope.levels.flatMap { $0.name.split(separator: ".").map(String.init) }
        while !levels.isEmpty {
            let candidate = (levels + [name]).joined(separator: ".")
            if declares(candidate) { return candidate }
            levels.removeLast()
        }
        return nil
    }

    /// Whether something with the last part of `name` was read: most names are the platform's.
    package func mayDeclare(_ name: String) -> Bool { declaresType(named: TypePath(name).last) }

    /// Whether a type, an alias or a protocol with this path was read.
    package func declares(_ path: String) -> Bool {
        typesByPath[path] != nil || aliasesByPath[path] != nil || protocolsByPath[path] != nil
    }

    /// The modules whose sources were read and that declare `name` at their top level.
    public func modules(declaring name: String) -> Set<String> {
        var modules: Set<String> = []
        guard mayDeclare(name) else { return modules }
        for type in typesByPath[name] ?? [] where type.scope.levels.isEmpty { modules.insert(type.module ?? "") }
        for alias in aliasesByPath[name] ?? [] where alias.scope.levels.isEmpty { modules.insert(alias.module ?? "") }
        for other in protocolsByPath[name] ?? [] where other.scope.levels.isEmpty {
            modules.insert(other.module ?? "")
        }
        return modules
    }

    /// The names that more than one module declares at its top level.
    package var namesOfSeveralModules: Set<String> { Set(repeatedNames.filter { modules(declaring: $0).count > 1 }) }

    /// Whether `module` declares `name` at its top level, where `access` is needed to see it.
    package func declares(_ name: String, in module: String, visibleFor access: AccessLevel) -> Bool {
        func isMeant(_ declaration: some PathedDeclaration) -> Bool {
            !declaration.isNested && declaration.module == module && declaration.access >= access
        }
        return (typesByPath[name] ?? []).contains(where: isMeant)
            || (protocolsByPath[name] ?? []).contains(where: isMeant)
            || (aliasesByPath[name] ?? []).contains(where: isMeant)
    }

    /// Whether the protocol `name`, seen from `declaration`, is known to be one: read, or the platform's.
    public func isProtocol(_ name: String, from declaration: ProtocolDeclaration) -> Bool {
        // Most names are those of types: neither the sources nor the platform have a protocol called so.
        let uses = uses(of: TypePath(name).last)
        let isRead = uses.contains(anyOf: .protocol)
        let isStandard =
            uses.contains(anyOf: .standardProtocol)
            && (name == "Sendable" || StandardProtocols.declaration(named: name) != nil)
        guard isRead || isStandard else { return false }
        let type = lookUpType(name, from: declaration)
        if isRead, let found = lookUpProtocol(name, from: declaration) {
            // If two other modules declare it, the compiler may mean either: then the text is left as it is.
            return type == nil || found.module == declaration.module
        }
        return type == nil && isStandard
    }

    /// The type declarations that `name` may mean, seen from `declaration`.
    package func typeDeclaration(_ name: String, from declaration: some PathedDeclaration) -> TypeDeclaration? {
        guard let found = lookUpType(name, from: declaration) else { return nil }
        // What its own module declares hides what another one does.
        let isHidden =
            found.module != declaration.module
            && protocolNamed(name, from: declaration.module)?.module == declaration.module
        return isHidden ? nil : found
    }

    /// Whether a type, a protocol or an alias called `name`, at the top level of a module, can be seen where `access` is
    /// needed.
    public func declaresAtTopLevel(_ name: String, visibleFor access: AccessLevel) -> Bool {
        guard declaresType(named: name) else { return false }
        return (typesByPath[name] ?? []).contains { !$0.isNested && $0.access >= access }
            || (protocolsByPath[name] ?? []).contains { !$0.isNested && $0.effectiveAccess >= access }
            || (aliasesByPath[name] ?? []).contains { !$0.isNested && $0.access >= access }
    }

    /// What the alias `name` stands for, seen from `declaration`.
    package func aliasedType(_ name: String, from declaration: some PathedDeclaration) -> SwiftType? {
        nearestAlias(name, to: declaration)?.type
    }

    /// What `type` stands for where it names an alias that `declaration` sees, its arguments in place of the alias's
    /// parameters, and that alias; `nil` for other types.
    package func aliasTarget(
        of type: SwiftType, from declaration: some PathedDeclaration
    ) -> (type: SwiftType, alias: AliasDeclaration)? {
        guard let path = type.path, let alias = nearestAlias(path, to: declaration) else { return nil }
        return (alias.type.substituting(type.arguments, for: alias.parameters), alias)
    }

    /// The module of what `name` means to `declaration`, as far as that is known.
    func module(of name: String, seenFrom declaration: ProtocolDeclaration) -> String? {
        let found: (any PathedDeclaration)? =
            lookUpType(name, from: declaration) ?? lookUpProtocol(name, from: declaration)
            ?? nearestAlias(name, to: declaration)
        if let found { return found.module }
        if SwiftLibraryNames.contains(name) { return "Swift" }
        let imported = file(at: declaration.source.path)?.imports.map(\.module) ?? []
        return imported.contains("Foundation") && FoundationNames.contains(name) ? "Foundation" : nil
    }

    /// Whether something besides associated types is called `name`: of the sources, or a protocol of the platform.
    package func mayMeanAnother(_ name: String) -> Bool {
        uses(of: name).contains(anyOf: .any)
    }

    /// Whether something called `name` may constrain a type: a protocol, or a type alias.
    package func mayConstrain(_ name: String) -> Bool {
        uses(of: TypePath(name).last).contains(anyOf: .constraint)
    }
}

extension DeclarationIndex {
    /// Whether the sources read declare `name` where `declaration` sees it.
    package func lookUpAnything(_ name: String, from declaration: some PathedDeclaration) -> Bool {
        guard mayDeclare(name) else { return false }
        return lookUpType(name, from: declaration) != nil || lookUpProtocol(name, from: declaration) != nil
            || nearestAlias(name, to: declaration) != nil
    }
}

extension DeclarationIndex {
    /// The classes, structures, enumerations and actors whose path is `name`, with or without their module in front.
    public func types(named name: String) -> [TypeDeclaration] {
        if let found = typesByPath[name] { return found }
        let path = String(name.prefix { $0 != "<" })
        if let found = typesByPath[path] { return found }
        guard let dot = path.firstIndex(of: ".") else { return [] }
        let rest = String(path[path.index(after: dot)...])
        return (typesByPath[rest] ?? []).filter { $0.module == String(path[..<dot]) }
    }
}
