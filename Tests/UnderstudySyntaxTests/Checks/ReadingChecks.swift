@testable import UnderstudySyntax

/// All that must hold when bytes are read, whatever they are.
enum ReadingChecks {
    /// What is wrong with the tokens and the tree of `bytes`.
    static func violations(of bytes: [UInt8]) -> [String] {
        let source = SourceText(path: "input.swift", bytes: bytes)
        let tokens = TokenChecks.tokens(of: source)
        return TokenChecks.violations(tokens, in: source) + TreeChecks.violations(in: Parser.parse(source))
    }

    /// The first thing that is wrong with `bytes` cut off at any byte, or with any one token left out.
    static func firstViolationWhenDamaged(_ bytes: [UInt8]) -> String? {
        for count in 0..<bytes.count {
            if let violation = violations(of: Array(bytes[..<count])).first {
                return "cut off at byte \(count): \(violation)"
            }
        }
        for token in TokenChecks.tokens(of: SourceText(path: "input.swift", bytes: bytes)) {
            let rest = bytes[..<token.range.lowerBound] + bytes[token.range.upperBound...]
            if let violation = violations(of: Array(rest)).first {
                return "without the token at \(token.range.lowerBound): \(violation)"
            }
        }
        return nil
    }
}
