import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

extension DoubleGenerator {
    /// A valid file that holds `outputs`: imports, the doubles, and with `support` what they share.
    ///
    /// - Parameters:
    ///   - declared: What the module has already.
    ///   - setting: What the module has; `nil` where only the protocols tell.
    ///   - module: The module that the file belongs to, where that is known: it needs no import.
    package func file(
        _ outputs: [Output], support: Bool, besides declared: Set<SupportType> = [], setting: SupportSetting? = nil,
        in module: String? = nil, format: FileFormat = .templates
    ) throws(TemplateError) -> [UInt8] {
        var imports = ImportSet()
        for output in outputs { imports.formUnion(output.imports) }
        if let module {
            imports.plain.remove(module)
            imports.testable.remove(module)
        }
        let types = support ? Self.supportTypes(of: outputs) : []
        let missing = types.subtracting(declared)
        if missing.contains(where: { $0.needsFoundation() }) { imports.plain.insert("Foundation") }
        let statesNonisolated = outputs.contains {
            index.settings(ofFileAt: $0.origin.location.path).mayTestOnMainActor
        }
        let form = SupportForm(
            missing, in: setting ?? SupportSetting(statesNonisolated: statesNonisolated), access: supportAccess)
        // What doubles share is beside imports of modules whose types may have the names of Swift Testing's.
        let testing = Qualification(names: TestingNames.all, of: TestingNames.module)
        let shared = try supportParts(form).map { $0.map(testing.qualified) }
        return Self.bytes([imports.lines] + outputs.map(\.lines) + shared, format)
    }

    /// A file with types that doubles share, to be written once a target.
    public struct SupportFile: Sendable {
        /// Its name, without the ending.
        public let name: String
        /// Its text.
        public let bytes: [UInt8]
        /// What of the templates is in it.
        package let form: SupportForm
    }

    /// The files with the types that `outputs` share.
    ///
    /// - Parameter setting: What their module has.
    package func supportFiles(
        for outputs: [Output], in setting: SupportSetting = SupportSetting(), format: FileFormat = .templates
    ) throws(TemplateError) -> [SupportFile] {
        try supportFiles(Self.supportTypes(of: outputs), in: setting, format: format)
    }

    /// The files with `types`, in the order of their names.
    ///
    /// - Parameter access: The access level of doubles that are not written anew; `nil` for that of the options.
    package func supportFiles(
        _ types: Set<SupportType>, in setting: SupportSetting = SupportSetting(), access: AccessLevel? = nil,
        format: FileFormat = .templates
    ) throws(TemplateError) -> [SupportFile] {
        var files: [SupportFile] = []
        for (name, shared) in Dictionary(grouping: types, by: \.fileName).sorted(by: { $0.key < $1.key }) {
            let form = SupportForm(Set(shared), in: setting, access: access ?? supportAccess)
            files.append(SupportFile(name: name, bytes: try supportFile(form, format: format), form: form))
        }
        return files
    }

    /// The text of a file of that form.
    package func supportFile(_ form: SupportForm, format: FileFormat = .templates) throws(TemplateError) -> [UInt8] {
        let imports = form.types.contains { $0.needsFoundation(former: form.former[$0]) } ? ["import Foundation"] : []
        return Self.bytes([imports] + (try supportParts(form)), format)
    }

    /// How many former texts of the template the library has.
    package func formerCount(of type: SupportType) -> Int {
        var count = 0
        while library.contains("former/\(type.rawValue).\(count + 1)") { count += 1 }
        return count
    }

    private static func bytes(_ parts: [[String]], _ format: FileFormat) -> [UInt8] {
        let feed = UInt8(ascii: "\n")
        let bytes = OutputBytes(capacity: 1 << 14)
        for part in parts where !part.isEmpty {
            if bytes.count > 0 { bytes.append(feed) }
            let lines = format.applied(to: part)
            for index in 0..<lines.count {
                bytes.append(lines[index])
                bytes.append(feed)
            }
        }
        return bytes.count == 0 ? [feed] : bytes.array
    }

    /// What `outputs` mention.
    private static func supportTypes(of outputs: [Output]) -> Set<SupportType> {
        outputs.reduce(into: Set<SupportType>()) { $0.formUnion($1.mentions.supportTypes) }
    }

    /// The access level of types that other modules use with doubles.
    private var supportAccess: AccessLevel? { options.access > .internal ? options.access : nil }

    /// The name of the template: of the double's style, or else of Understudy's own.
    private func supportName(_ type: SupportType) -> String {
        let folder = style.folders.first { library.contains("\($0)/support/Locked") } ?? style.name
        let own = "\(folder)/support/\(type.rawValue)"
        return library.contains(own) ? own : "understudy/support/\(type.rawValue)"
    }

    /// The lines of each type of `form`, in the order of a file.
    private func supportParts(_ form: SupportForm) throws(TemplateError) -> [[String]] {
        var parts: [[String]] = []
        let own = sourceNames.inSupportFiles.qualification(keeping: ["Result"])
        for type in form.types.sorted(by: { $0.rawValue < $1.rawValue }) {
            let name = form.former[type].map { "former/\(type.rawValue).\($0)" } ?? supportName(type)
            let values: TemplateMap = [
                "wakes": .bool(form.setting.wakes), "recordsIssues": .bool(form.setting.recordsIssues),
                "nonisolated": .string(form.setting.statesNonisolated ? "nonisolated " : ""),
            ]
            let lines = DoubleRenderer.lines(try library.render(name, values))
            parts.append(LineWriter(access: type.isShown ? form.access : nil, qualification: own).declared(lines))
        }
        return parts
    }
}

extension TypeDeclaration {
    /// Whether it is the `Eventually` that locks speak of.
    package var holdsPause: Bool {
        simpleName == SupportType.eventually.rawValue
            && members.contains { member in
                guard case .variable(let variable) = member.kind else { return false }
                return variable.bindings.contains { source.matches($0.name, "pause") }
            }
    }
}

extension DeclarationIndex {
    /// Whether `module` declares the `Eventually` that locks speak of.
    package func holdsPause(_ module: String?) -> Bool {
        types(named: SupportType.eventually.rawValue).contains { $0.module == module && $0.holdsPause }
    }
}
