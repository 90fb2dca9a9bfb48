import UnderstudyRefactoring
import UnderstudySyntax

/// An assertion that something holds, or does not: `XCTAssertTrue(x)`, `XCTAssertEqual(x, false)`, `expect(x).to(beTrue())`.
struct Assertion {
    /// The bytes that say what is asserted: the function's name, or Nimble's matcher.
    private let word: InSource<ByteRange>
    /// The bytes of the literal that the value is compared with, from the comma on.
    private let literal: ByteRange?
    private let expectsTrue: Bool
    private let isMatcher: Bool

    /// Reads the assertion about `expression`, which is within `around`, the innermost last.
    init?(
        about expression: ExpressionSyntax, within around: some BidirectionalCollection<ExpressionSyntax>,
        in source: SourceText
    ) {
        guard case .call(let callee, let arguments)? = around.last?.form,
            arguments.first?.value.range == expression.range, case .name(let function) = callee.form
        else { return nil }
        let name = source.text(in: function.range)
        let second = arguments[safe: 1]?.value.range
        let compared = second.map(source.text(in:))
        switch (name, compared) {
        case ("XCTAssertTrue", _), ("XCTAssert", _), ("XCTAssertFalse", _):
            (word, literal, isMatcher) = (source[function.range], nil, false)
            expectsTrue = name != "XCTAssertFalse"
        case ("XCTAssertEqual", "true"), ("XCTAssertEqual", "false"):
            let end = second?.upperBound ?? expression.range.upperBound
            literal = ByteRange(start: expression.range.upperBound, end: end)
            (word, isMatcher) = (source[function.range], false)
            expectsTrue = compared == "true"
        case ("expect", nil):
            guard case .call(_, let matchers)? = around.dropLast(2).last?.form, matchers.count == 1,
                case .call(let matcher, let rest) = matchers[0].value.form, rest.isEmpty,
                let isTrue = Self.matchers[source.text(in: matcher.range)]
            else { return nil }
            (word, literal, isMatcher, expectsTrue) = (source[matchers[0].value.range], nil, true, isTrue)
        default: return nil
        }
    }

    private static let matchers = ["beTrue": true, "beTruthy": true, "beFalse": false, "beFalsy": false]

    /// The edits that make it an assertion about whether a list is empty, in which something is where the former value was
    /// `isSet`.
    func edits(forListFilledWhere isSet: Bool) -> [SourceEdit] {
        let isEmpty = isSet != expectsTrue
        if isMatcher { return [SourceEdit(word, with: isEmpty ? "beTrue()" : "beFalse()")] }
        let isAsWritten = isEmpty && word.text == "XCTAssert"
        let name = SourceEdit(word, with: isEmpty ? "XCTAssertTrue" : "XCTAssertFalse")
        return (isAsWritten ? [] : [name]) + (literal.map { [SourceEdit(word.source[$0], with: "")] } ?? [])
    }

    /// The edits that make it an assertion about a number that is more than 0 where the former value was `isSet`.
    ///
    /// - Parameter end: Where the number ends.
    func edits(forCountWhere isSet: Bool, endingAt end: Int) -> [SourceEdit] {
        let isZero = isSet != expectsTrue
        if isMatcher { return [SourceEdit(word, with: isZero ? "equal(0)" : "beGreaterThan(0)")] }
        return [
            SourceEdit(word, with: isZero ? "XCTAssertEqual" : "XCTAssertGreaterThan"),
            SourceEdit(word.source[literal ?? ByteRange(at: end)], with: ", 0"),
        ]
    }
}
