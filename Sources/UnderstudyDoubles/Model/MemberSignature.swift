import UnderstudySemantics

/// A requirement as others call it: what a forwarding member needs to know.
struct MemberSignature: Sendable {
    /// The name without labels; `init` and `subscript` for those.
    var baseName = ""
    /// Its parameters.
    var parameters: [PassedParameter] = []
    /// Whether it is asynchronous.
    var isAsync = false
    /// Whether it throws.
    var isThrowing = false
    /// Whether it has generic parameters, or parameters of types that are only described.
    var isGeneric = false
    /// The fixity of an operator; `nil` for anything else.
    var fixity: Signature.Fixity?
    /// What it returns; `nil` for nothing.
    var result: SwiftType?
    /// What selects it among overloads that take the same, with a trailing space: `let _: Void = `.
    var choice = ""
    /// How the result mentions `Self`.
    var resultSelf = SelfForm.none
    /// Whether a value is changed by calling it.
    var isMutating = false
    /// Whether reading changes a value, and setting does not.
    var onlyReadingChanges = false
    /// The modifiers before its getter and its setter, with a trailing space.
    var getterPrefix = ""
    var setterPrefix = ""

    /// The words before a call: `try await `.
    var callEffects: String { (isThrowing ? "try " : "") + (isAsync ? "await " : "") }
}
