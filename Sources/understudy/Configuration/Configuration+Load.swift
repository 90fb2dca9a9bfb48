import UnderstudySyntax

extension Configuration {
    /// The name of the file in a package's folder.
    static let fileName = ".understudy.json"

    /// The configuration that `arguments` name, or that is in the package; reports what is wrong with it.
    /// - Returns: `nil` if there is one that can't be used.
    static func load(_ arguments: Arguments, in session: Session) -> Configuration? {
        guard var configuration = read(arguments, in: session) else { return nil }
        for word in arguments[CommonOptions.swiftFlags] {
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            let flags = parts.count == 2 ? parts[1].split(separator: " ").map(String.init) : []
            guard !flags.isEmpty, SourceText.isModuleName(parts[0]), SwiftSetting.unknownFlag(in: flags) == nil else {
                let option = CommonOptions.swiftFlags.declaration
                let error = UsageError.malformedValue(
                    word, option: option.spelling,
                    form: "MODULE=FLAGS, of " + SwiftSetting.flags.joined(separator: ", "))
                session.console.report(error.diagnostic)
                return nil
            }
            configuration.settings[parts[0], default: []] += SwiftSetting.settings(inFlags: flags)
        }
        return configuration
    }

    /// Reads the file.
    private static func read(_ arguments: Arguments, in session: Session) -> Configuration? {
        let folder = session.packageFolder
        let named = arguments[CommonOptions.configuration]
        let path = named ?? Path.join(folder, fileName)
        if named == nil, !session.files.exists(path) { return Configuration() }
        do throws(FileError) {
            let bytes = try named == nil ? session.files.contents(of: path) : session.files.contents(ofNamed: path)
            let (configuration, diagnostics) = ConfigurationReader.read(
                bytes,
                path: path,
                hasTemplates: arguments[CommonOptions.templates] != nil,
                exists: session.files.exists
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
