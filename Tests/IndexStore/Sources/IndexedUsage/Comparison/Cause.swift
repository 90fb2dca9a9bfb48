/// Why only one side knows a use, guessed from the text around it.
package enum Cause: String, Sendable, CaseIterable {
    // What the compiler alone knows.
    /// `$0`, `$1`: the parameter of a closure.
    case closureShorthand = "parameter of a closure, by number"
    /// A name that a closure declares without a type.
    case closureParameter = "parameter of a closure, no type written"
    /// A local of which only the value is written.
    case inferredLocal = "local or property, no type written"
    /// The variable of a loop, or what a pattern binds.
    case pattern = "bound by a loop or pattern"
    /// What a call gives back.
    case callResult = "result of a call"
    /// An element of a collection.
    case element = "element by subscript"
    /// A member of a member.
    case chain = "member of a member"
    /// A member of a type, or an initialiser.
    case typeMember = "static member or initialiser"
    /// An operator.
    case operatorUse = "operator"
    /// A member without anything before it.
    case implicitSelf = "no receiver written"
    /// A member of `self`.
    case selfMember = "receiver is self"
    /// Through a key path.
    case keyPath = "key path"
    /// The receiver is a name with a type.
    case typedName = "name with a written type"
    // What source alone shows.
    /// The compiler knows another declaration there: a witness of the same requirement.
    case concreteType = "the type is known to the compiler"
    /// The compiler knows another declaration of that name there.
    case otherMember = "another member of that name"
    /// The compiler knows the requirement, and says that another of the same name is used.
    case otherRequirement = "another overload"
    /// The place differs.
    case otherPlace = "same line, other column"
    /// The compiler knows nothing there.
    case nothing = "nothing there for the compiler"
    /// Nothing of these.
    case unknown = "other"
}
