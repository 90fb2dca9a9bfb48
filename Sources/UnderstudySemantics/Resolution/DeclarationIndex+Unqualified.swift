extension DeclarationIndex {
    /// `type` without the modules that the file at `path` knows and that it names types by, as in `Notes.Note`, where they
    /// need none.
    package func unqualified(_ type: SwiftType, inFileAt path: String) -> SwiftType {
        if case .member(.named(let module, []), let name, let arguments) = type, types(named: module).isEmpty,
            hasModule(module) || file(at: path)?.imports.contains(where: { $0.module == module }) == true,
            isUnambiguous(name, inFileAt: path)
        {
            return .named(name, arguments.map { unqualified($0, inFileAt: path) })
        }
        return type.mappingParts { unqualified($0, inFileAt: path) }
    }

    /// Whether `name` needs no module in the file at `path`: the file says it without one elsewhere, or imports nothing that
    /// was not read.
    private func isUnambiguous(_ name: String, inFileAt path: String) -> Bool {
        guard types(named: name).count + protocols(named: name).count < 2, let file = file(at: path) else {
            return false
        }
        let words = file.source.tokenTexts(in: file.source.range)
        let isSaid = words.indices.contains { words[$0] == name && ($0 == 0 || words[$0 - 1] != ".") }
        let usual: Set<String> = ["Foundation", "Swift", "Testing", "XCTest"]
        return isSaid || file.imports.allSatisfy { usual.contains($0.module) || hasModule($0.module) }
    }
}
