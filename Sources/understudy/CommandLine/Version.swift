/// The version of the tool.
enum Version {
    /// As `--version` prints it.
    static let current = "0.1.0"
}
