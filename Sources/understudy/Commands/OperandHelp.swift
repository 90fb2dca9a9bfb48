/// Help texts for operands.
enum OperandHelp {
    /// What a path may be.
    static let paths = "a package, a folder, a Swift file, @FILE for a list of paths, or - for standard input"
    /// What can mean protocols.
    static let protocols =
        "names of protocols, patterns such as 'Note*' or 'Sources/**/*Store.swift', places such as 'Store.swift:9', or "
        + "paths: " + paths
    /// What can mean doubles.
    static let doubles =
        "names of doubles or of their protocols, patterns such as '*Spy', or files and folders that hold doubles or "
        + "their protocols"
}
