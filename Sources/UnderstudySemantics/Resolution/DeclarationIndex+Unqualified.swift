extension DeclarationIndex {
    /// `type` without the modules that the file at `path` knows and that it names types by, as in `Notes.Note`, but for
    /// types of a name that several have.
    package func unqualified(_ type: SwiftType, inFileAt path: String) -> SwiftType {
        if case .member(.named(let module, []), let name, let arguments) = type, types(named: module).isEmpty,
            types(named: name).count + protocols(named: name).count < 2,
            hasModule(module) || file(at: path)?.imports.contains(where: { $0.module == module }) == true
        {
            return .named(name, arguments.map { unqualified($0, inFileAt: path) })
        }
        return type.mappingParts { unqualified($0, inFileAt: path) }
    }
}
