import UnderstudyDoubles
import UnderstudySyntax

/// Reads a configuration from the bytes of `.understudy.json`, and reports everything that is wrong with it.
struct ConfigurationReader {
    private let path: String
    private let lines: LineTable
    private let exists: (_ path: String) -> Bool
    private var configuration = Configuration()
    private var diagnostics: [Diagnostic] = []

    /// Reads `bytes`, the contents of the file at `path`; relative paths in it start from its folder.
    ///
    /// Kinds and styles must be built in, unless the user has templates: named in the file, or according to
    /// `hasTemplates`.
    ///
    /// - Parameter exists: Whether there is a file or a folder at a path.
    static func read(
        _ bytes: [UInt8],
        path: String,
        hasTemplates: Bool = false,
        exists: (_ path: String) -> Bool = { _ in true }
    ) -> (configuration: Configuration, diagnostics: [Diagnostic]) {
        withoutActuallyEscaping(exists) { exists in
            var reader = ConfigurationReader(path: path, lines: LineTable(bytes), exists: exists)
            reader.readAll(bytes, hasTemplates: hasTemplates)
            return (reader.configuration, reader.diagnostics)
        }
    }

    private mutating func readAll(_ bytes: [UInt8], hasTemplates: Bool) {
        do throws(JSONParser.Failure) {
            let root = try JSONParser.parse(bytes)
            read(root)
            if !hasTemplates, configuration.templates == nil { checkNames(root) }
        } catch {
            report("invalid-json", error.message, at: error.offset)
        }
    }

    private init(path: String, lines: LineTable, exists: @escaping (_ path: String) -> Bool) {
        self.path = path
        self.lines = lines
        self.exists = exists
    }

    private mutating func read(_ root: JSONNode) {
        guard case .object(let members) = root.value else {
            report("wrong-type", "expected an object, found \(root.kindName)", at: root.offset)
            return
        }
        for member in members {
            if let key = Configuration.Key(rawValue: member.key) {
                read(member, as: key)
            } else {
                reportUnknown(
                    "key", member.key, among: Configuration.Key.allCases.map(\.rawValue), at: member.keyOffset)
            }
        }
    }

    private mutating func read(_ member: JSONMember, as key: Configuration.Key) {
        switch key {
        case .schema: _ = text(member)
        case .in: configuration.protocolPaths = paths(member)
        case .context: configuration.contextPaths = paths(member)
        case .kinds: configuration.kinds = texts(member)
        case .style: configuration.style = text(member)
        case .templates:
            configuration.templates = text(member).map(located)
            checkPath(member.node)
        case .output: configuration.output = text(member).map(located)
        case .module:
            configuration.module = text(member)
            if let name = configuration.module { checkModule(name, at: member.node.offset) }
        case .modules:
            configuration.modules = lists(member).mapValues { $0.map(located) }
            if case .object(let members) = member.node.value {
                for module in members {
                    checkModule(module.key, at: module.keyOffset)
                    for node in module.node.elements ?? [] { checkPath(node) }
                }
            }
        case .swiftFlags: readFlags(member)
        case .drift: configuration.drift = choice(member) ?? configuration.drift
        case .keep: configuration.kept = map(member)
        case .defaults: configuration.defaults = map(member)
        case .includeDefaults: configuration.includesDefaults = bool(member) ?? false
        case .access: configuration.access = choice(member) ?? configuration.access
        case .format: configuration.format = choice(member) ?? configuration.format
        case .with: configuration.features = Set(texts(member).compactMap(DoubleFeature.init(rawValue:)))
        }
    }

    private mutating func report(_ id: String, _ message: String, at offset: Int) {
        let location = SourceLocation(path: path, position: lines.position(at: offset))
        diagnostics.append(Diagnostic(DiagnosticID(id), .error, message, at: location))
    }

    private mutating func reportUnknown(_ what: String, _ word: String, among known: [String], at offset: Int) {
        let nearest = EditDistance.nearest(to: word, among: known, limit: 1).first
        let advice = nearest.map { "did you mean '\($0)'?" } ?? "expected one of \(known.joined(separator: ", "))"
        report("unknown-\(what)", "unknown \(what) '\(word)'; \(advice)", at: offset)
    }
}

// MARK: - Names

extension ConfigurationReader {
    private mutating func checkNames(_ root: JSONNode) {
        guard case .object(let members) = root.value else { return }
        for member in members {
            switch (Configuration.Key(rawValue: member.key), member.node.value) {
            case (.kinds, .array(let nodes)):
                for node in nodes { checkName(node, among: DoubleNames.kinds) }
            case (.with, .array(let nodes)):
                for node in nodes { checkName(node, among: DoubleFeature.allCases.map(\.rawValue)) }
            case (.style, _): checkName(member.node, among: DoubleNames.styles)
            default: break
            }
        }
    }

    /// A module's name is written into `import` unchanged.
    private mutating func checkModule(_ name: String, at offset: Int) {
        if SourceText.isModuleName(name) { return }
        report(
            "invalid-module",
            "'\(name)' can't be the name of a module, which has only letters, digits and '_'", at: offset)
    }

    private mutating func readFlags(_ member: JSONMember) {
        for (module, flags) in lists(member) {
            configuration.settings[module] = SwiftSetting.settings(inFlags: flags)
            guard let unknown = SwiftSetting.unknownFlag(in: flags) else { continue }
            reportUnknown("value", unknown, among: SwiftSetting.flags, at: member.node.offset)
        }
        guard case .object(let members) = member.node.value else { return }
        for module in members { checkModule(module.key, at: module.keyOffset) }
    }

    private mutating func checkName(_ node: JSONNode, among known: [String]) {
        guard case .string(let name) = node.value, !known.contains(name) else { return }
        reportUnknown("value", name, among: known, at: node.offset)
    }
}

// MARK: - Values

extension ConfigurationReader {
    /// The path as seen from the current folder.
    private func located(_ written: String) -> String {
        Path.tidied(Path.join(Path.folder(of: path), written))
    }

    /// The paths of a list, each of which has to be there.
    private mutating func paths(_ member: JSONMember) -> [String] {
        for node in member.node.elements ?? [] { checkPath(node) }
        return texts(member).map(located)
    }

    /// Reports a path at which there is nothing; a pattern may match nothing yet.
    private mutating func checkPath(_ node: JSONNode) {
        guard let path = node.text, !path.contains(where: "*?[".contains), !exists(located(path)) else { return }
        report("path-not-found", "there is no file or folder '\(path)'", at: node.offset)
    }

    private mutating func mismatch(_ member: JSONMember, expected: String, found: JSONNode) {
        report("wrong-type", "'\(member.key)' must be \(expected), found \(found.kindName)", at: found.offset)
    }

    private mutating func text(_ member: JSONMember) -> String? {
        if case .string(let text) = member.node.value { return text }
        mismatch(member, expected: "a string", found: member.node)
        return nil
    }

    private mutating func bool(_ member: JSONMember) -> Bool? {
        if case .bool(let value) = member.node.value { return value }
        mismatch(member, expected: "true or false", found: member.node)
        return nil
    }

    private mutating func choice<Value: OptionChoice>(_ member: JSONMember) -> Value? {
        guard let text = text(member) else { return nil }
        let value = Value(rawValue: text)
        if value == nil { reportUnknown("value", text, among: Value.allCases.map(\.rawValue), at: member.node.offset) }
        return value
    }

    private mutating func texts(_ member: JSONMember) -> [String] {
        guard case .array(let nodes) = member.node.value else {
            mismatch(member, expected: "a list of strings", found: member.node)
            return []
        }
        var texts: [String] = []
        for node in nodes {
            if case .string(let text) = node.value {
                texts.append(text)
            } else {
                mismatch(member, expected: "a list of strings", found: node)
            }
        }
        return texts
    }

    private mutating func lists(_ member: JSONMember) -> [String: [String]] {
        guard case .object(let members) = member.node.value else {
            mismatch(member, expected: "an object of lists", found: member.node)
            return [:]
        }
        return Dictionary(members.map { ($0.key, texts($0)) }) { _, last in last }
    }

    private mutating func map(_ member: JSONMember) -> [String: String] {
        guard case .object(let members) = member.node.value else {
            mismatch(member, expected: "an object of strings", found: member.node)
            return [:]
        }
        var map: [String: String] = [:]
        for entry in members {
            if case .string(let text) = entry.node.value {
                map[entry.key] = text
            } else {
                mismatch(member, expected: "an object of strings", found: entry.node)
            }
        }
        return map
    }

}
