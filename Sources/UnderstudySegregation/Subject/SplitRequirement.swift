import UnderstudyUsage

/// A requirement as the splitter needs it.
package struct SplitRequirement: Sendable, Equatable {
    /// What is required.
    package enum Kind: String, Sendable {
        /// A method or an operator.
        case function = "func"
        /// A property.
        case property = "var"
        /// An initialiser.
        case initializer = "init"
        /// A subscript.
        case `subscript`
        /// An associated type.
        case associatedType = "associatedtype"
    }

    /// Which of the protocol's requirements it is.
    package var id: RequirementID
    /// The name of the requirement in reports, unique in its protocol: name and labels, or the whole signature.
    package var name: String
    /// What is required.
    package var kind: Kind
    /// The whole declaration as it would be written in a part; empty if nothing is to be written.
    package var signature: String
    /// The name without labels.
    package var baseName: String
    /// The names of the parameters as the body of a witness sees them.
    package var parameterNames: [String]
    /// The texts of the types that the signature mentions.
    package var types: [String]
    /// Whether an extension in the sources implements it.
    package var hasDefault: Bool
    /// Whether that implementation exists for all conforming types, not only for some.
    package var hasUnconditionalDefault: Bool
    /// Whether it is `@objc optional`.
    package var isOptional: Bool
    /// Whether the property or subscript can be written to.
    package var isSettable: Bool
    /// Whether it returns a value.
    package var hasResult: Bool
    /// Whether one of its parameters is a closure.
    package var takesClosure: Bool
    /// Whether it is a static member.
    package var isStatic: Bool
    /// Whether its attributes tell users not to use it: `deprecated`, `obsoleted` or `unavailable`.
    package var isDeprecated: Bool
    /// Whether its default implementation only calls another requirement of the same base name.
    package var onlyForwards: Bool

    /// Describes a requirement.
    package init(
        id: RequirementID,
        name: String,
        kind: Kind = .function,
        signature: String = "",
        baseName: String,
        parameterNames: [String] = [],
        types: [String] = [],
        hasDefault: Bool = false,
        hasUnconditionalDefault: Bool? = nil,
        isOptional: Bool = false,
        isSettable: Bool = false,
        hasResult: Bool = true,
        takesClosure: Bool = false,
        isStatic: Bool = false,
        isDeprecated: Bool = false,
        onlyForwards: Bool = false
    ) {
        self.id = id
        self.name = name
        self.kind = kind
        self.signature = signature
        self.baseName = baseName
        self.parameterNames = parameterNames
        self.types = types
        self.hasDefault = hasDefault
        self.hasUnconditionalDefault = hasUnconditionalDefault ?? hasDefault
        self.isOptional = isOptional
        self.isSettable = isSettable
        self.hasResult = hasResult
        self.takesClosure = takesClosure
        self.isStatic = isStatic
        self.isDeprecated = isDeprecated
        self.onlyForwards = onlyForwards
    }

    /// Whether every conforming type has to implement it.
    package var isEffective: Bool { !hasUnconditionalDefault && !isOptional }

    /// Whether a caller gets a value from it, at once or in a closure.
    package var givesValue: Bool { hasResult || takesClosure }

    /// Whether it is a static member or an initialiser.
    package var isOfType: Bool { isStatic || kind == .initializer }
}
