import UnderstudySemantics
import UnderstudySyntax

/// Reads what a function of a handwritten double does, statement by statement.
struct FunctionReader {
    let source: SourceText
    /// The names of the stored properties.
    let properties: Set<String>
    /// The names of all members: what mentions one is no constant.
    let members: Set<String>
    /// The names of the parameters inside.
    let parameters: [String]
    /// The positions of the parameters that are work to run, as they may throw or wait, and no completion handlers.
    private let work: Set<Int>
    let returns: Bool
    /// Constants that stand for a property which has something: `guard let user = mockUser else …`.
    private var aliases: [String: (property: String, otherwise: FunctionReading.Otherwise)] = [:]

    init(
        _ function: InSource<FunctionSyntax>, properties: Set<String>, members: Set<String>
    ) {
        source = function.source
        self.properties = properties
        self.members = members
        parameters = function.piece.parameters.map { parameter in
            (parameter.secondName ?? parameter.firstName).map(function.source.text(in:)) ?? "_"
        }
        work = Set(
            function.piece.parameters.indices.filter { index in
                let type = SwiftType(function.source[function.piece.parameters[index].type])
                return type.function.map { $0.effects != .none } ?? false
            })
        returns = function.piece.result.map { SwiftType(function.source[$0]).canonical != .void } ?? false
    }

    /// What `body` does; `nil` where it does anything else.
    mutating func read(_ body: [StatementSyntax]) -> FunctionReading? {
        var records: [(String, FunctionReading.Record)] = []
        var stops: [FunctionReading.Stop] = []
        var answer: FunctionReading.Answer?
        for (number, statement) in body.enumerated() {
            if answer == nil, let found = value(statement, before: Array(body[(number + 1)...])) {
                return FunctionReading(records: records, stops: stops, answer: found)
            } else if answer == nil, stops.isEmpty, aliases.isEmpty, let found = record(statement) {
                records.append(found)
            } else if answer == nil, let alias = alias(statement) {
                aliases[alias.name] = (alias.property, alias.otherwise)
            } else if answer == nil, let (stop, rest) = stop(statement) ?? alternative(statement, returns: returns) {
                stops.append(stop)
                if let rest { answer = rest }
            } else if answer == nil, let found = self.answer(statement, isOnly: body.count == 1) {
                answer = found
            } else {
                return nil
            }
        }
        if answer == nil, returns || !aliases.isEmpty { return nil }
        return FunctionReading(records: records, stops: stops, answer: answer ?? .nothing)
    }

    // MARK: - Records

    /// The first statements of `body` that record its calls one right after the other, whatever else it does.
    ///
    /// Between them is nothing but settings of stored properties, so that nobody sees one without the others.
    func records(in body: [StatementSyntax]) -> [RecordStatement] {
        var found: [RecordStatement] = []
        for statement in body {
            if case .expression(let expression) = statement, let (property, record) = record(statement) {
                found.append(RecordStatement(property: property, record: record, range: expression.range))
            } else if !found.isEmpty, !isSetting(statement) {
                break
            }
        }
        return found
    }

    /// Whether `statement` sets a stored property to something that calls nothing.
    private func isSetting(_ statement: StatementSyntax) -> Bool {
        guard case .expression(let expression) = statement, case .assignment(let target, let value) = expression.form
        else { return false }
        return property(target) != nil && isForeign(value)
    }

    /// Whether `expression` is a literal, or a name or a member of one that is none of the double's properties.
    private func isForeign(_ expression: ExpressionSyntax) -> Bool {
        switch expression.form {
        case .literal, .member(nil, _): true
        case .name(let name): !properties.contains(source.text(in: name.range)) && !isWord(expression, "self")
        case .member(let base?, _), .optionalChain(let base): isForeign(base)
        default: false
        }
    }

    private func record(_ statement: StatementSyntax) -> (String, FunctionReading.Record)? {
        guard case .expression(let expression) = statement else { return nil }
        switch expression.form {
        case .assignment(let target, let value):
            guard let property = property(target) else { return nil }
            if isWord(value, "true") { return (property, .flag) }
            if case .sequence(let operands, let operators) = value.form, operands.count == 2,
                self.property(operands[0]) == property, source.matches(operators[0], "+"), isOne(operands[1])
            {
                return (property, .count)
            }
            return arguments(value).map { (property, .last($0)) }
        case .sequence(let operands, let operators):
            guard operands.count == 2, source.matches(operators[0], "+="), let property = property(operands[0]) else {
                return nil
            }
            if isOne(operands[1]) { return (property, .count) }
            guard case .array(let elements) = operands[1].form, elements.count == 1 else { return nil }
            return arguments(elements[0]).map { (property, .list($0)) }
        case .call(let callee, let arguments):
            guard case .member(let base?, let name) = callee.form, source.matches(name.range, "append"),
                let property = property(base), arguments.count == 1, arguments[0].label == nil
            else { return nil }
            return self.arguments(arguments[0].value).map { (property, .list($0)) }
        default: return nil
        }
    }

    /// The parameters that `expression` consists of: one, or a tuple of several.
    private func arguments(_ expression: ExpressionSyntax) -> [FunctionReading.KeptArgument]? {
        if let parameter = parameter(expression) { return [.init(label: nil, parameter: parameter)] }
        guard case .tuple(let elements) = expression.form, elements.count > 1 else { return nil }
        let kept = elements.compactMap { element in
            parameter(element.value).map {
                FunctionReading.KeptArgument(label: element.label.map(source.text(in:)), parameter: $0)
            }
        }
        return kept.count == elements.count ? kept : nil
    }

    // MARK: - Stops

    /// `if let error { throw error }`, with what follows behind `else`.
    private func stop(_ statement: StatementSyntax) -> (FunctionReading.Stop, FunctionReading.Answer?)? {
        guard case .if(let branches, let otherwise) = statement, otherwise.count <= 1, branches.count == 1,
            branches[0].conditions.count == 1, branches[0].body.count == 1,
            case .throw(let error) = branches[0].body[0],
            let stop = stop(branches[0].conditions[0], throwing: error)
        else { return nil }
        guard let last = otherwise.first else { return (stop, nil) }
        return answer(last, isOnly: false).map { (stop, $0) }
    }

    private func stop(_ condition: ConditionSyntax, throwing error: ExpressionSyntax) -> FunctionReading.Stop? {
        switch condition {
        case .expression(let condition):
            guard let flag = property(condition), isConstant(error) else { return nil }
            return .flag(flag, error: error)
        case .binding(let pattern, _, let value):
            guard let (name, property) = binding(pattern, value), isWord(error, name) else { return nil }
            return .error(property)
        case .pattern: return nil
        }
    }

    /// The name that a binding of a property declares, and the property: `let error = self.error`, `let error`.
    private func binding(_ pattern: ExpressionSyntax, _ value: ExpressionSyntax?) -> (String, String)? {
        var pattern = pattern
        if case .binding(let inner) = pattern.form { pattern = inner }
        guard case .name(let name) = pattern.form else { return nil }
        return property(value ?? pattern).map { (source.text(in: name.range), $0) }
    }

    private func alias(
        _ statement: StatementSyntax
    ) -> (name: String, property: String, otherwise: FunctionReading.Otherwise)? {
        guard case .guard(let conditions, let otherwise) = statement, conditions.count == 1, let last = otherwise.last,
            case .binding(let pattern, _, let value) = conditions[0], let (name, property) = binding(pattern, value)
        else { return nil }
        let reports = otherwise.dropLast()
        if !reports.isEmpty { return reports.allSatisfy(isReport) && last.leaves ? (name, property, .unset) : nil }
        return self.otherwise(last).map { (name, property, $0) }
    }

    /// `if let handler { return handler(id) }`, with what follows behind `else`.
    private func alternative(
        _ statement: StatementSyntax, returns: Bool
    ) -> (FunctionReading.Stop, FunctionReading.Answer?)? {
        guard returns, case .if(let branches, let otherwise) = statement, branches.count == 1, otherwise.count <= 1,
            branches[0].conditions.count == 1, branches[0].body.count == 1,
            case .return(let value?) = branches[0].body[0], case .call(let callee, let arguments) = value.form
        else { return nil }
        let property: String
        switch branches[0].conditions[0] {
        case .binding(let pattern, _, let bound):
            guard let (name, bound) = binding(pattern, bound), isWord(callee, name) else { return nil }
            property = bound
        case .expression(let condition):
            guard case .sequence(let operands, let operators) = condition.form, operands.count == 2,
                source.matches(operators[0], "!="), isWord(operands[1], "nil"),
                let name = self.property(operands[0]), case .force(let inner) = callee.form,
                self.property(inner) == name
            else { return nil }
            property = name
        case .pattern: return nil
        }
        guard passesAll(arguments) else { return nil }
        if otherwise.isEmpty { return (.closure(property), nil) }
        guard case .return(let rest?) = otherwise[0], let answer = given(rest) else { return nil }
        return (.closure(property), answer)
    }

    // MARK: - Answers

    /// `if let loadResult { return loadResult }`, with what follows behind `else`, or behind it.
    private func value(_ statement: StatementSyntax, before rest: [StatementSyntax]) -> FunctionReading.Answer? {
        guard case .if(let branches, let otherwise) = statement, branches.count == 1, branches[0].conditions.count == 1,
            case .binding(let pattern, _, let value) = branches[0].conditions[0],
            let (name, property) = binding(pattern, value), branches[0].body.count == 1,
            case .return(let given?) = branches[0].body[0], isWord(given, name),
            otherwise.isEmpty != rest.isEmpty, let last = (otherwise + rest).first, otherwise.count + rest.count == 1
        else { return nil }
        return self.otherwise(last).map { .value(property, otherwise: $0) }
    }

    /// What `statement` does where a property has nothing.
    private func otherwise(_ statement: StatementSyntax) -> FunctionReading.Otherwise? {
        switch statement {
        case .throw(let error): isConstant(error) ? .error(error) : nil
        case .return(let value?): isStop(value) ? .unset : isConstant(value) ? .value(value) : nil
        case .return(nil): .nothing
        case .expression(let call): isStop(call) ? .unset : nil
        default: nil
        }
    }

    private func answer(_ statement: StatementSyntax, isOnly: Bool) -> FunctionReading.Answer? {
        switch statement {
        case .return(nil): .nothing
        case .return(let value?): given(value)
        case .throw(let error): isConstant(error) ? .error(error) : nil
        case .expression(let expression): isOnly && returns ? given(expression) : called(expression)
        case .if(let branches, let otherwise): completed(branches, otherwise)
        case .switch(let value, let cases): result(value, cases)
        default: nil
        }
    }

    /// Whether `expression` ends the process.
    func isStop(_ expression: ExpressionSyntax) -> Bool {
        guard case .call(let callee, _) = expression.form else { return false }
        return isWord(callee, "fatalError") || isWord(callee, "preconditionFailure")
    }

    /// Whether `statement` has the test fail.
    private func isReport(_ statement: StatementSyntax) -> Bool {
        guard case .expression(let expression) = statement, case .call(let callee, _) = expression.form else {
            return false
        }
        return ["XCTFail", "Issue.record", "assertionFailure"].contains(source.compactText(in: callee.range))
    }

    /// What is returned.
    private func given(_ value: ExpressionSyntax) -> FunctionReading.Answer? {
        if isStop(value) { return isConstant(value) ? .stop(value) : nil }
        if let alias = alias(value) { return .value(alias.property, otherwise: alias.otherwise) }
        switch value.form {
        case .force(let inner):
            if let property = property(inner) { return .value(property, otherwise: .unset) }
        case .sequence(let operands, let operators):
            if operands.count == 2, source.matches(operators[0], "??"), isConstant(operands[1]) {
                if let property = property(operands[0]) { return .value(property, otherwise: .value(operands[1])) }
                if let closure = closure(operands[0]) { return .closure(closure, otherwise: operands[1]) }
            }
        case .call(let callee, let arguments):
            if case .member(let base?, let name) = callee.form, source.matches(name.range, "get"), arguments.isEmpty {
                if let property = property(base.unforced) { return .result(property, otherwise: nil) }
                if let alias = alias(base), case .unset = alias.otherwise {
                    return .result(alias.property, otherwise: nil)
                }
            }
            if let closure = closure(value) { return .closure(closure, otherwise: nil) }
        default:
            if let property = property(value) { return .value(property, otherwise: nil) }
        }
        return isConstant(value) ? .constant(value) : nil
    }

    /// What is called by a function that returns nothing.
    private func called(_ expression: ExpressionSyntax) -> FunctionReading.Answer? {
        if isStop(expression) { return isConstant(expression) ? .stop(expression) : nil }
        if let closure = closure(expression) { return .closure(closure, otherwise: nil) }
        guard case .call(let callee, let arguments) = expression.form, let parameter = parameter(callee.unforced),
            !work.contains(parameter)
        else { return nil }
        if arguments.count == 1, arguments[0].label == nil {
            if let property = property(arguments[0].value.unforced) {
                return .completion(parameter: parameter, property: property)
            }
            if let alias = alias(arguments[0].value), alias.otherwise.isSilent {
                return .completion(parameter: parameter, property: alias.property)
            }
        }
        return arguments.allSatisfy { isConstant($0.value) && $0.label == nil }
            ? .completionConstant(parameter: parameter, arguments) : nil
    }

    /// `if let loadResult { completion(loadResult) }`.
    private func completed(
        _ branches: [IfBranchSyntax], _ otherwise: [StatementSyntax]
    ) -> FunctionReading.Answer? {
        guard otherwise.isEmpty, branches.count == 1, branches[0].conditions.count == 1, branches[0].body.count == 1,
            case .binding(let pattern, _, let value) = branches[0].conditions[0],
            let (name, property) = binding(pattern, value),
            case .expression(let call) = branches[0].body[0], case .call(let callee, let arguments) = call.form,
            let parameter = parameter(callee.unforced), arguments.count == 1, isWord(arguments[0].value, name)
        else { return nil }
        return .completion(parameter: parameter, property: property)
    }

    /// The property whose closure `expression` calls with all parameters in their order.
    private func closure(_ expression: ExpressionSyntax) -> String? {
        guard case .call(let callee, let arguments) = expression.form, let property = property(callee.unforced),
            passesAll(arguments)
        else { return nil }
        return property
    }

    /// Whether `arguments` are all parameters in their order.
    private func passesAll(_ arguments: [ArgumentSyntax]) -> Bool {
        arguments.count == parameters.count
            && zip(arguments, parameters.indices).allSatisfy { $0.label == nil && parameter($0.value) == $1 }
    }

    // MARK: - Names

    /// The stored property that `expression` is.
    func property(_ expression: ExpressionSyntax) -> String? {
        switch expression.form {
        case .name(let name):
            let word = source.text(in: name.range)
            return properties.contains(word) && !parameters.contains(word) && aliases[word] == nil ? word : nil
        case .member(let base?, let name):
            let word = source.text(in: name.range)
            return isWord(base, "self") && properties.contains(word) ? word : nil
        default: return nil
        }
    }

    func alias(_ expression: ExpressionSyntax) -> (property: String, otherwise: FunctionReading.Otherwise)? {
        guard case .name(let name) = expression.form else { return nil }
        return aliases[source.text(in: name.range)]
    }

    private func parameter(_ expression: ExpressionSyntax) -> Int? {
        guard case .name(let name) = expression.form else { return nil }
        return parameters.firstIndex(of: source.text(in: name.range))
    }

    func isWord(_ expression: ExpressionSyntax, _ word: String) -> Bool {
        guard case .name(let name) = expression.form else { return false }
        return source.text(in: name.range) == word
    }

    private func isOne(_ expression: ExpressionSyntax) -> Bool {
        if case .literal = expression.form { source.matches(expression.range, "1") } else { false }
    }

    /// Whether `expression` mentions no member, no parameter and no local name, so that it means the same elsewhere.
    func isConstant(_ expression: ExpressionSyntax) -> Bool {
        let tokens = source.tokenRanges(in: expression.range)
        for (number, range) in tokens.enumerated() {
            let word = source.text(in: range)
            if word == "self" || word == "Self" || word == "super" || word == "{" { return false }
            if word.hasPrefix("\"") || word.hasPrefix("#") {
                if word.contains("\\(") { return false }
                continue
            }
            let isMember = number > 0 && source.matches(tokens[number - 1], ".")
            let isLabel = number + 1 < tokens.count && source.matches(tokens[number + 1], ":")
            guard !isMember, !isLabel else { continue }
            if members.contains(word) || parameters.contains(word) || aliases[word] != nil { return false }
        }
        return true
    }
}

extension StatementSyntax {
    /// Whether it ends the function.
    fileprivate var leaves: Bool {
        switch self {
        case .return, .throw: true
        default: false
        }
    }
}

extension ExpressionSyntax {
    /// What it unwraps by `!` or `?`, or itself.
    var unforced: ExpressionSyntax {
        switch form {
        case .force(let inner), .optionalChain(let inner): inner
        default: self
        }
    }
}
