import UnderstudySyntax

/// Finds the targets that a manifest declares with plain literals.
///
/// The manifest is not run: a name or path that it computes is not known, and a target without a known name is left
/// out.
struct ManifestScan {
    private let tokens: [ManifestToken]
    private let settings: ManifestSettings
    private let toolsVersion: Int?
    private var next = 0
    private var targets: [ManifestTarget] = []

    private init(_ bytes: [UInt8]) {
        tokens = ManifestLexer.tokens(in: bytes)
        settings = ManifestSettings(tokens)
        toolsVersion = Self.toolsVersion(in: bytes)
    }

    /// The targets in the manifest's order.
    static func targets(in bytes: [UInt8]) -> [ManifestTarget] {
        var scan = ManifestScan(bytes)
        while scan.next < scan.tokens.count {
            if let kind = scan.targetKind(at: scan.next) {
                scan.next += 3
                scan.readTarget(kind)
            } else {
                scan.next += 1
            }
        }
        return scan.completed()
    }

    /// The targets with the settings of the package and of its loops around their own.
    private func completed() -> [ManifestTarget] {
        let common = settings.ofPackage(toolsVersion: toolsVersion)
        let loops = settings.ofLoops
        return targets.map { target in
            var target = target
            target.settings = common + target.settings
            for loop in loops where loop.applies(target.kind) { target.settings += loop.settings }
            return target
        }
    }

    /// The major version in the first line: `// swift-tools-version: 6.0`.
    private static func toolsVersion(in bytes: [UInt8]) -> Int? {
        let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        guard let mark = line.firstRange(of: "swift-tools-version:") else { return nil }
        return Int(line[mark.upperBound...].drop { $0 == " " }.prefix { $0.isNumber })
    }

    /// The package's name, if it is a plain literal.
    static func packageName(in bytes: [UInt8]) -> String? {
        var scan = ManifestScan(bytes)
        while scan.next + 1 < scan.tokens.count {
            if scan.tokens[scan.next] == .identifier("Package"), scan.tokens[scan.next + 1] == .openParenthesis {
                scan.next += 2
                guard let (label, value) = scan.nextArgument(), label == "name" else { return nil }
                return literal(value)
            }
            scan.next += 1
        }
        return nil
    }

    /// The kind of the target whose declaration, `.target(`, starts at `index`.
    private func targetKind(at index: Int) -> ManifestTarget.Kind? {
        guard case .identifier(let word)? = call(at: index) else { return nil }
        return ManifestTarget.Kind(rawValue: word)
    }

    /// The name in `.name(` at `index`.
    private func call(at index: Int) -> ManifestToken? {
        guard index + 2 < tokens.count, tokens[index] == .dot, tokens[index + 2] == .openParenthesis else { return nil }
        return tokens[index + 1]
    }

    /// Reads the arguments of a target after the parenthesis.
    private mutating func readTarget(_ kind: ManifestTarget.Kind) {
        var name: String?
        var path: String?
        var sources: [String] = []
        var dependencies: [ManifestTarget.Dependency] = []
        var settings: [SwiftSetting] = []
        var isProduct = false
        while let (label, value) = nextArgument() {
            switch label {
            case "name": name = Self.literal(value)
            case "path": path = Self.literal(value)
            case "sources": sources = value.compactMap { if case .string(let text) = $0 { text } else { nil } }
            case "dependencies": dependencies = Self.dependencies(in: value)
            case "swiftSettings": settings = self.settings.settings(in: value)
            // `.plugin(name:targets:)` is a product, `.plugin(name:package:)` a use of one.
            case "targets", "package": isProduct = true
            default: break
            }
        }
        if let name, !isProduct {
            targets.append(
                ManifestTarget(
                    kind: kind, name: name, path: path, sources: sources, dependencies: dependencies, settings: settings
                ))
        }
    }

    /// Takes one argument up to its comma or the closing bracket; `nil` after the last.
    private mutating func nextArgument() -> (label: String, value: ArraySlice<ManifestToken>)? {
        // In an incomplete manifest, the list may end with a bracket that closes an enclosing one.
        guard next < tokens.count, !tokens[next].isClosingBracket else {
            next += 1
            return nil
        }
        var label = ""
        if case .identifier(let word) = tokens[next], next + 1 < tokens.count, tokens[next + 1] == .colon {
            label = word
            next += 2
        }
        let start = next
        next = Self.end(ofElementAt: next, in: tokens[...])
        let value = tokens[start..<next]
        if next < tokens.count, tokens[next] == .comma { next += 1 }
        return (label, value)
    }

    /// The end of the element that starts at `start`: at a comma or a closing bracket that isn't its own.
    static func end(ofElementAt start: Int, in tokens: ArraySlice<ManifestToken>) -> Int {
        var depth = 0
        for index in start..<tokens.endIndex {
            switch tokens[index] {
            case .openParenthesis, .openBracket, .openBrace: depth += 1
            case let token where token.isClosingBracket:
                if depth == 0 { return index }
                depth -= 1
            case .comma where depth == 0: return index
            default: break
            }
        }
        return tokens.endIndex
    }

    /// The position after the bracket that closes the one at `start`.
    static func group(at start: Int, in tokens: [ManifestToken]) -> Int {
        var depth = 0
        for index in start..<tokens.endIndex {
            if tokens[index].isOpeningBracket { depth += 1 }
            if tokens[index].isClosingBracket { depth -= 1 }
            if depth == 0 { return index + 1 }
        }
        return tokens.endIndex
    }

    private static func literal(_ value: ArraySlice<ManifestToken>) -> String? {
        guard value.count == 1, case .string(let text)? = value.first else { return nil }
        return text
    }
}

// MARK: - Dependencies

extension ManifestScan {
    /// A package that a manifest names.
    enum Package: Equatable {
        /// One that is checked out into a folder of this name.
        case remote(String)
        /// One in a folder whose path starts in the package's.
        case local(String)
    }

    /// The packages that the manifest names with plain literals, in its order.
    static func packages(in bytes: [UInt8]) -> [Package] {
        // Most manifests name none, and a word is found sooner than all tokens are.
        guard String(decoding: bytes, as: UTF8.self).contains(".package(") else { return [] }
        let scan = ManifestScan(bytes)
        return scan.tokens.indices.compactMap { index in
            guard scan.call(at: index) == .identifier("package") else { return nil }
            let call = scan.tokens[index..<end(ofElementAt: index, in: scan.tokens[...])]
            if let path = argument("path", in: call) { return .local(path) }
            guard let address = argument("url", in: call) ?? argument("id", in: call) else { return nil }
            let name = Path.name(of: address)
            return .remote(name.hasSuffix(".git") ? String(name.dropLast(4)) : name)
        }
    }

    /// The names in all array literals of `value`, which may be joined by `+` or chosen by a condition.
    private static func dependencies(in value: ArraySlice<ManifestToken>) -> [ManifestTarget.Dependency] {
        var found: [ManifestTarget.Dependency] = []
        var index = value.startIndex
        while index < value.endIndex {
            if case .string(let text?) = value[index], isElement(at: index, of: value) {
                found.append(ManifestTarget.Dependency(name: text, package: nil))
            } else if index + 2 < value.endIndex, value[index] == .dot, value[index + 2] == .openParenthesis {
                let end = end(ofElementAt: index, in: value)
                found += dependency(in: value[index..<end]).map { [$0] } ?? []
                index = end
                continue
            }
            index += 1
        }
        return found
    }

    private static func isElement(at index: Int, of value: ArraySlice<ManifestToken>) -> Bool {
        guard index > value.startIndex, index + 1 < value.endIndex else { return false }
        let (before, after) = (value[index - 1], value[index + 1])
        return (before == .openBracket || before == .comma) && (after == .closeBracket || after == .comma)
    }

    /// `.target(name: "Name")`, `.byName(name: "Name")` or `.product(name: "Name", package: "Package")`.
    private static func dependency(in call: ArraySlice<ManifestToken>) -> ManifestTarget.Dependency? {
        argument("name", in: call).map { ManifestTarget.Dependency(name: $0, package: argument("package", in: call)) }
    }

    private static func argument(_ label: String, in call: ArraySlice<ManifestToken>) -> String? {
        for index in call.indices.dropLast(2) where call[index] == .identifier(label) && call[index + 1] == .colon {
            if case .string(let text) = call[index + 2] { return text }
        }
        return nil
    }
}

extension ManifestToken {
    fileprivate var isOpeningBracket: Bool { self == .openParenthesis || self == .openBracket || self == .openBrace }
    fileprivate var isClosingBracket: Bool { self == .closeParenthesis || self == .closeBracket || self == .closeBrace }

    static let dot = punctuation(UInt8(ascii: "."))
    static let comma = punctuation(UInt8(ascii: ","))
    static let colon = punctuation(UInt8(ascii: ":"))
    static let openParenthesis = punctuation(UInt8(ascii: "("))
    static let closeParenthesis = punctuation(UInt8(ascii: ")"))
    static let openBracket = punctuation(UInt8(ascii: "["))
    static let closeBracket = punctuation(UInt8(ascii: "]"))
    static let openBrace = punctuation(UInt8(ascii: "{"))
    static let closeBrace = punctuation(UInt8(ascii: "}"))
    static let equals = punctuation(UInt8(ascii: "="))
    static let plus = punctuation(UInt8(ascii: "+"))
}
