#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The names that are at the top level of a file, found without parsing it.
///
/// A nested type can only be named by a path that begins with the outer type, so these names show whether a file may
/// declare what a path names. Names are given as hashes (`QuickScan.hash(of:)`). There may be too many of them, never
/// too few, as long as the brackets of the file match.
public struct FileOutline: Sendable {
    /// The types and type aliases.
    public private(set) var declared: [UInt64] = []
    /// The first two parts of the name of each extended type: the first may be a module.
    public private(set) var extended: [UInt64] = []
    /// Those of extensions by which the type may conform to something.
    public private(set) var conforming: [UInt64] = []
    /// The modules that the file imports.
    public private(set) var imported: [UInt64] = []
    /// Whether the file re-exports a module.
    public private(set) var exportsModules = false

    /// Holds no names.
    public init() {}

    /// Adds the name with `hash` to those that are declared.
    public mutating func add(_ hash: UInt64) { declared.append(hash) }

    /// Adds an extension of what the name with `hash` means, by which that may conform to something.
    public mutating func add(extended hash: UInt64, conforms: Bool) {
        extended.append(hash)
        if conforms { conforming.append(hash) }
    }

    /// Reads the names in `bytes`.
    ///
    /// - Precondition: a zero byte follows `bytes`.
    public init(of bytes: UnsafeBufferPointer<UInt8>) {
        guard let base = bytes.baseAddress else { return }
        // Most files import a few modules.
        imported.reserveCapacity(4)
        var lexer = Lexer(base: base, from: 0, to: bytes.count)
        var token = lexer.next()
        while token.kind != .endOfFile {
            switch token.kind {
            case .leftBrace:
                _ = lexer.skipBraces()
                token = lexer.next()
            case .leftParen, .leftSquare:
                _ = lexer.skipBrackets()
                token = lexer.next()
            case .at:
                token = lexer.next()
                if bytes.holds("_exported", at: token.range) { exportsModules = true }
            case .identifier:
                token = addDeclaration(by: token, &lexer, bytes)
            default:
                token = lexer.next()
            }
        }
    }

    /// Adds what the word `token` may declare, and returns the first token that is not part of it.
    private mutating func addDeclaration(
        by token: Token, _ lexer: inout Lexer, _ bytes: UnsafeBufferPointer<UInt8>
    ) -> Token {
        let keyword = Keyword(lexer.base + token.range.lowerBound, count: token.range.count)
        switch keyword {
        case .class, .struct, .enum, .actor, .typealias:
            let name = lexer.next()
            if name.isName { declared.append(bytes.hash(of: name.range)) }
            return name
        case .extension:
            var name = lexer.next()
            let first = extended.count
            var goesOn = true
            while goesOn, extended.count < first + 2, name.isName {
                extended.append(bytes.hash(of: name.range))
                name = lexer.next()
                goesOn = name.kind == .period
                if goesOn { name = lexer.next() }
            }
            let conformsToNothing = name.kind == .leftBrace || bytes.holds("where", at: name.range)
            if !conformsToNothing { conforming += extended[first...] }
            return name
        case .import:
            return addImport(&lexer, bytes)
        default:
            return lexer.next()
        }
    }

    /// Adds the module that is imported, and returns the first token that is not part of its name.
    ///
    /// What may follow the keyword, as in `import struct Foundation.Data`, declares nothing.
    private mutating func addImport(_ lexer: inout Lexer, _ bytes: UnsafeBufferPointer<UInt8>) -> Token {
        var name = lexer.next()
        var next = lexer.next()
        // The word for a kind of declaration, which a name follows without a period.
        if name.isName, next.isName, !next.startsLine { (name, next) = (next, lexer.next()) }
        if name.isName { imported.append(bytes.hash(of: name.range)) }
        return next
    }
}

extension SourceText {
    /// Calls `found` with the hash of each name in `range`, words of the language and comments' words aside, and with
    /// whether a dot follows it.
    public func visitNames(in range: ByteRange, _ found: (_ hash: UInt64, _ isPrefix: Bool) -> Void) {
        var lexer = Lexer(base: base, from: range.lowerBound, to: range.upperBound)
        var name: UInt64?
        while true {
            let token = lexer.next()
            if let name { found(name, token.kind == .period) }
            if token.kind == .endOfFile { return }
            name = token.isName ? buffer.hash(of: token.range) : nil
        }
    }
}

extension Token {
    /// Whether it is a name or a word of the language.
    fileprivate var isName: Bool { kind == .identifier || kind == .quotedIdentifier }
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate func hash(of range: ByteRange) -> UInt64 {
        var hash = QuickScan.emptyHash
        var offset = range.lowerBound
        while offset < range.upperBound {
            hash = QuickScan.extend(hash, by: self[offset])
            offset += 1
        }
        return hash
    }

    fileprivate func holds(_ word: StaticString, at range: ByteRange) -> Bool {
        guard range.count == word.utf8CodeUnitCount, let baseAddress else { return false }
        return memcmp(baseAddress + range.lowerBound, word.utf8Start, range.count) == 0
    }
}
