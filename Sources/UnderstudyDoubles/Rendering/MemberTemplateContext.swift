import UnderstudySemantics
import UnderstudyTemplates

/// What templates see of one member; `docs/templates.md` lists it value by value.
///
/// A class, since each value that a template reads is computed from the whole of it, and copying a member takes longer than
/// most of them.
final class MemberTemplateContext: Sendable {
    let member: Member
    /// The double's name.
    let doubleName: String
    /// Whether statements are before the answer.
    let isAfterStatement: Bool

    /// The object that templates read.
    var object: TemplateRecord { Self.schema.record(self) }

    static let schema = TemplateSchema<MemberTemplateContext>([
        "answer": { .string($0.answerName) },
        "assignments": { .strings($0.assignments) },
        "attributes": { .strings($0.member.attributes) },
        "call": { .string($0.call) },
        "calls": { recordValue($0.member.calls) },
        "castFailure": { .string($0.castFailure) },
        "castType": { .string($0.castType?.description ?? "") },
        "creation": { $0.member.creation.map { creationSchema.object($0) } ?? .none },
        "contextVersion": { _ in .int(TypeTemplateContext.version) },
        "double": { .string($0.doubleName) },
        "effects": { .string($0.member.effects.description) },
        "fail": { .string($0.member.unset.failing.stop) },
        "failure": { .string($0.failure) },
        "forwarded": { TemplateValue($0.member.forwarded) },
        "forwardedSet": { TemplateValue($0.member.forwardedSet) },
        "form": { .string($0.member.form.rawValue) },
        "head": { .string($0.member.head) },
        "hasBuilder": { .bool($0.member.hasBuilder) },
        "history": { recordValue($0.history) },
        "infersType": { .bool($0.member.value?.infersType ?? false) },
        "isFirstEdition": { .bool($0.member.recordsPrivately) },
        "isAfterStatement": {
            .bool($0.isAfterStatement || !$0.member.preparations.isEmpty || $0.member.hasBuilder)
        },
        "isNeverSet": { .bool($0.member.isNeverSet) },
        "isHidden": { .bool($0.isLocked && SupportType.lockMembers.contains($0.member.property)) },
        "isLocked": { .bool($0.isLocked) },
        "isOptionalCast": { .bool($0.isOptionalCast) },
        "isSettable": { .bool($0.member.isSettable) },
        "isStatic": { .bool($0.member.isStatic) },
        "isStaticStored": { .bool($0.member.storage.isStatic) },
        "literalName": { .string(SwiftNames.literal($0.member.name)) },
        "local": { .string($0.local) },
        "lock": { .string($0.member.storage.lock?.name ?? "") },
        "mismatch": { .strings($0.mismatch) },
        "name": { .string($0.member.name) },
        "notesUse": { .bool($0.member.notesUse) },
        "order": { TemplateValue($0.member.order?.statement($0.member)) },
        "observer": { .string($0.observer) },
        "preparations": { .strings($0.member.preparations) },
        "property": { .string($0.member.property) },
        "recordPrefix": { .string($0.recordPrefix) },
        "returns": { .bool($0.member.returns) },
        "setCalls": { recordValue($0.member.setCalls) },
        "setStub": { stubValue($0.member.setStub, isLocked: $0.isLocked) },
        "storagePrefix": { .string($0.storagePrefix) },
        "stubMark": { .string($0.stubMark) },
        "stubPrefix": { .string(($0.isNonisolated ? "nonisolated " : "") + ($0.member.isStatic ? "static " : "")) },
        "swap": { .string($0.member.swap) },
        "superCall": { TemplateValue($0.member.superCall?.text) },
        "stub": { stubValue($0.member.stub, isLocked: $0.isLocked) },
        "signature": { signatureSchema.object($0.member.signature) },
        "stem": { .string($0.member.stem) },
        "unset": { unsetSchema.object($0.member.unset) },
        "value": { valueValue($0.member.value) },
    ]).adding(Kinds.all.compactMap(\.additionName).map { name in (name, { $0.addition(name) }) })

    /// What the kind that templates know by `name` adds to the member.
    private func addition(_ name: String) -> TemplateValue {
        guard let own = member.own, type(of: own).templateName == name else { return .none }
        return own.templateValue
    }

    static let signatureSchema = TemplateSchema<MemberSignature>([
        "baseName": { .string($0.baseName) },
        "effects": { .string($0.callEffects) },
        "isAsync": { .bool($0.isAsync) },
        "isGeneric": { .bool($0.isGeneric) },
        "isThrowing": { .bool($0.isThrowing) },
        "parameters": { .list($0.parameters.map { parameterSchema.object($0) }) },
        "result": { TemplateValue($0.result?.description) },
    ])

    static let unsetSchema = TemplateSchema<Unset>([
        "end": { .string($0.end) },
        "isReturned": { .bool($0.isReturned) },
        "report": { .string($0.failing.report) },
        "start": { .string($0.start) },
    ])

    static let creationSchema = TemplateSchema<Member.Creation>([
        "call": { .string($0.call) },
        "isFailable": { .bool($0.isFailable) },
    ])

    static let parameterSchema = TemplateSchema<PassedParameter>([
        "argument": { .string($0.argument) },
        "label": { TemplateValue($0.label) },
        "name": { .string($0.name) },
        "type": { .string($0.type.description) },
    ])

    /// What is in front of a property that only the double changes: attributes first.
    private var recordPrefix: String {
        let name = doubleName + "." + SwiftNames.literal(member.name)
        let mark = member.notesUse ? "@Recorded(\"\(name)\") " : ""
        if isLocked { return mark }
        return mark + (member.recordsPrivately ? "private(set) " : "") + storagePrefix
    }

    /// The attribute of a stub that notes what is used.
    private var stubMark: String {
        guard member.notesUse, let stub = member.stub else { return "" }
        return "@Stubbed(\(isLocked ? "behindLock: " : "")\"\(doubleName).\(stub.name)\") "
    }

    private var storagePrefix: String { member.storage.isStatic ? "static " : "" }

    private var isLocked: Bool { member.storage.isLocked }

    /// The same for another member.
    func of(_ member: Member) -> MemberTemplateContext {
        MemberTemplateContext(
            member: member, doubleName: doubleName, isAfterStatement: isAfterStatement, isNonisolated: isNonisolated,
            recordsSets: recordsSets, assignments: assignments)
    }

    private static func recordValue(_ record: Member.Record?) -> TemplateValue {
        guard let record else { return .none }
        return recordSchema.object(record)
    }

    static let recordSchema = TemplateSchema<Member.Record>([
        "element": { TemplateValue($0.element?.description) },
        "name": { .string($0.name) },
        "optional": { TemplateValue($0.element?.optionalized.description) },
        "parts": { .list($0.parts.map { partSchema.object($0) }) },
        "structure": { $0.structure.map { structureSchema.object($0) } ?? .none },
        "value": { .string($0.value) },
    ])

    static let structureSchema = TemplateSchema<Member.Structure>([
        "lines": { .strings($0.lines) },
        "name": { .string($0.name) },
        "value": { .string($0.value) },
    ])

    static let partSchema = TemplateSchema<Member.Part>([
        "name": { .string($0.name) },
        "optional": { .string($0.type.optionalized.description) },
        "type": { .string($0.type.description) },
        "value": { .string($0.value) },
        "word": { .string(SwiftNames.plain($0.name)) },
    ])

    /// What is remembered of calls besides functions; `nil` where that is nothing.
    private var history: Member.Record? {
        guard let calls = member.calls else { return nil }
        let parts = calls.parts.filter { !$0.isFunction }
        return parts.isEmpty ? nil : Member.Record(name: calls.name, parts)
    }

    private static func stubValue(_ stub: Member.Stub?, isLocked: Bool) -> TemplateValue {
        guard let stub else { return .none }
        return (isLocked ? lockedStubSchema : stubSchema).object(stub)
    }

    static let stubSchema = stubSchema(specifiers: [])
    private static let lockedStubSchema = stubSchema(specifiers: [.sendable])

    private static func stubSchema(specifiers: [TypeSpecifier]) -> TemplateSchema<Member.Stub> {
        TemplateSchema([
            "arguments": { .string($0.arguments.joined(separator: ", ")) },
            "effects": { .string($0.effects) },
            "error": { TemplateValue($0.error?.optionalized.description) },
            "hasTypedError": { .bool($0.hasTypedError) },
            "name": { .string($0.name) },
            "optionalResult": { TemplateValue($0.resultType?.optionalized.description) },
            "result": { TemplateValue($0.result) },
            "resultType": { TemplateValue($0.resultType?.description) },
            "type": { .string($0.type.with(specifiers).description) },
            "value": { .string($0.value) },
        ])
    }

    private static func valueValue(_ value: Member.Value?) -> TemplateValue {
        guard let value else { return .none }
        return valueSchema.object(value)
    }

    static let valueSchema = TemplateSchema<Member.Value>([
        "initial": { TemplateValue($0.initial) },
        "isInherited": { .bool($0.isInherited) },
        "isLazy": { .bool($0.isLazy) },
        "isOptional": { .bool($0.isOptional) },
        "isPublished": { .bool($0.isPublished) },
        "isWeak": { .bool($0.isWeak) },
        "optional": { .string($0.type.optionalized.description) },
        "type": { .string($0.type.description) },
    ])

    private var answerName: String {
        switch member.answer {
        case .nothing: "nothing"
        case .stub: "stub"
        case .cast: "cast"
        case .forward: "forward"
        case .failure: "failure"
        }
    }

    private var call: String {
        if case .forward(let call) = member.answer { return call }
        if let answer = member.own?.answer { return answer.call }
        guard let stub = member.stub else { return "" }
        return stub.effects + member.storage.lock.path(to: stub.name) + "("
            + stub.arguments.joined(separator: ", ") + ")"
    }

    private var castType: SwiftType? {
        if case .cast(let type, _) = member.answer { type } else { nil }
    }

    /// What a failed cast says; without the type where that would make the line too long.
    private var castFailure: String {
        let start = "\(doubleName).\(member.stub?.name ?? member.own?.answer?.name ?? "") did not return "
        let whole = start + (castType?.description ?? "")
        return whole.count <= 90 ? whole : start + "what the caller asked for"
    }

    /// The statements that stop a test whose stub gave a value of another type than an optional cast asks for.
    private var mismatch: [String] {
        let start = "\(doubleName).\(member.stub?.name ?? member.own?.answer?.name ?? "") returned "
        let given = "Swift.type(of: \(local))"
        let wanted = castMetatype + ".self"
        let whole = start + "\\(" + given + "), not \\(" + wanted + ")"
        if whole.count <= 90 { return [report + "(\"" + whole + "\")"] }
        return [
            "let given = " + given, "let wanted = " + wanted,
            report + "(\"" + start + "\\(given), not \\(wanted)\")",
        ]
    }

    private var report: String { member.unset.failing.report }

    /// The type in a form that `.self` can follow.
    private var castMetatype: String {
        switch castType {
        case .named?, .member?, .metatype?, .array?, .dictionary?, .tuple?, nil: castType?.description ?? ""
        case let type?: "(\(type))"
        }
    }

    private var isOptionalCast: Bool {
        if case .cast(_, let isOptional) = member.answer { return isOptional }
        return false
    }

    private var failure: String {
        if case .failure(let text) = member.answer { return text }
        return ""
    }

    private var observer: String {
        guard let setCalls = member.setCalls, member.value != nil, recordsSets else { return "" }
        let append = (member.notesUse ? "$" : "") + "\(setCalls.name).append(\(setCalls.value))"
        guard let order = member.order?.statementInStorage(member) else { return " { didSet { \(append) } }" }
        return " {\n    didSet {\n        \(append)\n        \(order)\n    }\n}"
    }

    /// Whether the member's storage must be reachable from outside the actor that the double belongs to.
    let isNonisolated: Bool

    /// Whether the kind keeps what was set.
    let recordsSets: Bool

    /// The statements by which an initialiser sets properties that have its parameters' names.
    let assignments: [String]

    init(
        member: Member, doubleName: String, isAfterStatement: Bool, isNonisolated: Bool, recordsSets: Bool,
        assignments: [String] = []
    ) {
        self.member = member
        self.doubleName = doubleName
        self.isAfterStatement = isAfterStatement
        self.isNonisolated = isNonisolated
        self.recordsSets = recordsSets
        self.assignments = assignments
    }

    private var local: String {
        member.declared.containsWord { $0 == "result" } ? "stubbed" : "result"
    }
}
