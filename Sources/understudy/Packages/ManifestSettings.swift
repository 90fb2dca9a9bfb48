/// Finds the build settings that a manifest gives to its targets.
///
/// The manifest is not run. An expression has all settings that are written in it or in the constants that it names,
/// whatever their conditions.
struct ManifestSettings {
    private let tokens: [ManifestToken]
    /// The expressions of constants and computed properties, by their names.
    private let constants: [String: ArraySlice<ManifestToken>]

    init(_ tokens: [ManifestToken]) {
        self.tokens = tokens
        var constants: [String: ArraySlice<ManifestToken>] = [:]
        for index in tokens.indices.dropLast(2) {
            guard tokens[index] == .identifier("let") || tokens[index] == .identifier("var"),
                case .identifier(let name) = tokens[index + 1], let value = Self.value(from: index + 2, in: tokens)
            else { continue }
            constants[name] = value
        }
        self.constants = constants
    }

    /// The settings in `expression`, in the order in which they are written.
    func settings(in expression: ArraySlice<ManifestToken>) -> [SwiftSetting] {
        var followed: Set<String> = []
        return settings(in: expression, &followed)
    }

    private func settings(
        in expression: ArraySlice<ManifestToken>, _ followed: inout Set<String>
    ) -> [SwiftSetting] {
        var found: [SwiftSetting] = []
        var index = expression.startIndex
        while index < expression.endIndex {
            defer { index += 1 }
            guard case .identifier(let name) = expression[index] else { continue }
            if index + 1 < expression.endIndex, expression[index + 1] == .openParenthesis {
                let end = min(ManifestScan.group(at: index + 1, in: tokens), expression.endIndex)
                let arguments = expression[(index + 2)..<max(index + 2, end - 1)]
                if let settings = Self.call(name, arguments, in: expression) {
                    found += settings
                    index = end - 1
                    continue
                }
            }
            let isLabel = index + 1 < expression.endIndex && expression[index + 1] == .colon
            guard !isLabel, let constant = constants[name], followed.insert(name).inserted else { continue }
            found += settings(in: constant, &followed)
            followed.remove(name)
        }
        return found
    }

    /// The settings that the call `name(arguments)` makes; `nil` for other calls.
    ///
    /// - Parameter expression: What the call is part of, where the names of features may be that it takes from a list.
    private static func call(
        _ name: String, _ arguments: ArraySlice<ManifestToken>, in expression: ArraySlice<ManifestToken>
    ) -> [SwiftSetting]? {
        switch name {
        case "defaultIsolation":
            guard case .identifier(let actor)? = arguments.first, actor != "nil" else {
                return [.defaultIsolation(nil)]
            }
            return [.defaultIsolation(actor)]
        case "enableUpcomingFeature", "enableExperimentalFeature":
            if case .string(let feature?)? = arguments.first { return [.feature(feature)] }
            return strings(in: expression).map(SwiftSetting.feature)
        case "swiftLanguageMode", "swiftLanguageVersion": return mode(in: arguments).map { [.languageMode($0)] } ?? []
        case "unsafeFlags":
            return SwiftSetting.settings(inFlags: strings(in: arguments))
        default: return nil
        }
    }

    private static func strings(in expression: ArraySlice<ManifestToken>) -> [String] {
        expression.compactMap { if case .string(let text?) = $0 { text } else { nil } }
    }

    /// The newest of the language modes in `value`: `.v5`, `.version("6")`.
    private static func mode(in value: ArraySlice<ManifestToken>) -> String? {
        value.compactMap { token in
            switch token {
            case .identifier(let name) where name.hasPrefix("v"): String(name.dropFirst())
            case .string(let text?): text
            default: nil
            }
        }.filter { $0.first?.isNumber ?? false }.max()
    }
}

// MARK: - The package

extension ManifestSettings {
    /// The settings of all targets: the language mode of the package.
    func ofPackage(toolsVersion: Int?) -> [SwiftSetting] {
        for index in tokens.indices.dropLast(2) {
            guard
                tokens[index] == .identifier("swiftLanguageModes")
                    || tokens[index] == .identifier("swiftLanguageVersions")
            else { continue }
            let value = tokens[(index + 2)..<ManifestScan.end(ofElementAt: index + 2, in: tokens[...])]
            if let mode = Self.mode(in: value) { return [.languageMode(mode)] }
        }
        return toolsVersion.map { [.languageMode($0 < 6 ? "5" : "6")] } ?? []
    }

    /// The settings that loops over the package's targets add: `for target in package.targets { … }`.
    var ofLoops: [(settings: [SwiftSetting], applies: (ManifestTarget.Kind) -> Bool)] {
        tokens.indices.dropLast(3).compactMap { index in
            guard tokens[index] == .identifier("package"), tokens[index + 1] == .dot,
                tokens[index + 2] == .identifier("targets"),
                let body = (index + 3..<tokens.count).first(where: { tokens[$0] == .openBrace })
            else { return nil }
            // What stands between must be a condition, or the call of a closure.
            let head = tokens[(index + 3)..<body]
            let isClosure = head.starts(with: [.dot, .identifier("forEach")])
            guard head.isEmpty || isClosure || head.first == .identifier("where") else { return nil }
            let settings = settings(in: tokens[body..<ManifestScan.group(at: body, in: tokens)])
            return settings.isEmpty ? nil : (settings, Self.condition(head))
        }
    }

    /// The targets for which `.type != .test` holds, or `.type == .test`; all without such a condition.
    private static func condition(_ head: ArraySlice<ManifestToken>) -> (ManifestTarget.Kind) -> Bool {
        guard head.contains(.identifier("test")) else { return { _ in true } }
        let isNegated = head.contains(.punctuation(UInt8(ascii: "!")))
        return { ($0 == .testTarget) != isNegated }
    }

    /// The expression of a constant after its name: a literal, a call or a path, and what `+` adds to it.
    private static func value(from start: Int, in tokens: [ManifestToken]) -> ArraySlice<ManifestToken>? {
        var index = start
        while index < tokens.count, tokens[index] != .equals, tokens[index] != .openBrace {
            // A type without a value ends at the next declaration.
            if case .identifier("let") = tokens[index] { return nil }
            index += 1
        }
        guard index < tokens.count else { return nil }
        if tokens[index] == .openBrace { return tokens[index..<ManifestScan.group(at: index, in: tokens)] }
        let first = index + 1
        index = first
        while index < tokens.count {
            if tokens[index] == .dot {
                index += 1
                continue
            }
            switch tokens[index] {
            case .openBracket, .openParenthesis: index = ManifestScan.group(at: index, in: tokens)
            default: index += 1
            }
            guard index < tokens.count else { break }
            switch tokens[index] {
            case .dot, .plus: index += 1
            case .openParenthesis: break
            default: return tokens[first..<index]
            }
        }
        return tokens[first..<min(index, tokens.count)]
    }
}
