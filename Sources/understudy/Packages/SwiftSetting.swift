import UnderstudySemantics

/// One build setting that changes the meaning of declarations, as manifests, projects and configurations give it.
enum SwiftSetting: Hashable, Sendable {
    /// The actor that declarations belong to by default; `nil` for none.
    case defaultIsolation(String?)
    /// A feature of the compiler that is enabled.
    case feature(String)
    /// The language mode, as it is written: `5`, `6`, `4_2`.
    case languageMode(String)

    /// The arguments of a compiler that are settings, each with a value after it.
    static let flags = [
        "-default-isolation", "-enable-upcoming-feature", "-enable-experimental-feature", "-swift-version",
    ]

    /// The first of `flags` that is no setting, or has no value; `nil` where all are.
    static func unknownFlag(in flags: [String]) -> String? {
        var rest = flags[...]
        while let flag = rest.first {
            guard Self.flags.contains(flag), rest.count > 1 else { return flag }
            rest = rest.dropFirst(2)
        }
        return nil
    }

    /// The settings among the arguments of a compiler.
    static func settings(inFlags flags: [String]) -> [SwiftSetting] {
        var settings: [SwiftSetting] = []
        let flags = flags.filter { $0 != "-Xfrontend" }
        for (position, flag) in flags.enumerated() {
            let value = position + 1 < flags.count ? flags[position + 1] : ""
            switch flag {
            case "-default-isolation": settings.append(.defaultIsolation(value))
            case "-enable-upcoming-feature", "-enable-experimental-feature": settings.append(.feature(value))
            case "-swift-version", "-language-mode": settings.append(.languageMode(value))
            default: break
            }
        }
        return settings
    }
}

extension ModuleSettings {
    /// What `settings` change together; of two that contradict each other, the later one counts.
    init(_ settings: some Sequence<SwiftSetting>) {
        self.init()
        for setting in settings { apply(setting) }
    }

    /// Changes what `setting` says.
    mutating func apply(_ setting: SwiftSetting) {
        switch setting {
        case .defaultIsolation(let actor): isMainActorByDefault = actor == "MainActor"
        case .feature(let name): if name == "NonisolatedNonsendingByDefault" { isNonsendingByDefault = true }
        case .languageMode(let mode):
            guard let major = Int(mode.prefix { $0.isNumber }) else { break }
            languageMode = major < 6 ? .swift5 : .swift6
        }
    }
}

extension SourceFile {
    /// The same file with the settings that `told` has for its module and for the tests of that, by their names.
    func applying(_ told: [String: [SwiftSetting]]) -> SourceFile {
        guard let module, !told.isEmpty else { return self }
        var copy = self
        for setting in told[module] ?? [] { copy.settings.apply(setting) }
        if let tests = told[module + "Tests"] {
            var settings = ModuleSettings(
                isNonsendingByDefault: copy.settings.tests?.isNonsendingByDefault ?? false,
                isMainActorByDefault: copy.settings.tests?.isMainActorByDefault ?? false,
                languageMode: copy.settings.tests?.languageMode)
            for setting in tests { settings.apply(setting) }
            copy.settings.tests = ModuleSettings.Tests(settings)
        }
        return copy
    }
}
