import UnderstudyRefactoring
import UnderstudySemantics
import UnderstudySyntax

/// The code of one file that uses a mocking framework, rewritten for new doubles.
package struct FrameworkRewriting {
    /// A statement that stays.
    package struct Left {
        package let location: SourceLocation
        package let reason: LeftReason
        /// The statement's first words.
        package let text: String
    }

    package internal(set) var edits: [SourceEdit] = []
    package private(set) var left: [Left] = []
    /// How many statements were rewritten.
    package private(set) var count = 0
    /// Whether `inTurn` is called.
    package private(set) var usesInTurn = false
    /// The functions, with labels, that need a closure though they return nothing, by the names of their doubles.
    package private(set) var told: [String: Set<String>] = [:]
    /// Those that need a member though they have a default implementation.
    package private(set) var added: [String: Set<String>] = [:]

    /// What statements so far said of a member of a double.
    struct Earlier {
        /// Those that gave answers.
        var statements: [StatedMember] = []
        /// Whether calls run a closure.
        var hasAction = false
        /// Whether the member answers otherwise than that of a new double.
        var isAnswered = false
    }

    let file: FileDeclarations
    let framework: MockingFramework
    let doubles: Doubles
    private let style: AssertionStyle
    var values: PlainValues
    /// The bytes that are rewritten, or that belong to statements that stay.
    var done: [ByteRange] = []
    /// Whether a statement is about a double of the framework's that stays.
    var needsFramework = false
    /// Whether an assertion of XCTest was written.
    var asserts = false
    /// The properties of which some statement says how often they were set.
    private let countedSetters: Set<String>
    /// What was said so far, by the doubles and their members.
    var earlier: [String: Earlier] = [:]
    /// The answers that the statements right before gave, each with its place in `rewritten`.
    var justStated: [String: (statement: DoubleStatement, place: Int)] = [:]
    /// The statements that were rewritten, each with its new text; those without one go.
    private var rewritten: [(range: ByteRange, text: String)] = []
    /// The variables of the member that is read, by their names, each with the place of its `var`.
    var variables: [String: Int] = [:]
    /// The places of those that closures share with other threads.
    var shared: Set<Int> = []
    /// What is said before each test of a type, by its name.
    var setUp: [String: [String: Earlier]] = [:]
    /// What keeps arguments in the member that is read.
    var captured = CapturedArguments()
    /// What was verified so far in the statements around, by the doubles and their functions.
    var verified: [String: [String: [DoubleStatement]]] = [:]

    var source: SourceText { file.source }

    /// Rewrites what `file` says in the words of `framework`.
    package init(
        _ file: FileDeclarations, of framework: MockingFramework, _ doubles: Doubles, _ values: PlainValues
    ) {
        (self.file, self.framework, self.doubles, self.values) = (file, framework, doubles, values)
        countedSetters = file.source.countedSetters
        let isTesting = file.imports.contains { $0.module == "Testing" }
        style = isTesting && !file.types.contains { $0.inherited.contains("XCTestCase") } ? .testing : .xctest
        visitFile()
        let kept = rewritten.filter { !$0.text.isEmpty }
        edits += kept.map { SourceEdit(source[$0.range], with: $0.text) }
        let gone = rewritten.filter(\.text.isEmpty).map(\.range)
        edits += source.removals(of: gone).map { SourceEdit(source[source.withBlankLines(below: $0)], with: "") }
        removeAttributes()
        rewriteImports()
    }

    // MARK: - Statements

    /// Whether the expression was one of the framework's, and is done with.
    mutating func rewrite(_ expression: ExpressionSyntax) -> Bool {
        switch framework.read(expression, source) {
        case .foreign: return false
        case .unknown(let reason):
            // What is said to no double may be a function of the tests.
            guard let subject = expression.firstArgument, doubles.areMentioned(in: subject.range) else { return false }
            leave(expression, reason)
        case .usual:
            guard doubles.areMentioned(in: expression.range) else { return false }
            finish(expression, .success(""))
        case .nothingElse(let subjects):
            guard let first = subjects.first, doubles.mentioned[first.range.lowerBound] != nil else { return false }
            finish(expression, subjects.map { nothingElse($0) }.joined(indentation: indentation(of: expression)))
        case .block(let block): rewrite(block, in: expression)
        case .statements(let statements):
            // What is called on nothing that is known to be a double may be anything.
            if let first = statements.first, first.subject.range.lowerBound == expression.range.lowerBound,
                doubles.name(in: first) == nil
            {
                return false
            }
            let line = source.lineRange(around: expression.range.lowerBound)
            let before = ByteRange(start: line.lowerBound, end: expression.range.lowerBound)
            let words = source.tokenRanges(in: before)
            guard !words.contains(where: { source.matches($0, "await") }) else {
                leave(expression, .form)
                return true
            }
            let word = words.last.flatMap { source.matches($0, "try") ? $0.lowerBound : nil }
            let indentation = indentation(of: expression)
            let joined = statements.count == 1 ? joined(statements[0]) : nil
            let all = joined.map { [$0.statement] } ?? statements
            let texts = all.map { text(of: $0, indentation) }
            let countBefore = count
            finish(expression, from: word, texts.joined(indentation: indentation))
            if count == countBefore { break }
            if let place = joined?.place { rewritten[place].text = "" }
            if all.count == 1 { justStated[key(of: all[0])] = (all[0], rewritten.count - 1) }
        }
        return true
    }

    /// `statement` with the answers before it that the one right before gives the same calls, and where that one
    /// is: each answer is given once.
    private mutating func joined(_ statement: DoubleStatement) -> (statement: DoubleStatement, place: Int)? {
        let key = key(of: statement)
        guard framework.precedence == .each, let (before, place) = justStated[key],
            let joined = before.joined(with: statement), !source.isExplained(rewritten[place].range)
        else { return nil }
        earlier[key]?.statements.removeLast()
        return (joined, place)
    }

    private func key(of statement: DoubleStatement) -> String {
        "\(source.text(in: statement.subject.range)).\(statement.member.functionName)"
    }

    /// Rewrites the statements of a block; those that stay do so in it.
    private mutating func rewrite(_ block: [StatementInBlock], in expression: ExpressionSyntax) {
        let declares = block.contains(where: \.isDeclaration)
        let outer = indentation(of: expression)
        // What the block declares stays within one.
        let indentation = declares ? outer + source.indentationOfOneLevel : outer
        let comments = StatementComments.all(beside: block.map(\.range), in: expression.range, of: source)
        let texts = block.map { entry -> Result<String, LeftReason> in
            if entry.isDeclaration { return .success(source.text(in: entry.range)) }
            return entry.statement.map { text(of: $0, indentation) } ?? .failure(.form)
        }
        let whole = zip(texts, comments).map { text, comments in
            text.map { comments.around($0, indentation: indentation) }
        }.joined(indentation: indentation)
        if declares {
            return finish(expression, whole.map { "do {\n\(indentation)\($0)\n\(outer)}" })
        }
        let done = zip(block, texts).compactMap { entry, text in
            if case .success(let text) = text { (range: entry.range, text: text) } else { nil }
        }
        let keepsAll = done.allSatisfy { entry in
            source.isAlone(entry.range)
                && source.comments(in: entry.range).allSatisfy { entry.text.contains(source.text(in: $0)) }
        }
        guard case .failure(let reason) = whole, !done.isEmpty, keepsAll else { return finish(expression, whole) }
        if case .subject = reason { return finish(expression, whole) }
        count += 1
        edits += done.map { entry in
            SourceEdit(source[source.withBlankLines(below: source.wholeLines(entry.range))], with: "")
        }
        let lines = done.filter { !$0.text.isEmpty }.map { indentation + $0.text + "\n" }
        leave(expression, reason, below: lines.joined())
    }

    private func indentation(of expression: ExpressionSyntax) -> String {
        source.indentation(at: expression.range.lowerBound)
    }

    /// Puts `text` in place of `expression`, and of the words before it from `start` on; leaves it where there is none.
    private mutating func finish(
        _ expression: ExpressionSyntax, from start: Int? = nil, _ text: Result<String, LeftReason>
    ) {
        switch text {
        case .failure(.subject) where !doubles.staying.isEmpty:
            needsFramework = true
            done.append(expression.range)
        case .failure(let reason): leave(expression, reason)
        case .success(let text) where !keepsComments(of: expression, text):
            leave(expression, .comment)
        case .success(let text):
            count += 1
            done.append(expression.range)
            let range = ByteRange(start: start ?? expression.range.lowerBound, end: expression.range.upperBound)
            rewritten.append((range, text))
        }
    }

    private func keepsComments(of expression: ExpressionSyntax, _ text: String) -> Bool {
        source.comments(in: expression.range).allSatisfy { text.contains(source.text(in: $0)) }
    }

    /// Assertions that nothing was done with `subject` but what was verified.
    private mutating func nothingElse(_ subject: ExpressionSyntax) -> Result<String, LeftReason> {
        guard let name = doubles.mentioned[subject.range.lowerBound], let double = doubles.byName[name] else {
            return .failure(.subject)
        }
        if double.isActor { return .failure(.actor) }
        guard let functions = double.allFunctions else { return .failure(.notRecorded) }
        let written = source.text(in: subject.range)
        var texts: [Result<String, LeftReason>] = []
        for function in functions {
            let before = verified[written]?[function.requirement.name] ?? []
            guard before.count <= 1 else { return .failure(.form) }
            var count = CallCount.never
            if case .verifies(let verified)? = before.first?.purpose {
                // What was said of any calls says how many there were.
                if before[0].member.specificity == 0 { continue }
                guard case .exactly = verified else { return .failure(.form) }
                count = verified
            }
            let text = VerificationText(
                function: function, subject: written, arguments: [], style: style, source: source,
                indentation: indentation(of: subject))
            texts.append(text.text(count))
        }
        if style == .xctest, !texts.isEmpty { asserts = true }
        return texts.joined(indentation: indentation(of: subject))
    }

    private mutating func text(of statement: DoubleStatement, _ indentation: String) -> Result<String, LeftReason> {
        guard let name = doubles.name(in: statement), let double = doubles.byName[name],
            !statement.subject.isMetatype(in: source)
        else { return .failure(.subject) }
        if double.isActor { return .failure(.actor) }
        let subject = source.text(in: statement.subject.range)
        switch statement.member.form {
        case .setter: if statement.isPassive { return .success("") }
        case .getter:
            if double.keepsValue(of: statement.member) {
                return value(of: statement, subject).map { text in
                    text + forgettingSetter(statement.member, of: double, subject, indentation)
                }
            }
        case .call: break
        }
        let isSetter = statement.member.form == .setter
        let function: FrameworkDouble.Function
        switch double.found(statement.member) {
        case .failure(let reason): return .failure(reason)
        case .success(let found): function = found
        }
        let arguments: [StatedArgument]
        switch function.comparable(statement.member.arguments, comparesInstances: framework.comparesInstances, values) {
        case .failure(let reason): return .failure(reason)
        case .success(let found): arguments = found
        }
        let answer = AnswerText(
            function: function, subject: subject, arguments: arguments, source: source, values: values,
            indentation: indentation)
        if function.isAdded { added[name, default: []].insert(function.requirement.name) }
        switch statement.purpose {
        case .verifies(let count):
            if style == .xctest { asserts = true }
            verified[subject, default: [:]][function.requirement.name, default: []].append(statement)
            let text = VerificationText(
                function: function, subject: subject, arguments: arguments, style: style, source: source,
                indentation: indentation)
            return text.text(count).flatMap { capturing(statement, by: text, behind: $0, indentation) }
        case _ where isSetter: return .failure(.notStubbed)
        case .performs(let action):
            let text = obstacle(to: statement).map { .failure($0) } ?? answer.text(performing: action)
            note(text, of: statement, toldBy: function, of: name)
            return text
        case .answers(let answers):
            if let reason = obstacle(to: statement) { return .failure(reason) }
            let key = key(of: statement)
            let text = answer.text(
                answers, isCycle: framework.precedence == .specific,
                isFirst: earlier[key]?.isAnswered != true)
            if case .success = text, answers.count > 1 { usesInTurn = true }
            if case .success(let text) = text, !text.isEmpty { earlier[key, default: Earlier()].isAnswered = true }
            note(text, of: statement, toldBy: function, of: name)
            return text
        }
    }

    /// Notes what `text`, the new form of `statement`, needs: a closure of the double, and variables that may be changed
    /// from any thread.
    private mutating func note(
        _ text: Result<String, LeftReason>, of statement: DoubleStatement, toldBy function: FrameworkDouble.Function,
        of double: String
    ) {
        guard case .success(let text) = text, !text.isEmpty else { return }
        if function.isTold { told[double, default: []].insert(function.requirement.name) }
        guard function.storage.isLocked || function.storage.stubType?.has(.sendable) == true else { return }
        statement.closures.forEach { share($0) }
    }

    /// `assertion` with the constants behind it that stand for the captors of `statement`.
    private mutating func capturing(
        _ statement: DoubleStatement, by text: VerificationText, behind assertion: String, _ indentation: String
    ) -> Result<String, LeftReason> {
        var lines = [assertion]
        for (name, position) in statement.captors {
            // A captor has what fits all matchers.
            guard statement.member.specificity == 0, let captor = captured[name],
                let line = text.captured(name, position)
            else { return .failure(.form) }
            lines.append(line)
            done.append(captor.declaration)
            rewritten.append((captor.declaration, ""))
            for (range, text) in captor.reads { edits.append(SourceEdit(source[range], with: text)) }
        }
        return .success(lines.joined(separator: "\n" + indentation))
    }

    /// Why an assignment would not do what `statement` does after those before it.
    private mutating func obstacle(to statement: DoubleStatement) -> LeftReason? {
        let key = key(of: statement)
        let (own, before) = (statement.member.specificity, earlier[key] ?? Earlier())
        if case .performs = statement.purpose {
            earlier[key, default: Earlier()].hasAction = true
            return before.hasAction && framework.precedence == .specific ? .order : nil
        }
        earlier[key, default: Earlier()].statements.append(statement.member)
        if before.hasAction { return .action }
        let counts = before.statements.allSatisfy { member in
            switch framework.precedence {
            case .last: true
            case .specific: member.specificity <= own
            case .each: member.differs(from: statement.member, in: source)
            }
        }
        return counts ? nil : .order
    }

    /// The assignment to a property.
    private func value(of statement: DoubleStatement, _ subject: String) -> Result<String, LeftReason> {
        guard case .answers(let answers) = statement.purpose else { return .failure(.notRecorded) }
        guard answers.count == 1 else { return .failure(.sequence) }
        guard case .value(let value) = answers[0] else { return .failure(.form) }
        return .success("\(subject).\(statement.member.baseName) = \(source.text(in: value.range))")
    }

    /// What has `double` forget that a statement set the property, where some statement counts that.
    private func forgettingSetter(
        _ member: StatedMember, of double: FrameworkDouble, _ subject: String, _ indentation: String
    ) -> String {
        guard countedSetters.contains(member.baseName), case .success(let setter) = double.settings(of: member),
            let calls = setter.storage.calls
        else { return "" }
        return "\n\(indentation)\(subject).\(calls).removeLast()"
    }

    /// - Parameter lines: What stands above it now.
    private mutating func leave(_ expression: ExpressionSyntax, _ reason: LeftReason, below lines: String = "") {
        note(expression.range, reason)
        let start = expression.range.lowerBound
        let line = ByteRange(at: source.lineRange(around: start).lowerBound)
        let comment = "\(source.indentation(at: start))// Not converted: \(reason.words).\n"
        edits.append(SourceEdit(source[line], with: lines + comment))
    }

    mutating func note(_ range: ByteRange, _ reason: LeftReason) {
        done.append(range)
        let text = source.text(in: range)
        let start = text.prefix { !$0.isNewline }.prefix(60)
        left.append(
            Left(
                location: source.location(at: range.lowerBound), reason: reason,
                text: start.count < text.count ? start + "…" : String(start)))
    }
}
