import UnderstudySyntax

extension DeclarationIndex {
    /// The protocol that `name` means inside of `declaration`: nested ones first, then its module's, then others'.
    func lookUpProtocol(_ name: String, from declaration: ProtocolDeclaration) -> ProtocolDeclaration? {
        let path = TypePath(name)
        let candidates = (protocols[path.last] ?? []).filter { path.matches($0.name, module: $0.module) }
        return nearest(candidates, path, to: declaration, name: \.name, module: \.module, access: \.access)
    }

    /// The class, structure, enumeration or actor that `name` means inside of `declaration`.
    func lookUpType(_ name: String, from declaration: ProtocolDeclaration) -> TypeDeclaration? {
        let path = TypePath(name)
        let candidates = (types[path.last] ?? []).filter { path.matches($0.name, module: $0.module) }
        return nearest(candidates, path, to: declaration, name: \.name, module: \.module, access: \.access)
    }

    private func nearest<Candidate>(
        _ candidates: [Candidate], _ path: TypePath, to declaration: ProtocolDeclaration,
        name: KeyPath<Candidate, String>, module: KeyPath<Candidate, String?>, access: KeyPath<Candidate, AccessLevel>
    ) -> Candidate? {
        // A nested type is not seen from elsewhere by its own name alone, nor one of a module that isn't imported.
        let visible = candidates.filter {
            isVisible($0[keyPath: name], path, from: declaration)
                && sees($0[keyPath: module], $0[keyPath: access], from: declaration)
        }
        return visible.first { $0[keyPath: module] == declaration.module && $0[keyPath: name].contains(".") }
            ?? visible.first { $0[keyPath: module] == declaration.module } ?? visible.first
    }

    /// Whether the file of `declaration` imports `module`, directly or through a module that exports it again.
    private func sees(_ module: String?, _ access: AccessLevel, from declaration: ProtocolDeclaration) -> Bool {
        guard let module, let own = declaration.module, module != own else { return true }
        guard access >= .package else { return false }
        guard let file = file(at: declaration.source.path) else { return true }
        return file.imports.contains { $0.module == module || exports($0.module, module) }
    }

    private func isVisible(_ name: String, _ path: TypePath, from declaration: ProtocolDeclaration) -> Bool {
        let hidden = name.split(separator: ".").dropLast(path.parts.count)
        let around =
            (declaration.scope.path.isEmpty ? declaration.name : declaration.scope.path + "." + declaration.simpleName)
            .split(separator: ".")
        return hidden.isEmpty || path.parts.count > name.split(separator: ".").count
            || around.starts(with: hidden)
    }

    /// The name of the global actor that `attribute` names, such as `@MainActor`; `nil` for other attributes.
    public func globalActor(_ attribute: String) -> String? {
        guard attribute.hasPrefix("@"), !attribute.contains("(") else { return nil }
        let name = String(attribute.dropFirst())
        if name == "MainActor" || name == "Swift.MainActor" { return name }
        let path = TypePath(name)
        let isGlobalActor = (types[path.last] ?? []).contains { type in
            path.matches(type.name, module: type.module)
                && type.syntax.attributes.contains { type.source.matches($0.name, "globalActor") }
        }
        return isGlobalActor ? name : nil
    }

    /// The path that names, from the outside, what `name` means inside of `declaration`; `nil` when it is no nested
    /// type around it.
    public func qualifiedName(of name: String, in declaration: ProtocolDeclaration) -> String? {
        var levels = declaration.scope.levels.flatMap { $0.name.split(separator: ".").map(String.init) }
        while !levels.isEmpty {
            let candidate = (levels + [name]).joined(separator: ".")
            if declares(candidate, simpleName: name) { return candidate }
            levels.removeLast()
        }
        return nil
    }

    private func declares(_ path: String, simpleName: String) -> Bool {
        (types[simpleName] ?? []).contains { $0.name == path }
            || (aliases[simpleName] ?? []).contains { $0.name == path }
            || (protocols[simpleName] ?? []).contains { $0.name == path }
    }

    /// The modules whose sources were read and that declare `name` at their top level.
    public func modules(declaring name: String) -> Set<String> {
        var modules: Set<String> = []
        for type in types[name] ?? [] where type.scope.levels.isEmpty { modules.insert(type.module ?? "") }
        for alias in aliases[name] ?? [] where alias.scope.levels.isEmpty { modules.insert(alias.module ?? "") }
        for other in protocols[name] ?? [] where other.scope.levels.isEmpty { modules.insert(other.module ?? "") }
        return modules
    }

    /// Whether the protocol `name`, seen from `declaration`, is known to be one: read, or the platform's.
    public func isProtocol(_ name: String, from declaration: ProtocolDeclaration) -> Bool {
        let type = lookUpType(name, from: declaration)
        if let found = lookUpProtocol(name, from: declaration) {
            // Of two that other modules declare the compiler may mean either: then the text is left as it is.
            return type == nil || found.module == declaration.module
        }
        if type != nil { return false }
        return StandardProtocols.declaration(named: name) != nil || name == "Sendable"
    }

    /// The type declarations that `name` may mean, seen from `declaration`.
    public func typeDeclaration(_ name: String, from declaration: ProtocolDeclaration) -> TypeDeclaration? {
        lookUpType(name, from: declaration)
    }

    /// What the alias `name` stands for, seen from `declaration`.
    public func aliasedType(_ name: String, from declaration: ProtocolDeclaration) -> WrittenType? {
        let path = TypePath(name)
        let candidates = (aliases[path.last] ?? []).filter { path.matches($0.name, module: $0.module) }
        let found = nearest(
            candidates, path, to: declaration, name: \.name, module: \.module, access: \.access)
        return found.map { WrittenType($0.details.type, $0.source) }
    }
}

extension DeclarationIndex {
    /// Whether the sources read declare `name` where `declaration` sees it.
    public func lookUpAnything(_ name: String, from declaration: ProtocolDeclaration) -> Bool {
        lookUpType(name, from: declaration) != nil || lookUpProtocol(name, from: declaration) != nil
            || aliasedType(name, from: declaration) != nil
    }
}

extension DeclarationIndex {
    /// The classes, structures, enumerations and actors that `name` may mean.
    public func types(named name: String) -> [TypeDeclaration] {
        let path = TypePath(String(name.prefix { $0 != "<" }))
        return (types[path.last] ?? []).filter { path.matches($0.name, module: $0.module) }
    }
}
