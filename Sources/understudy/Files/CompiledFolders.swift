/// Decides what the compiler compiles of the files that git ignores: code that a tool generates into a target's folder.
protocol CompiledFolders: AnyObject {
    /// Whether the file or the folder at `path`, which is beside `entries`, is compiled.
    func contain(_ path: String, besides entries: [FolderEntry]) -> Bool
}
