extension SourceText {
    /// Whether `name` can be the name of a module, so that it can safely be written into an `import`.
    public static func isModuleName(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.allSatisfy { ByteClass.table[Int($0)] & ByteClass.identifierBody != 0 }
    }
}
