/// Why a protocol is split or kept; the raw value is its id in reports and settings.
package enum SplitReason: String, Sendable, CaseIterable {
    /// Split: consumers use different parts.
    case consumersUseParts = "consumers-use-parts"
    /// Split: the requirements are the usual operations on one kind of thing.
    case operationsOnOneNoun = "operations-on-one-noun"
    /// Split or question: names and types fall into groups.
    case namesFallIntoGroups = "names-fall-into-groups"
    /// Keep: its owner says so, in a comment or in the configuration.
    case keptByOwner = "kept-by-owner"
    /// Keep: there are too many requirements to compare each with each.
    case tooManyRequirements = "too-many-requirements"
    /// Keep: there are too few requirements to split.
    case fewRequirements = "few-requirements"
    /// Keep: default implementations leave at most one requirement.
    case defaultsLeaveOne = "defaults-leave-one"
    /// Keep: few requirements are left, and associated types tie them together.
    case tiedByAssociatedTypes = "tied-by-associated-types"
    /// Keep: every consumer uses nearly everything.
    case everyConsumerUsesEverything = "every-consumer-uses-everything"
    /// Keep: the protocol's own extensions call half of it.
    case templateMethod = "template-method"
    /// Keep: the protocol's own extensions implement nearly all of it.
    case mixin
    /// Keep: only one of the requirements is used.
    case oneRequirementUsed = "one-requirement-used"
    /// Keep: no part would serve two consumers and leave something out.
    case noCommonPart = "no-common-part"
    /// Keep: a delegate, whose callbacks belong to its callers.
    case delegate = "delegate"
    /// Keep: a visitor or a codec, whose methods belong to one traversal.
    case visitor = "visitor"
    /// Keep: nearly all requirements are variants of one operation.
    case oneOperation = "one-operation"
    /// Keep: many requirements are operators.
    case operators = "operators"
    /// Keep: it describes a kind of value.
    case kindOfValue = "kind-of-value"
    /// No role: it is a table of settings.
    case settingsTable = "settings-table"
    /// No role: it is a service locator.
    case serviceLocator = "service-locator"
    /// Keep: it is declared in test code.
    case testCode = "test-code"
    /// Keep: it is generated.
    case generatedCode = "generated-code"
    /// Keep: it is deprecated.
    case deprecated = "deprecated"
    /// Keep: a package protocol with a single known consumer.
    case unknownUsers = "unknown-users"
    /// Keep: no consumer is known, and names are too weak as evidence.
    case weakNames = "weak-names"
    /// Keep: the best split would remove too few unnecessary dependencies.
    case smallGain = "small-gain"
    /// Keep: nothing suggests where to split it.
    case noEvidence = "no-evidence"
}
