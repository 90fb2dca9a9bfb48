import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// Brings along the signature of a member whose body is its owner's: labels, and effects that are new.
struct SignatureEdits {
    private(set) var edits: [Replacement] = []

    /// - Parameters:
    ///   - own: The requirement that the member meets.
    ///   - asked: The requirement that it has to meet.
    /// - Returns: `nil` where anything else differs, so that it is not certain that the body still fits.
    init?(
        _ entry: Int, _ body: DoubleBody, from own: Requirement, to asked: Requirement, _ signatures: SpelledSignatures,
        _ key: RequirementKey
    ) {
        guard case .function(let wanted) = asked.syntax.kind,
            case .function(let function) = body.entries[entry].syntax.kind,
            own.isStatic == asked.isStatic, Self.baseName(own) == Self.baseName(asked),
            Self.generics(own) == Self.generics(asked), signatures.haveSameTypes(entry, key),
            let words = signatures.own[entry]?.words, let wantedWords = signatures.demand(of: key)?.words
        else { return nil }
        let source = body.source(entry)
        let isDiscardable = wantedWords.contains(Self.discardable)
        guard wantedWords.subtracting([Self.discardable]).isSubset(of: words),
            signatures.canKeep(words.subtracting(wantedWords), isAsync: wanted.effects.isAsync)
        else { return nil }
        if isDiscardable, !words.contains(Self.discardable) {
            let start = body.range(of: entry).lowerBound
            edits.append(.init(range: ByteRange(at: start), text: Self.discardable + " "))
        }
        guard let labels = Self.labels(of: source[function], as: asked.source[wanted]) else { return nil }
        edits += labels
        guard addEffects(to: source[function], asked.source[wanted.effects]) else { return nil }
        if edits.isEmpty { return nil }
    }

    private static func baseName(_ requirement: Requirement) -> String {
        String(requirement.name.prefix { $0 != "(" })
    }

    private static let discardable = "@discardableResult"

    private static func generics(_ requirement: Requirement) -> [String] {
        guard case .function(let function) = requirement.syntax.kind else { return [] }
        return function.genericParameters.map { requirement.source.compactText(in: $0.range) }
            + [function.whereClause.map { requirement.source.compactText(in: $0.range) } ?? ""]
    }

    /// What gives the parameters of `function` the labels of `asked`, and keeps their names inside.
    ///
    /// Whole parameters change places where labels do.
    /// - Returns: `nil` where it is not certain which parameter is which.
    static func labels(of function: InSource<FunctionSyntax>, as asked: InSource<FunctionSyntax>) -> [Replacement]? {
        let (own, wanted) = (function.piece.parameters, asked.piece.parameters)
        let labels = own.map { function[$0.firstName].text ?? "_" }
        let targets = wanted.map { asked[$0.firstName].text ?? "_" }
        let order = ParameterPairs.order(of: labels, for: targets)
        if order == Array(own.indices) {
            return zip(own, targets).compactMap { relabelled(function[$0], $1) }
        }
        let types = own.map { function[$0.type.range].compactText + ($0.isVariadic ? "..." : "") }
        guard Set(labels) == Set(targets), order.map({ $0.map { types[$0] } }) == types,
            let first = own.first, let last = own.last,
            !function.source.hasComment(in: first.range.union(last.range))
        else { return nil }
        return zip(own, order).compactMap { place, index in
            guard let index, own[index].range != place.range else { return nil }
            return Replacement(range: place.range, text: function[own[index].range].text)
        }
    }

    /// What gives `parameter` the label `wanted`, and keeps its name inside; `nil` where it has that.
    private static func relabelled(_ parameter: InSource<ParameterSyntax>, _ wanted: String) -> Replacement? {
        guard let first = parameter.piece.firstName, parameter[first].text != wanted else { return nil }
        let last = parameter.piece.secondName ?? first
        let local = parameter[last].text
        return Replacement(range: first.union(last), text: local == wanted ? wanted : wanted + " " + local)
    }

    /// Whether the effects are certain to fit now.
    private mutating func addEffects(to function: InSource<FunctionSyntax>, _ asked: InSource<EffectsSyntax>) -> Bool {
        func thrown(_ effects: InSource<EffectsSyntax>) -> String {
            effects.piece.thrownType.map { "(" + effects[$0.range].compactText + ")" } ?? ""
        }
        let (own, wanted) = (function.piece.effects, asked.piece)
        guard wanted.isAsync || !own.isAsync, wanted.isThrowing || !own.isThrowing else { return false }
        if own.isThrowing {
            guard thrown(function[own]) == thrown(asked), own.isRethrows == wanted.isRethrows else { return false }
        } else if wanted.isRethrows {
            return false
        }
        let addsAsync = wanted.isAsync && !own.isAsync
        let addsThrows = wanted.isThrowing && !own.isThrowing
        if addsAsync, let word = own.throws {
            edits.append(Replacement(range: ByteRange(at: word.lowerBound), text: "async "))
        } else if addsAsync || addsThrows {
            let place = own.async?.upperBound ?? Self.closingParenthesis(function)
            let words = asked[wanted.throws].text ?? ""
            let text = (addsAsync ? " async" : "") + (addsThrows ? " " + words + thrown(asked) : "")
            edits.append(Replacement(range: ByteRange(at: place), text: text))
        }
        return true
    }

    /// Where the parameters end.
    private static func closingParenthesis(_ declared: InSource<FunctionSyntax>) -> Int {
        let (function, source) = (declared.piece, declared.source)
        let start = function.genericParameters.last?.range.upperBound ?? function.name.upperBound
        let end = function.body?.lowerBound ?? function.result?.range.lowerBound ?? source.count
        var depth = 0
        for range in source.tokenRanges(in: ByteRange(start: start, end: end)) {
            switch source.byte(at: range.lowerBound) {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 { return range.upperBound }
            default: break
            }
        }
        return start
    }
}
