extension Configuration {
    /// The name of the file in a package's folder.
    static let fileName = ".understudy.json"

    /// The configuration that `arguments` name, or that is in the package; reports what is wrong with it.
    /// - Returns: `nil` if there is one that can't be used.
    static func load(_ arguments: Arguments, in session: Session) -> Configuration? {
        let folder = session.packageFolder
        let named = arguments[CommonOptions.configuration]
        let path = named ?? Path.join(folder, fileName)
        if named == nil, !session.files.exists(path) { return Configuration() }
        do throws(FileError) {
            let bytes = try named == nil ? session.files.contents(of: path) : session.files.contents(ofNamed: path)
            let (configuration, diagnostics) = ConfigurationReader.read(
                bytes,
                path: path,
                hasTemplates: arguments[CommonOptions.templates] != nil
            )
            session.console.report(diagnostics)
            session.console.detail("configuration: \(path)")
            return diagnostics.isEmpty ? configuration : nil
        } catch {
            session.console.report(error.diagnostic)
            return nil
        }
    }
}
