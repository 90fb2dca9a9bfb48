extension DeclarationIndex {
    /// `type` without the modules that the file at `path` knows and that it names types by, as in `Notes.Note`.
    package func unqualified(_ type: SwiftType, inFileAt path: String) -> SwiftType {
        if case .member(.named(let module, []), let name, let arguments) = type, types(named: module).isEmpty,
            hasModule(module) || file(at: path)?.imports.contains(where: { $0.module == module }) == true
        {
            return .named(name, arguments.map { unqualified($0, inFileAt: path) })
        }
        return type.mappingParts { unqualified($0, inFileAt: path) }
    }
}
