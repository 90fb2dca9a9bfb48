import UnderstudySyntax

extension DeclarationIndex {
    /// `type`, as the file at `path` says it, with each name spelled in one way: with its module where several modules
    /// declare it, without one elsewhere.
    package func unqualified(_ type: SwiftType, inFileAt path: String) -> SwiftType {
        if case .member(.named(let module, []), let name, let arguments) = type, types(named: module).isEmpty,
            hasModule(module) || file(at: path)?.imports.contains(where: { $0.module == module }) == true
        {
            let parts = arguments.map { unqualified($0, inFileAt: path) }
            return modulesShowing(name).count > 1 ? .member(.named(module), name, parts) : .named(name, parts)
        }
        if case .named(let name, let arguments) = type, let module = module(of: name, inFileAt: path) {
            return .member(.named(module), name, arguments.map { unqualified($0, inFileAt: path) })
        }
        return type.mappingParts { unqualified($0, inFileAt: path) }
    }

    /// `type`, as the file at `path` says it, with each name spelled without its module.
    package func withoutModules(_ type: SwiftType, inFileAt path: String) -> SwiftType {
        let spelled = unqualified(type, inFileAt: path)
        if case .member(.named(let module, []), let name, let arguments) = spelled, types(named: module).isEmpty {
            return .named(name, arguments.map { withoutModules($0, inFileAt: path) })
        }
        return spelled.mappingParts { withoutModules($0, inFileAt: path) }
    }

    /// The module that `name` means the type of in the file at `path`, where several modules declare it and this is certain.
    private func module(of name: String, inFileAt path: String) -> String? {
        let modules = modulesShowing(name)
        guard modules.count > 1, let file = file(at: path) else { return nil }
        if let own = file.module, modules.contains(own) { return own }
        let seen = modules.filter { imports($0, in: path) }
        return seen.count == 1 ? seen.first : nil
    }

    /// The modules that declare a type called `name` which other files see.
    private func modulesShowing(_ name: String) -> Set<String> {
        let types = types(named: name).filter { $0.access > .fileprivate }.compactMap(\.module)
        let protocols = protocols(named: name).filter { $0.effectiveAccess > .fileprivate }.compactMap(\.module)
        return Set(types + protocols)
    }
}
