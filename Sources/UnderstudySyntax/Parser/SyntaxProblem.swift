/// What can be wrong with a declaration: the catalogue of the parser's diagnostics.
struct SyntaxProblem {
    /// What is wrong.
    enum Kind {
        case expectedDeclaration
        case expectedInheritedType
        case expectedMembers
        case expectedName
        case expectedParameters
        case expectedType
        case extraneousBrace
        case lexical(LexicalProblem.Kind)
        case mergeConflict
        case nestedTooDeeply
        case strayDirective
        case unclosedBrace
        case unclosedBracket
        case unclosedConditional
        case untypedProperty
        case xcodeTemplate
    }

    let kind: Kind
    let offset: Int

    func diagnostic(in source: SourceText) -> Diagnostic {
        Diagnostic(DiagnosticID(id), severity, message, at: source.location(at: offset))
    }

    private var severity: Severity {
        switch kind {
        case .xcodeTemplate: .note
        default: .error
        }
    }

    private var id: String {
        switch kind {
        case .expectedDeclaration: "expected-declaration"
        case .expectedInheritedType: "expected-inherited-type"
        case .expectedMembers: "expected-members"
        case .expectedName: "expected-name"
        case .expectedParameters: "expected-parameters"
        case .expectedType: "expected-type"
        case .extraneousBrace: "extraneous-brace"
        case .lexical(.invalidUTF8): "invalid-utf8"
        case .lexical(.unterminatedComment): "unterminated-comment"
        case .lexical(.unterminatedRegex): "unterminated-regex"
        case .lexical(.unterminatedString): "unterminated-string"
        case .mergeConflict: "merge-conflict"
        case .nestedTooDeeply: "nested-too-deeply"
        case .strayDirective: "stray-directive"
        case .unclosedBrace: "unclosed-brace"
        case .unclosedBracket: "unclosed-bracket"
        case .unclosedConditional: "unclosed-conditional"
        case .untypedProperty: "untyped-property"
        case .xcodeTemplate: "xcode-template"
        }
    }

    private var message: String {
        switch kind {
        case .expectedDeclaration: "expected a declaration"
        case .expectedInheritedType: "expected a type after ':'"
        case .expectedMembers: "expected '{' and members"
        case .expectedName: "expected a name"
        case .expectedParameters: "expected '(' and parameters"
        case .expectedType: "expected a type"
        case .extraneousBrace: "this '}' closes nothing; remove it, or add the '{' that it belongs to"
        case .lexical(.invalidUTF8): "these bytes are not UTF-8; save the file as UTF-8"
        case .lexical(.unterminatedComment): "this '/*' has no '*/'"
        case .lexical(.unterminatedRegex): "this regular expression has no closing slash"
        case .lexical(.unterminatedString): "this string has no closing quote"
        case .mergeConflict: "this merge was not finished; resolve the conflict, and remove its markers"
        case .nestedTooDeeply: "this is nested too deeply to be read; give what is inside a declaration of its own"
        case .strayDirective: "this directive belongs to no '#if'"
        case .unclosedBrace: "this '{' has no '}'"
        case .unclosedBracket: "this bracket is never closed"
        case .unclosedConditional: "this '#if' has no '#endif'"
        case .untypedProperty: "a property that a protocol requires needs a type, such as 'var name: String { get }'"
        case .xcodeTemplate: "this file is a template of Xcode's with placeholders in its code; it was skipped"
        }
    }
}
