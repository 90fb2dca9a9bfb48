/// What help texts say about paths.
enum PathHelp {
    /// What a path may be.
    static let text = "a package, a folder, a Swift file, @FILE for a list of paths, or - for standard input"
}
