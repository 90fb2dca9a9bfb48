import UnderstudySemantics
import UnderstudySyntax

/// What the names mean that the code of one member sees, as far as the member and its type say it.
struct LocalNames {
    /// How a value may be missing.
    enum Absence {
        /// It is an optional value.
        case optional
        /// It is one that is unwrapped where it is used: of a type with `!`.
        case unwrapped

        fileprivate init?(_ type: TypeSyntax?) {
            switch type?.form {
            case .optional?: self = .optional
            case .implicitlyUnwrapped?: self = .unwrapped
            default: return nil
            }
        }
    }

    /// The names of constants.
    private(set) var constants: Set<String> = []
    private var absences: [String: Absence] = [:]

    init() {}

    /// Reads the names that `statements`, the code of `member`, see.
    ///
    /// - Parameter file: The file that `member` is in.
    init(_ statements: [StatementSyntax], of member: InSource<DeclSyntax>, in file: FileDeclarations?) {
        let source = member.source
        constants = statements.constants(in: source).union(member.parameterNames)
        let around = file?.types.filter {
            $0.source.path == source.path && $0.members.contains { $0.range.contains(member.piece.range) }
        }
        for type in around ?? [] {
            for case .variable(let variable) in type.members.map(\.kind) {
                for binding in variable.bindings {
                    absences[type.source.text(in: binding.name)] = Absence(binding.type)
                }
            }
        }
        for parameter in member.parameters {
            guard let name = parameter.secondName ?? parameter.firstName else { continue }
            absences[source.text(in: name)] = Absence(parameter.type)
        }
        add(statements, in: source)
    }

    private mutating func add(_ statements: [StatementSyntax], in source: SourceText) {
        for statement in statements {
            if case .variables(let locals) = statement {
                for local in locals {
                    let isMissing = local.value.map { absence(of: source[$0]) != nil } ?? false
                    let inferred: Absence? = isMissing ? .optional : nil
                    absences[source.text(in: local.pattern.range)] = local.type == nil ? inferred : Absence(local.type)
                }
            }
            if case .for(let loop) = statement, case .array(let elements) = loop.sequence.form {
                let isMissing = elements.contains { absence(of: source[$0]) != nil }
                if isMissing { absences[source.text(in: loop.pattern.range)] = .optional }
            }
            // What 'if' binds has another value only inside.
            if case .guard(let conditions, _) = statement {
                for case .binding(let pattern, _, _) in conditions { absences[source.text(in: pattern.range)] = nil }
            }
            add(statement.statements, in: source)
        }
    }

    /// How the value of `expression` may be missing; `nil` where nothing says that it may.
    func absence(of expression: InSource<ExpressionSyntax>) -> Absence? {
        let source = expression.source
        func absence(_ inner: ExpressionSyntax) -> Absence? { self.absence(of: source[inner]) }
        switch expression.piece.form {
        case .name(let name):
            let word = source.text(in: name.range)
            return word == "nil" ? .optional : absences[word]
        case .member(let base?, let name):
            let word = source.text(in: name.range)
            if source.matches(base.range, "self") { return absences[word] }
            let isOfType = source.text(in: base.range).first?.isUppercase ?? false
            return base.mayEndEarly || !isOfType && ["first", "last"].contains(word) ? .optional : nil
        case .call(let callee, let arguments):
            if callee.mayEndEarly || Self.isFailable(source[callee], arguments) { return .optional }
            guard case .member(.some, let name) = callee.form else { return nil }
            return ["first", "last", "randomElement", "min", "max"].contains(source.text(in: name.range))
                ? .optional : nil
        case .subscript(let base, _): return base.mayEndEarly ? .optional : nil
        case .optionalTry, .cast(_, .optional, _): return .optional
        case .ternary(_, let left, let right): return absence(left) ?? absence(right)
        case .tuple(let elements): return elements.count == 1 ? absence(elements[0].value) : nil
        default: return nil
        }
    }

    /// Whether a call is that of an initialiser of Foundation or UIKit that may fail.
    private static func isFailable(_ callee: InSource<ExpressionSyntax>, _ arguments: [ArgumentSyntax]) -> Bool {
        guard let name = callee.piece.name(in: callee.source), let labels = failable[name] else { return false }
        return arguments.first?.label.map { labels.contains(callee.source.text(in: $0)) } ?? false
    }

    private static let failable: [String: Set<String>] = [
        "Data": ["base64Encoded"], "Decimal": ["string"], "String": ["data"],
        "UIImage": ["data", "named", "systemName"], "URL": ["string"], "URLComponents": ["string", "url"],
        "UUID": ["uuidString"],
    ]
}

extension ExpressionSyntax {
    /// Whether it is, or goes on from, a chain that ends early where a value is missing.
    fileprivate var mayEndEarly: Bool {
        switch form {
        case .optionalChain: true
        case .member(let base?, _), .call(let base, _), .subscript(let base, _): base.mayEndEarly
        default: false
        }
    }
}
