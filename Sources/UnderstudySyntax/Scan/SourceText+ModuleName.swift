extension SourceText {
    /// Whether `name` can be a module's, and so can go into an `import` without becoming more than that.
    public static func isModuleName(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.allSatisfy { ByteClass.table[Int($0)] & ByteClass.identifierBody != 0 }
    }
}
