import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// The differences that a comparison can find, in words.
struct SyncFindings {
    let double: String
    let protocolName: String
    /// Where the protocol stands, in brackets.
    let protocolPlace: String
    private(set) var all: [SyncFinding] = []

    init(double: String, protocolName: String, protocolPlace: String = "") {
        self.double = double
        self.protocolName = protocolName
        self.protocolPlace = protocolPlace
    }

    // MARK: - Members

    mutating func missing(_ name: String, _ asked: Requirement?, by origin: String?, at location: SourceLocation) {
        let what = "'\(double)' has no '\(name)', which '\(origin ?? protocolName)' requires\(Self.place(asked))"
        add(.sync, "missing-member", "\(what); \(sync) adds it", at: location, asked)
    }

    mutating func changed(_ name: String, _ asked: Requirement?, from own: Signature?, at location: SourceLocation) {
        add(.sync, "changed-requirement", "\(unlike(name, own, asked)); \(updates)", at: location, asked)
    }

    mutating func signature(_ name: String, _ asked: Requirement?, from own: Signature?, at location: SourceLocation) {
        let what = "the signature of \(unlike(name, own, asked))"
        add(
            .sync, "changed-requirement", "\(what); \(sync) updates the signature and keeps what you wrote",
            at: location, asked)
    }

    mutating func staleDefault(_ name: String, _ asked: Requirement?, at location: SourceLocation) {
        let what = "a default value of '\(double).\(name)' no longer fits its type"
        add(.sync, "stale-default", "\(what); \(sync) replaces it", at: location, asked)
    }

    /// - Parameter isGained: Whether it has a default implementation now.
    mutating func gone(_ name: String, isGained: Bool, at location: SourceLocation) {
        let what = isGained ? "'\(protocolName)' implements '\(name)' by default now" : gone(name)
        add(.sync, "gone-requirement", "\(what); \(sync) removes it", at: location)
    }

    mutating func goneButEdited(_ name: String, at location: SourceLocation) {
        let advice = "it was edited by hand, so it stays; delete it if you no longer need it"
        add(.optional, "gone-requirement", "\(gone(name)); \(advice)", at: location)
    }

    /// - Parameters:
    ///   - user: The declaration of the owner's that speaks of `part` of the member.
    ///   - place: Where that declaration stands.
    mutating func goneButSpokenOf(
        _ name: String, _ user: String, of part: String, at location: SourceLocation, from place: SourceLocation
    ) {
        let reason = "it stays, since '\(user)', which you wrote, uses '\(part)'"
        add(
            .optional, "gone-requirement", "\(gone(name)); \(reason): remove it yourself if you no longer need it",
            at: location, note: ("'\(part)' is used here", place))
    }

    /// - Parameter hasCase: Whether it has a case in what all members share, as a contract's function has.
    mutating func goneButUsed(_ name: String, hasCase: Bool, at location: SourceLocation) {
        let what = "\(gone(name)), but code written for it by hand still uses it"
        let advice = "remove that code\(hasCase ? " and its call" : ""), or \(byHand)"
        add(.person, "gone-requirement", "\(what): \(advice)", at: location)
    }

    /// - Parameter isThere: Whether the new member stands next to it already, so that nobody has to do anything.
    mutating func editedBeside(
        _ name: String, _ asked: Requirement?, from own: Signature?, isThere: Bool, at location: SourceLocation
    ) {
        let what = edited(name, own, asked)
        let advice = "move what you need, then remove this one"
        let written = "\(what); the new member stands next to it: \(advice)"
        if isThere { return add(.optional, "edited-member", written, at: location, asked) }
        add(
            .sync, "edited-member", "\(what); \(sync) adds the new member next to it: \(advice)", written: written,
            at: location, asked)
    }

    mutating func editedConflict(
        _ name: String, _ asked: Requirement?, from own: Signature?, at location: SourceLocation
    ) {
        add(.person, "edited-member", "\(edited(name, own, asked)); \(byHand)", at: location, asked)
    }

    mutating func editedStorage(_ name: String, _ asked: Requirement?, at location: SourceLocation) {
        let needs = "its storage does not match what '\(protocolName)' needs\(Self.place(asked))"
        add(
            .person, "edited-member", "'\(double).\(name)' was edited by hand, and \(needs); \(byHand)", at: location,
            asked)
    }

    /// - Parameter clauses: The clauses up to that which the requirement stands in; `nil` for none.
    mutating func memberCondition(
        _ name: String, _ clauses: [String]?, _ asked: Requirement?, at location: SourceLocation
    ) {
        let place = clauses.map { "inside '\($0.joined(separator: " … "))'" } ?? "outside of any '#if'"
        let what = "'\(protocolName)' requires '\(name)' \(place)\(Self.place(asked)), and '\(double)' has it elsewhere"
        add(.sync, "condition", "\(what); \(updates)", at: location, asked)
    }

    // MARK: - The rest of the double

    /// - Parameter reasons: What is not as it has to be.
    mutating func type(_ what: String, _ reasons: [String] = [], at location: SourceLocation) {
        let why = reasons.isEmpty ? "" : ": " + reasons.joined(separator: ", ")
        add(
            .sync, "changed-protocol", "\(what) of '\(double)' is not what \(source) requires\(why); \(updates)",
            at: location)
    }

    /// - Parameter name: A declaration that no requirement asks for.
    mutating func shared(_ name: String, at location: SourceLocation) {
        let what = "'\(name)' of '\(double)' is not as a new double of \(source) has it"
        add(.sync, "changed-protocol", "\(what); \(updates)", at: location)
    }

    /// One line for all that differs in a double that is written anew.
    static func whole(_ findings: [SyncFinding], of double: OwnedDouble) -> SyncFinding {
        let name = double.type.simpleName
        let message =
            "'\(name)' differs from '\(double.headerName ?? "")' in \(findings.count) places, and nothing in it was edited: 'understudy sync \(name)' writes it anew"
        return SyncFinding(
            remedy: .sync,
            diagnostic: Diagnostic(DiagnosticID("changed-protocol"), .warning, message, at: double.nameLocation))
    }

    mutating func notFinal(at location: SourceLocation) {
        let what = "'\(double)' is not 'final', which it has to be since \(source) is 'Sendable'"
        let advice = "make it final, or '@unchecked Sendable', then run 'understudy check \(double)'"
        add(.person, "edited-member", "\(what); \(advice)", at: location)
    }

    mutating func unlocked(_ names: [String], at location: SourceLocation) {
        let list = names.map { "'\($0)'" }.joined(separator: ", ")
        let reason = "which no longer fits \(source) since that is 'Sendable'"
        add(
            .person, "edited-member", "\(list) of '\(double)' can change outside of a lock, \(reason); \(byHand)",
            at: location)
    }

    mutating func editedSection(_ what: String, at location: SourceLocation) {
        add(
            .person, "edited-member",
            "\(what) of '\(double)' was edited by hand and no longer fits '\(protocolName)'; \(byHand)", at: location)
    }

    mutating func missingImport(_ text: String, at location: SourceLocation) {
        add(.sync, "missing-import", "'\(double)' needs '\(text)'; \(sync) adds it", at: location)
    }

    mutating func staleImport(_ text: String, at location: SourceLocation) {
        add(.sync, "stale-import", "'\(double)' no longer needs '\(text)'; \(sync) removes it", at: location)
    }

    mutating func staleHeader(at location: SourceLocation) {
        let what = "does not name the requirements of \(source) that keep their default implementations"
        add(.sync, "stale-header", "the comment above '\(double)' \(what); \(updates)", at: location)
    }

    /// The protocol states its requirements in another order, and only the history tells that nobody chose that of the
    /// members.
    mutating func moved(at location: SourceLocation) {
        add(
            .sync, "changed-protocol", "'\(double)' has its members in the order that \(source) had before; \(updates)",
            at: location)
    }

    /// - Parameter clause: The line that the protocol stands in; `nil` for none.
    mutating func condition(_ clause: String?, at location: SourceLocation) {
        let place = clause.map { "inside '\($0)'" } ?? "outside of any '#if'"
        add(.sync, "condition", "\(source) is declared \(place), and '\(double)' is not; \(updates)", at: location)
    }

    // MARK: - Words

    private var sync: String { "'understudy sync \(double)'" }
    private var updates: String { "\(sync) brings it up to date" }
    /// What a person does where no command can, and how to see that it fits.
    private var byHand: String { "change it by hand, then run 'understudy check \(double)'" }
    private var source: String { "'\(protocolName)'\(protocolPlace)" }

    private func gone(_ name: String) -> String { "'\(protocolName)' no longer requires '\(name)'" }

    private func unlike(_ name: String, _ own: Signature?, _ asked: Requirement?, edited: String = "") -> String {
        let place = "\(Self.place(asked))\(Self.difference(own, asked))"
        return "'\(double).\(name)' \(edited)is not what '\(protocolName)' requires\(place)"
    }

    private func edited(_ name: String, _ own: Signature?, _ asked: Requirement?) -> String {
        unlike(name, own, asked, edited: "was edited by hand and ")
    }

    private mutating func add(
        _ remedy: SyncFinding.Remedy, _ id: String, _ message: String, written: String? = nil,
        at location: SourceLocation, _ asked: Requirement? = nil, note: (text: String, place: SourceLocation)? = nil
    ) {
        let note = note ?? asked.map { ("required here: '\($0.lineText)'", $0.location) }
        let notes = note.map { [Diagnostic(DiagnosticID(id), .note, $0.text, at: $0.place)] } ?? []
        all.append(
            SyncFinding(
                remedy: remedy, diagnostic: Diagnostic(DiagnosticID(id), .warning, message, at: location, notes: notes),
                messageWhenWritten: written,
                requirement: asked.map { .init(signature: $0.lineText, location: $0.location) }))
    }

    /// Whether nothing that a signature says tells `own` from `demand`.
    func isSame(_ own: Signature?, _ demand: Requirement?) -> Bool {
        own != nil && Self.difference(own, demand).isEmpty
    }

    /// What tells `own` from `demand`, with a colon in front.
    private static func difference(_ own: Signature?, _ demand: Requirement?) -> String {
        guard let own, let demand, own.isKind(of: demand.signature),
            let text = RequirementDifference(own, demand.signature).text
        else { return "" }
        return ": " + text
    }

    private static func place(_ demand: Requirement?) -> String {
        demand.map { " (\($0.source.path):\($0.line))" } ?? ""
    }
}

extension Signature {
    /// Whether both are functions, or both properties, and so on.
    fileprivate func isKind(of other: Signature) -> Bool {
        switch (kind, other.kind) {
        case (.function, .function), (.operator, .operator), (.initializer, .initializer), (.subscript, .subscript),
            (.property, .property):
            true
        default: false
        }
    }
}
