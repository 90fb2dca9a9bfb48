import UnderstudyRefactoring
import UnderstudySemantics
import UnderstudySyntax

/// How the statements are found: what each test says follows what is set up before it, and nothing else.
extension FrameworkRewriting {
    mutating func visitFile() {
        for member in file.globals + file.code { visitApart(member) }
        for type in file.types where !type.name.contains(".") { visit(type.details) }
        for extended in file.extensions {
            earlier = setUp[extended.extendedName] ?? [:]
            visit(extended.members)
        }
    }

    /// Visits the members of a type; those of types in it are for themselves.
    private mutating func visit(_ type: NominalSyntax) {
        let outer = earlier
        defer { earlier = outer }
        earlier = type.inherited.compactMap { setUp[source.text(in: $0.range)] }.first ?? [:]
        let (first, others) = type.members.members.split { $0.isSetUp(in: source) }
        for member in first { visit(member) }
        setUp[source.text(in: type.name)] = earlier
        visit(others)
    }

    private mutating func visit(_ members: [DeclSyntax]) { for member in members { visitApart(member) } }

    private mutating func visitApart(_ member: DeclSyntax) {
        let atFirst = earlier
        visit(member)
        earlier = atFirst
    }

    private mutating func visit(_ member: DeclSyntax) {
        switch member.kind {
        case .conditional(let clauses): for inner in clauses.flatMap(\.members) { visit(inner) }
        case .nominal(let nominal): visit(nominal)
        default:
            let statements = source[member].statements()
            captured = CapturedArguments(in: member.range, of: source)
            values = values.inside(statements, of: source[member])
            variables = [:]
            for local in statements.locals where !local.isLet && (local.value != nil || local.accessors == nil) {
                let line = source.lineRange(around: local.pattern.range.lowerBound).lowerBound
                let before = source.tokenRanges(in: ByteRange(start: line, end: local.pattern.range.lowerBound))
                // A variable that says whose it is, or is made later, stays as it is.
                guard !before.contains(where: { source.matches($0, "nonisolated") || source.matches($0, "lazy") }),
                    let word = before.last(where: { source.matches($0, "var") })
                else { continue }
                variables[source.text(in: local.pattern.range)] = word.lowerBound
            }
            visit(statements)
        }
    }

    private mutating func visit(_ statements: [StatementSyntax]) {
        let before = verified
        justStated = [:]
        defer { (verified, justStated) = (before, [:]) }
        for statement in statements {
            if case .expression(let expression) = statement, rewrite(expression) { continue }
            justStated = [:]
            if case .declaration(let declaration) = statement { visit(declaration) }
            for expression in statement.expressions { visit(expression) }
            visit(statement.statements)
        }
    }

    private mutating func visit(_ expression: ExpressionSyntax) {
        if let (callee, arguments) = expression.asCall, let name = callee.name(in: source),
            doubles.byName[name] != nil, !arguments.isEmpty
        {
            dropArguments(arguments, of: expression, after: callee)
        }
        visit(expression.statements)
        for inner in expression.operands { visit(inner) }
    }

    /// Has the variables that `closure` uses be those of any thread: the framework ran it where it was called.
    mutating func share(_ closure: ExpressionSyntax) {
        for place in closure.names(in: source).compactMap({ variables[$0] }).sorted() {
            guard shared.insert(place).inserted else { continue }
            edits.append(SourceEdit(source[ByteRange(at: place)], with: "nonisolated(unsafe) "))
        }
    }

    /// New doubles are made without the framework's settings.
    private mutating func dropArguments(
        _ arguments: [ArgumentSyntax], of call: ExpressionSyntax, after callee: ExpressionSyntax
    ) {
        guard arguments.allSatisfy({ $0.label(in: source).map(framework.settings.contains) == true }) else {
            note(call.range, .settings)
            return
        }
        let all = ByteRange(start: callee.range.upperBound, end: call.range.upperBound)
        edits.append(SourceEdit(source[all], with: "()"))
    }
}
