import UnderstudySyntax

/// What a statement of a test says to a double of a mocking framework, whichever framework that is.
struct DoubleStatement {
    /// What it is for.
    enum Purpose {
        /// Calls are answered in this way.
        case answers([StatedAnswer])
        /// Calls run this closure, and are then answered as before.
        case performs(ExpressionSyntax)
        /// There were so many calls.
        case verifies(CallCount)
    }

    /// The double.
    let subject: ExpressionSyntax
    let member: StatedMember
    let purpose: Purpose
    /// Where the member is named that the statement calls on the double; `nil` where it is given the double.
    var place: Int?
}

/// A statement among others that set up one double.
struct StatementInBlock {
    let range: ByteRange
    /// What it says; `nil` where nothing corresponds to it.
    let statement: DoubleStatement?
    /// Whether it declares what others use.
    var isDeclaration = false
}

extension DoubleStatement {
    /// One statement for both, where they answer the same calls: all calls of one member.
    func joined(with next: DoubleStatement) -> DoubleStatement? {
        guard case .answers(let first) = purpose, case .answers(let second) = next.purpose, member.specificity == 0,
            next.member.specificity == 0, member.form == next.member.form,
            member.functionName == next.member.functionName
        else { return nil }
        return DoubleStatement(subject: subject, member: member, purpose: .answers(first + second), place: place)
    }

    /// The closures that calls run.
    var closures: [ExpressionSyntax] {
        let answers: [ExpressionSyntax] =
            switch purpose {
            case .answers(let answers):
                answers.compactMap { if case .closure(let closure) = $0 { closure } else { nil } }
            case .performs(let action): [action]
            case .verifies: []
            }
        return answers
            + member.arguments.compactMap { if case .accepted(let closure) = $0.match { closure } else { nil } }
    }

    /// The captors that keep arguments, with the positions of these.
    var captors: [(name: String, position: Int)] {
        member.arguments.enumerated().compactMap { position, argument in
            if case .captured(let name) = argument.match { (name, position) } else { nil }
        }
    }

    /// Whether it only says that nothing is to happen.
    var isPassive: Bool {
        guard case .answers(let answers) = purpose else { return false }
        return answers.allSatisfy { if case .nothing = $0 { true } else { false } }
    }
}

/// A member of a double as a statement names it.
struct StatedMember {
    /// What is done with it.
    enum Form {
        /// It is called.
        case call
        /// It is read.
        case getter
        /// It is set.
        case setter
    }

    let form: Form
    let baseName: String
    let arguments: [StatedArgument]

    /// The name of the function with its labels.
    var functionName: String { baseName + "(" + arguments.map { ($0.label ?? "_") + ":" }.joined() + ")" }

    /// How many of the arguments are not just any.
    var specificity: Int { arguments.count { !$0.match.isAny } }

    /// Whether no call fits both: an argument would have to be equal to two values.
    func differs(from other: StatedMember, in source: SourceText) -> Bool {
        zip(arguments, other.arguments).contains { own, other in
            guard case .equal(let first) = own.match, case .equal(let second) = other.match else { return false }
            return source.text(in: first.range) != source.text(in: second.range)
        }
    }
}

/// Which arguments of a call a statement is about.
struct StatedArgument {
    /// What an argument has to be.
    enum Match {
        case any
        /// Equal to this value.
        case equal(ExpressionSyntax)
        /// What this closure accepts.
        case accepted(ExpressionSyntax)
        /// The same instance as this one.
        case identical(ExpressionSyntax)
        /// Anything but `nil`.
        case present
        /// `nil`.
        case missing
        /// Any value, which is kept under the name of this captor.
        case captured(String)

        var isAny: Bool {
            switch self {
            case .any, .captured: true
            default: false
            }
        }
    }

    let label: String?
    let match: Match
}

/// How one call is answered.
enum StatedAnswer {
    case value(ExpressionSyntax)
    case error(ExpressionSyntax)
    /// By a closure that is called with all arguments.
    case closure(ExpressionSyntax)
    /// Without a result.
    case nothing
}

/// How many calls there have to be.
enum CallCount {
    case never
    case atLeastOnce
    case exactly(String)
    /// `>`, `>=`, `<` or `<=` this number.
    case compared(Comparison, String)
    case within(String)

    enum Comparison: String {
        case more = ">"
        case moreOrEqual = ">="
        case less = "<"
        case lessOrEqual = "<="

        /// The assertion of XCTest that says it.
        var assertion: String {
            switch self {
            case .more: "XCTAssertGreaterThan"
            case .moreOrEqual: "XCTAssertGreaterThanOrEqual"
            case .less: "XCTAssertLessThan"
            case .lessOrEqual: "XCTAssertLessThanOrEqual"
            }
        }
    }

    /// Exactly the number in `text`.
    static func number(_ text: String) -> CallCount { text == "0" ? .never : .exactly(text) }
}

/// Why a statement stays as it is.
package enum LeftReason: Error {
    case form
    case word
    case generatedStub
    case sequence
    case matched
    case closures
    case subject
    case member
    case overloads
    case notStubbed
    case notRecorded
    case order
    case value
    case unequal(String)
    case cycle
    case generic
    case product
    case action
    case actor
    case settings
    case comment

    /// The reason, as the end of a sentence about the statement.
    package var words: String {
        switch self {
        case .form: "nothing that doubles have does the same"
        case .word: "only the framework declares this, so its import stays"
        case .generatedStub:
            "it is a stub that the framework generates: 'understudy generate PROTOCOL --kind stub' makes one"
        case .sequence: "the double has one value for this property at a time, and none after the other"
        case .matched: "only some calls get these answers one after the other; write a closure that counts them"
        case .closures: "a closure is one of several answers, one after the other; write one that counts its calls"
        case .subject: "the double stands for no protocol of the sources, or its type is not known"
        case .member: "the protocol has no such member"
        case .overloads: "several members of the protocol have this name"
        case .notStubbed: "the new double has no closure for this member"
        case .notRecorded: "the new double doesn't record this"
        case .order: "an earlier statement has precedence for some calls"
        case .action: "the closure that an earlier statement has calls run would not run any more"
        case .value: "the value would be made in each call, and is now made once"
        case .unequal(let type): "values of '\(type)' can't be compared"
        case .cycle: "the answers begin again after the last one"
        case .actor: "the double is an actor: set and read it in 'await mock.configure { … }'"
        case .comment: "a comment within it would be lost"
        case .settings: "new doubles are made without arguments"
        case .product: "code outside of tests uses the double"
        case .generic: "the member is generic, and the new double keeps other types"
        }
    }
}

extension [Result<String, LeftReason>] {
    /// The lines of all; the first reason where there is one.
    func joined(indentation: String) -> Result<String, LeftReason> {
        var texts: [String] = []
        for result in self {
            switch result {
            case .failure(let reason): return .failure(reason)
            case .success(let text): if !text.isEmpty { texts.append(text) }
            }
        }
        return .success(texts.joined(separator: "\n" + indentation))
    }
}
