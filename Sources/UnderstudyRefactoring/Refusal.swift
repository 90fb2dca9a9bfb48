import UnderstudySyntax

/// A reason not to make a change, and the place that gives it.
package struct Refusal: Sendable, Hashable {
    /// The reason.
    package let reason: Reason
    /// The name that the reason is about: a type, a part, an attribute; empty if there is none.
    package let name: String
    /// The place.
    package let location: SourceLocation

    /// Describes a refusal.
    package init(_ reason: Reason, _ name: String = "", at location: SourceLocation) {
        self.reason = reason
        self.name = name
        self.location = location
    }

    /// Reasons against a change; the raw value is the identifier of its diagnostic.
    package enum Reason: String, Sendable, CaseIterable {
        case stayingWhole = "protocol-stays-whole"
        case nameTaken = "name-taken"
        case interfaceName = "interface-name-taken"
        case associatedType = "associated-type-in-several-parts"
        case selfConstraint = "self-in-where-clause"
        case constraint = "where-clause-of-several-parts"
        case objectiveC = "objective-c-protocol"
        case optionalRequirements = "optional-requirements"
        case genericContext = "nested-in-generic-type"
        case branches = "branches-in-several-parts"
        case generated = "generated-code"
        case test = "test-code"
        case deprecated = "deprecated-protocol"
        case brokenFile = "file-with-errors"
        case unresolved = "unresolved-uses"
        case attribute = "attribute-of-whole"
        case alias = "no-alias"
        case notAMember = "not-a-member"
        case untyped = "untyped-property"
        case defaultArgument = "default-argument"
        case opaqueResult = "opaque-result"
        case mentionsSelf = "mentions-self"
        case tied = "tied-overloads"
        case genericMember = "generic-member"
        case noClosure = "no-closure"
        case place = "place-keeps-its-type"
        case unused = "nothing-used"
        case noMembers = "nothing-to-require"
        case isProtocol = "already-a-protocol"
        case handedOn = "handed-on"
        case givenWhole = "given-as-whole"
        case genericType = "generic-type"
        case ownership = "weak-reference"
        case shape = "optional-or-collection"
        case declaration = "no-type-declaration"
        case unseenConformer = "conformer-elsewhere"
        case associatedRequirement = "associated-type"
        case composition = "composed-type"
        case notRequired = "not-required"
        case otherBounds = "other-bounds"
        case privateType = "private-nested-type"
        case outside = "outside-package"
        case onlyContext = "only-context"
        case unsafe = "unsafe-edit"
        case narrowerMember = "narrower-member"
        case extensionMember = "extension-member"
        case synthesised = "synthesised-conformance"
        case noncopyable = "noncopyable-type"
        case namedAlone = "named-alone"
        case unmergeable = "not-mergeable"
    }

    /// The refusal as it is reported, with what to do next.
    package var diagnostic: Diagnostic { Diagnostic(DiagnosticID(reason.rawValue), .error, message, at: location) }

    /// The reason against the change, in one line.
    package var message: String {
        switch reason {
        case .stayingWhole: "the protocol stays whole: \(name); use --parts to split it anyway"
        case .nameTaken: "'\(name)' is already declared; give the part another name with --names \(name)=…"
        case .interfaceName: "'\(name)' is already declared; choose another name with --name"
        case .associatedType:
            "the associated type '\(name)' belongs to more than one part; give the parts types of their own first"
        case .selfConstraint: "the 'where' clause constrains 'Self'; write the constraint after the colon first"
        case .constraint:
            "the 'where' clause ties associated types of several parts; '\(name)' can't be separated from it, so keep them "
                + "together with --parts"
        case .objectiveC: "the protocol is exposed to Objective-C by its name and requirements; remove '@objc' first"
        case .optionalRequirements:
            "'\(name)' is optional: callers check first whether it is implemented, so a part would be of no use to them; "
                + "leave the protocol whole"
        case .genericContext: "it is nested in the generic type '\(name)'; move it out first"
        case .branches:
            "the branches of one '#if' would go to different parts, including '\(name)' among them; keep them together with "
                + "--parts"
        case .generated: "this file is generated; change what it is generated from"
        case .test: "the protocol is declared in test code; --include-tests counts tests as users"
        case .deprecated: "the protocol is deprecated; remove it instead"
        case .brokenFile: "the file has errors; fix them first"
        case .unresolved:
            "some uses of '\(name)' could not be followed, including this one; --force splits it anyway"
        case .attribute: "the attribute '\(name)' may belong to the whole protocol; split it by hand"
        case .notAMember:
            "'\(name)' is not a method, property or subscript, so a protocol can't require it; pass its value in instead"
        case .untyped: "'\(name)' has no written type, but a requirement needs one; write it"
        case .defaultArgument:
            "'\(name)' has a default argument that means something else in an extension of a protocol; remove it and pass "
                + "the argument in each call"
        case .opaqueResult:
            "'\(name)' returns an opaque type ('some'), which would differ for each conforming type; return an 'any' type or "
                + "a named one"
        case .mentionsSelf:
            "'\(name)' mentions 'Self', which would be another type in a protocol; write the type's name instead"
        case .tied:
            "'\(name)' has overloads that would meet a requirement as well as it does, so that Swift would choose none; "
                + "leave it out with --requirements, or give it a name of its own"
        case .genericMember: "'\(name)' is generic, but closures can't be; use --to exact"
        case .noClosure: "no closure can stand for '\(name)'; use --to exact"
        case .place: name
        case .unused: "'\(name)' itself uses no member of the type; check whether it needs the value"
        case .noMembers:
            "'\(name)' has no method, property or subscript that a protocol can require; private, static and inherited ones "
                + "do not count"
        case .isProtocol:
            "'\(name)' is already a protocol: 'understudy generate \(name)' writes a double of it, and "
                + "'understudy split \(name)' looks for smaller ones"
        case .handedOn: "the value is passed on to '\(name)'; narrow that first, or both in one command"
        case .givenWhole:
            "the consumer is given a value that is known only as '\(name)', which can't conform to the new protocol; use "
                + "--to closures or --to part"
        case .genericType: "'\(name)' is generic; write the protocol by hand, with associated types"
        case .ownership: "'\(name)' holds it weakly, but closures would hold it strongly; use --to exact"
        case .shape:
            "'\(name)' holds it as an optional or in a collection, which callers would have to convert; use --to exact"
        case .declaration: "'\(name)' is not a type, so nothing can be nested in it; use --to exact"
        case .unseenConformer:
            "'\(name)' conforms in a module that can't see the consumer's; use --to closures, or move the consumer"
        case .associatedRequirement:
            "'\(name)' mentions an associated type, which is unknown outside of its protocol; make the consumer generic"
        case .composition: "'\(name)' is composed of several protocols; use --to part, or name one of them"
        case .notRequired:
            "none of the type's protocols requires '\(name)' in this form; add it to one, or use --to exact"
        case .otherBounds:
            "the consumer needs a type that is '\(name)'; declare it so, or use --to exact"
        case .privateType:
            "'\(name)' is private to the enclosing type, so no extension can name it; make it 'fileprivate'"
        case .outside:
            "this file is outside of the package, so only the command line can have it changed: name it with --in, together with "
                + "the package's sources"
        case .onlyContext:
            "this file is context, which is only read; to have it changed, name it with --in, together with the package's "
                + "sources"
        case .unsafe:
            "this edit would \(name), so nothing was changed; make it by hand, and please report this"
        case .narrowerMember:
            "'\(name)' is less visible than the new protocol has to be, and so can't be a requirement of it; declare it "
                + "as visible as the consumer"
        case .extensionMember:
            "'\(name)' is a member that an extension adds to the protocol: as a requirement, it would be chosen at run time; "
                + "make it a requirement first, use --to closures, or 'split --parts … --narrow', which moves it"
        case .synthesised:
            "'\(name)' has a conformance that the compiler synthesises from its properties, and no value of a protocol or "
                + "a closure has it; write that conformance first"
        case .noncopyable:
            "'\(name)' can't be copied, but values of a protocol's type are; use a generic parameter"
        case .namedAlone: "\(name); with one protocol it would see more, so change it first"
        case .unmergeable: "these protocols can't be merged: \(name)"
        case .alias: "'\(name)' can't become an alias: \(detail); use --form refine"
        }
    }

    private var detail: String { "it is extended, public, refined or opted in to doubles, or requirements stay in it" }
}
