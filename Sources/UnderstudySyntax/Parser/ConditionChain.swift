/// The clauses of one `#if … #endif`, as far as they test the compiler's version.
///
/// Code for other compilers may be in another version of Swift: the compiler doesn't parse it (SE-0212), so its syntax
/// need not be valid here.
struct ConditionChain {
    /// The version of the language that the parser reads.
    static let compilerVersion = [6, 3]
    /// What `swift(…)` is compared with: the version of the oldest language mode in use, and of the newest.
    private static let languageVersions = [[5, 10], compilerVersion]

    /// Whether an earlier clause is true.
    private var isSettled = false
    private var asksForVersion = false

    /// Whether the branch after `clause`, the next one of the chain, is for other compilers only.
    mutating func isForOtherCompilers(_ clause: ByteRange, in source: SourceText) -> Bool {
        var reader = ConditionReader(clause, in: source)
        guard let condition = reader.readClause() else { return isSettled && asksForVersion }
        asksForVersion = condition.asksForVersion
        defer { if condition.isMet == true { isSettled = true } }
        return asksForVersion && (isSettled || condition.isMet == false)
    }

    /// What is known of a condition.
    fileprivate struct Condition {
        /// Whether it is true; `nil` if that depends on more than the compiler's version.
        var isMet: Bool?
        /// Whether it excludes other compilers.
        var asksForVersion = false

        static let unknown = Condition(isMet: nil)
    }

    fileprivate static func compare(_ function: String, _ relation: String, to version: [Int]) -> Condition {
        guard let versions = function == "swift" ? languageVersions : function == "compiler" ? [compilerVersion] : nil
        else { return .unknown }
        let answers = Set(
            versions.map { $0.lexicographicallyPrecedes(version) == (relation == "<") })
        return Condition(isMet: answers.count == 1 ? answers.first : nil, asksForVersion: true)
    }
}

/// Reads the condition of a clause.
private struct ConditionReader {
    private typealias Condition = ConditionChain.Condition

    private let source: SourceText
    private var lexer: Lexer
    private var token: Token

    init(_ clause: ByteRange, in source: SourceText) {
        self.source = source
        lexer = Lexer(base: source.base, from: clause.lowerBound, to: clause.upperBound)
        token = lexer.next()
    }

    /// Reads the directive and its condition; `nil` for `#else`, which has none.
    mutating func readClause() -> ConditionChain.Condition? {
        let hasCondition = !source.matches(token.range, "#else")
        token = lexer.next()
        return hasCondition ? readAlternatives(depth: 0) : nil
    }

    private mutating func take(operator text: StaticString) -> Bool {
        guard token.kind == .operator, source.matches(token.range, text) else { return false }
        token = lexer.next()
        return true
    }

    private mutating func readAlternatives(depth: Int) -> Condition {
        var result = readAll(depth: depth)
        while take(operator: "||") {
            let other = readAll(depth: depth)
            result.isMet = Self.or(result.isMet, other.isMet)
            result.asksForVersion = result.asksForVersion && other.asksForVersion
        }
        return result
    }

    private mutating func readAll(depth: Int) -> Condition {
        var result = readOne(depth: depth)
        while take(operator: "&&") {
            let other = readOne(depth: depth)
            result.isMet = Self.or(result.isMet.map(!), other.isMet.map(!)).map(!)
            result.asksForVersion = result.asksForVersion || other.asksForVersion
        }
        return result
    }

    private static func or(_ left: Bool?, _ right: Bool?) -> Bool? {
        if left == true || right == true { return true }
        return left == false && right == false ? false : nil
    }

    private mutating func readOne(depth: Int) -> Condition {
        guard depth < 16 else { return .unknown }
        if take(operator: "!") {
            let condition = readOne(depth: depth + 1)
            return Condition(isMet: condition.isMet.map(!), asksForVersion: condition.asksForVersion)
        }
        if token.kind == .leftParen {
            token = lexer.next()
            let condition = readAlternatives(depth: depth + 1)
            if token.kind == .rightParen { token = lexer.next() }
            return condition
        }
        let name = source.text(in: token.range)
        token = lexer.next()
        guard token.kind == .leftParen else {
            return name == "true" || name == "false" ? Condition(isMet: name == "true") : .unknown
        }
        return readCall(of: name)
    }

    private mutating func readCall(of function: String) -> Condition {
        let relation = lexer.next()
        let number = lexer.next()
        token = number
        while token.kind != .rightParen, token.kind != .endOfFile { token = lexer.next() }
        token = lexer.next()
        let version = source.text(in: number.range).split(separator: ".").compactMap { Int($0) }
        guard relation.kind == .operator, number.kind == .number, !version.isEmpty else { return .unknown }
        return ConditionChain.compare(function, source.text(in: relation.range), to: version)
    }
}
