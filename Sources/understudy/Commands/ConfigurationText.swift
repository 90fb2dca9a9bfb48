import UnderstudyDoubles
import UnderstudySyntax

/// Writes a new configuration, with a comment on every key.
///
/// Keys whose default value fits are commented out: to use one, remove the slashes.
struct ConfigurationText {
    private let survey: PackageSurvey

    init(_ survey: PackageSurvey) {
        self.survey = survey
    }

    /// The whole file.
    var text: String {
        let head = [
            "// The configuration of Understudy. The command line overrides it; comments and trailing commas are",
            "// allowed, and relative paths start from this folder. Keys in comments are not set.",
            "{",
        ]
        let keys = Configuration.Key.allCases.map { key in
            lines(of: key).map { "    " + $0 }.joined(separator: "\n")
        }
        return head.joined(separator: "\n") + "\n" + keys.joined(separator: "\n\n") + "\n}\n"
    }

    private func lines(of key: Configuration.Key) -> [String] {
        switch key {
        case .schema:
            Self.entry(
                key, #""understudy-config.schema.json""#, isSet: false,
                comment: "The schema for completion and checks in editors: the path or address of your copy.")
        case .in:
            Self.entry(
                key, Self.list(survey.homes.map(\.folder)), isSet: !survey.isPackage && !survey.homes.isEmpty,
                comment: places)
        case .context:
            Self.entry(
                key, #"["Dependencies"]"#, isSet: false,
                comment: "Sources that are read only to resolve names: folders or files, such as those of dependencies."
            )
        case .kinds: kinds
        case .style:
            Self.entry(
                key, Self.quoted(DoubleNames.defaultStyle), isSet: false,
                comment: "The set of templates for the doubles: " + DoubleNames.styles.joined(separator: ", ")
                    + ", or one of your own. The styles of other tools have only mocks: set \"kinds\" to [\"mock\"].")
        case .templates:
            Self.entry(
                key, #""Templates""#, isSet: false,
                comment:
                    "A folder of your own templates, which take precedence over the built-in ones of the same name.")
        case .output: output
        case .module:
            Self.entry(
                key, #""Notes""#, isSet: false, comment: "The module of the protocols, if the folders don't tell.")
        case .modules:
            Self.entry(
                key, #"{ "Notes": ["Notes", "Shared"] }"#, isSet: false,
                comment: "The modules under test and their sources, if there is no manifest, as in Xcode projects.")
        case .swiftFlags:
            Self.entry(
                key, #"{ "Notes": ["-default-isolation", "MainActor"] }"#, isSet: false,
                comment: "Settings of modules that neither a manifest nor an Xcode project has: "
                    + SwiftSetting.flags.joined(separator: ", ") + ".")
        case .drift:
            Self.entry(
                key, Self.quoted(DriftSeverity.warning.rawValue), isSet: false,
                comment: "How a build with the plugin reports doubles that don't fit their protocols: "
                    + DriftSeverity.allCases.map(\.rawValue).joined(separator: ", ") + ".")
        case .keep:
            Self.entry(
                key, #"{ "Notes.Store": "its callers need all of it" }"#, isSet: false,
                comment:
                    "Protocols that 'split' keeps whole, and why; a comment '// understudy: keep …' above one does "
                    + "the same.")
        case .defaults:
            Self.entry(
                key, #"{ "URL": "URL(fileURLWithPath: \"/notes\")" }"#, isSet: false,
                comment:
                    "Default values for types, which take precedence over the built-in ones: the type as it is written, and "
                    + "an expression."
            )
        case .includeDefaults:
            Self.entry(
                key, "false", isSet: false,
                comment: "Whether doubles have members for requirements with default implementations too.")
        case .with:
            Self.entry(
                key, #"["order"]"#, isSet: false,
                comment: "Optional features of spies and mocks: "
                    + DoubleFeature.allCases.map(\.rawValue).joined(separator: ", ") + ".")
        case .access:
            Self.entry(
                key, Self.quoted(DoubleAccess.public.rawValue), isSet: false,
                comment: "The access level of doubles, at most that of their protocols: internal, package or public.")
        case .format:
            Self.entry(
                key, Self.quoted(FormatSource.swiftFormat.rawValue), isSet: false,
                comment:
                    "Indentation and line length if there is no .swift-format: file for four spaces and 120 columns, "
                    + "swift-format for that tool's defaults.")
        }
    }
}

// MARK: - Keys that depend on the package

extension ConfigurationText {
    private var places: String {
        let what = "Where the protocols are: packages, folders or files."
        if survey.homes.isEmpty { return what + " None were found; without this it is the whole package." }
        let counts = survey.homes.map { home in
            "\(home.folder) declares " + (home.protocolCount == 1 ? "one" : String(home.protocolCount))
        }
        let all = survey.isPackage ? " Without it, those of the whole package count." : ""
        return what + all + " " + counts.joined(separator: ", ") + "."
    }

    private var kinds: [String] {
        let known = survey.kinds.map { "\($0.name) (\($0.count))" }.joined(separator: ", ")
        return Self.entry(
            .kinds, Self.list([survey.usualKind ?? DoubleNames.defaultKind]), isSet: true,
            comment: "The kinds of doubles to write: " + DoubleNames.kinds.joined(separator: ", ")
                + ", or kinds of your own templates; of each protocol, one of every kind in the list."
                + (survey.kinds.count > 1 ? " The package has \(known)." : ""))
    }

    private var output: [String] {
        let what = "The folder for new doubles."
        let placed = survey.homes.compactMap { home in home.doubles.map { "\(home.folder) in \($0)" } }
        let homeless = survey.homes.filter { $0.doubles == nil }.map(\.folder).joined(separator: ", ")
        if placed.isEmpty, !homeless.isEmpty, let folder = survey.firstTests {
            return Self.entry(
                .output, Self.quoted(folder), isSet: true,
                comment: what + " Needed here, as no test target depends on a target that declares protocols.")
        }
        var usual = " Without it they go to the test target that matches the protocol's module"
        usual += placed.isEmpty ? "." : ": those of " + placed.joined(separator: ", ") + "."
        if !placed.isEmpty, !homeless.isEmpty { usual += " No tests depend on \(homeless)." }
        return Self.entry(
            .output, Self.quoted(survey.firstTests ?? "Tests/Doubles"), isSet: false, comment: what + usual)
    }
}

// MARK: - Text

extension ConfigurationText {
    private static func entry(_ key: Configuration.Key, _ value: String, isSet: Bool, comment: String) -> [String] {
        let entry = "\(quoted(key.rawValue)): \(value),".split(separator: "\n").map(String.init)
        return wrapped(comment).map { "// " + $0 } + (isSet ? entry : entry.map { "// " + $0 })
    }

    /// `text` in lines that fit on the screen.
    private static func wrapped(_ text: String) -> [String] {
        var lines = [""]
        for word in text.split(separator: " ") {
            let line = lines[lines.count - 1]
            if line.isEmpty {
                lines[lines.count - 1] = String(word)
            } else if line.count + word.count + 1 <= 100 {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }

    private static func list(_ texts: [String]) -> String {
        let line = "[" + texts.map(quoted).joined(separator: ", ") + "]"
        if line.count <= 80 { return line }
        return "[\n" + texts.map { "    " + quoted($0) + ",\n" }.joined() + "]"
    }

    /// `text` as a string of JSON.
    private static func quoted(_ text: String) -> String {
        var json = JSONWriter()
        json.write(string: text)
        return String(decoding: json.takeBytes(), as: UTF8.self)
    }
}
