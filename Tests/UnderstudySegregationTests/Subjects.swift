@testable import UnderstudySegregation
import UnderstudyUsage

/// A requirement written the short way: `find(by:)` for a method, `title` for a property.
func requirement(
    _ name: String, _ types: String..., parameters: [String] = [], default hasDefault: Bool = false,
    static isStatic: Bool = false, deprecated isDeprecated: Bool = false
)
    -> SplitRequirement
{
    let isMethod = name.contains("(")
    return SplitRequirement(
        id: RequirementID(0),
        name: name,
        kind: name.hasPrefix("init") ? .initializer : isMethod ? .function : .property,
        signature: isMethod ? "func \(name)" : "var \(name)",
        baseName: String(name.prefix { $0 != "(" }),
        parameterNames: parameters,
        types: types,
        hasDefault: hasDefault,
        isStatic: isStatic,
        isDeprecated: isDeprecated
    )
}

/// A protocol and its consumers, written the short way.
func subject(
    _ name: String, _ requirements: [SplitRequirement], uses: KeyValuePairs<String, [String]> = [:]
)
    -> SplitSubject
{
    var subject = SplitSubject(facts: ProtocolFacts(name: name), requirements: requirements)
    for index in requirements.indices { subject.requirements[index].id = RequirementID(index) }
    for (name, used) in uses { subject.add(name, uses: used) }
    return subject
}

extension SplitSubject {
    /// The requirements called so.
    func ids(_ names: [String]) -> Set<RequirementID> {
        Set(requirements.filter { names.contains($0.name) }.map(\.id))
    }

    /// Adds one more consumer.
    mutating func add(_ name: String, uses names: [String]) {
        consumers.append(SplitConsumer(id: ConsumerID(consumers.count), name: name, uses: ids(names)))
    }
}

/// What is found about `subject`.
func judge(_ subject: SplitSubject) -> Judgement {
    Judgement(subject: subject, finding: Segregation.finding(for: subject))
}

/// A finding with names in the places of ids.
@dynamicMemberLookup
struct Judgement {
    let subject: SplitSubject
    let finding: SplitFinding

    subscript<Value>(dynamicMember path: KeyPath<SplitFinding, Value>) -> Value { finding[keyPath: path] }

    var neverUsed: [String] { names(finding.neverUsed) }
    var rest: [String] { names(finding.rest) }
    var leftOut: [String] { names(finding.leftOut) }
    var effectiveRequirements: [String] { names(finding.effectiveRequirements) }

    var proposal: [Part] {
        finding.proposal.map { part in
            Part(
                name: part.name, needsBetterName: part.needsBetterName, requirements: names(part.requirements),
                servesAlone: part.servesAlone.map(name))
        }
    }

    var demands: [Demand] {
        finding.demands.map { demand in
            let asksFor =
                switch demand.asksFor {
                case .whole: [subject.facts.shortName]
                case .parts(let parts): parts.map { finding[$0].name }
                }
            return Demand(
                consumer: name(demand.consumer), needs: names(demand.needs), asksFor: asksFor,
                ownInterface: demand.ownInterface)
        }
    }

    /// The proposal as names with requirements.
    var groups: [String: [String]] {
        Dictionary(uniqueKeysWithValues: proposal.map { ($0.name, $0.requirements) })
    }

    /// The requirements of the group that holds one of them.
    func group(with requirement: String) -> Set<String> {
        Set(finding.groups.map(names).first { $0.contains(requirement) } ?? [])
    }

    /// The requirements of the part that holds one of them.
    func part(with requirement: String) -> Set<String> {
        Set(proposal.first { $0.requirements.contains(requirement) }?.requirements ?? [])
    }

    private func names(_ ids: [RequirementID]) -> [String] {
        ids.map { id in subject.requirements.first { $0.id == id }?.name ?? "?" }
    }

    private func name(_ id: ConsumerID) -> String { subject.consumers.first { $0.id == id }?.name ?? "?" }

    struct Part {
        let name: String
        let needsBetterName: Bool
        let requirements: [String]
        let servesAlone: [String]
    }

    struct Demand: Equatable {
        let consumer: String
        let needs: [String]
        let asksFor: [String]
        let ownInterface: OwnInterface?
    }
}

/// The protocols that the project began with.
enum Essays {
    static let notes = [
        requirement("findNote(by:)", "UUID", "Note?", parameters: ["id"]),
        requirement("allNotes(for:)", "UUID?", "[Note]", parameters: ["notebookId"]),
        requirement("findNotes(by:)", "String", "[Note]", parameters: ["text"]),
        requirement("save(note:)", "Note", parameters: ["note"]),
        requirement("moveNote(from:to:)", "UUID", "UUID", parameters: ["srcNotebookId", "dstNotebookId"]),
        requirement("deleteNote(with:)", "Set<UUID>", parameters: ["ids"]),
    ]

    static let auth = [
        requirement("callbackUrlScheme", "String"),
        requirement("answerLoginRequest(_:approve:)", "LoginRequest", "Bool"),
        requirement("checkPendingLoginRequest(withId:)", "String", "LoginRequest"),
        requirement("denyAllLoginRequests(_:)", "[LoginRequest]"),
        requirement("generateSingleSignOnUrl(from:)", "String", "(url: URL, state: String)"),
        requirement("getPendingAdminLoginRequest(userId:)", "String?", "PendingAdminLoginRequest?"),
        requirement("getPendingLoginRequest(withId:)", "String?", "[LoginRequest]"),
        requirement("hashPassword(password:purpose:)", "String", "HashPurpose"),
        requirement("initiateLoginWithDevice(email:type:)", "String", "AuthRequestType", "AuthRequestResponse"),
        requirement("loginWithDevice(_:email:isAuthenticated:captchaToken:)", "LoginRequest", "String", "Bool"),
        requirement("loginWithMasterPassword(_:username:captchaToken:isNewAccount:)", "String", "Bool"),
        requirement("loginWithSingleSignOn(code:email:)", "String", "LoginUnlockMethod"),
        requirement("loginWithTwoFactorCode(email:code:)", "String", "TwoFactorAuthMethod", "LoginUnlockMethod"),
        requirement("requirePasswordChange(email:masterPassword:policy:)", "String", "MasterPasswordPolicyOptions?"),
        requirement("resendVerificationCodeEmail()"),
        requirement("resendNewDeviceOtp()"),
        requirement("setPendingAdminLoginRequest(_:userId:)", "PendingAdminLoginRequest?", "String?"),
        requirement("webAuthenticationSession(url:completionHandler:)", "URL", "ASWebAuthenticationSession"),
    ]

    static let authUses: KeyValuePairs<String, [String]> = [
        "SingleSignOnProcessor": [
            "callbackUrlScheme", "generateSingleSignOnUrl(from:)", "loginWithSingleSignOn(code:email:)",
            "webAuthenticationSession(url:completionHandler:)",
        ],
        "LoginProcessor": [
            "loginWithMasterPassword(_:username:captchaToken:isNewAccount:)",
            "requirePasswordChange(email:masterPassword:policy:)",
        ],
        "LoginRequestProcessor": ["answerLoginRequest(_:approve:)", "checkPendingLoginRequest(withId:)"],
        "PendingRequestsProcessor": ["getPendingLoginRequest(withId:)", "denyAllLoginRequests(_:)"],
        "TwoFactorProcessor": [
            "loginWithTwoFactorCode(email:code:)", "resendVerificationCodeEmail()", "resendNewDeviceOtp()",
        ],
        "AuthRepository": ["hashPassword(password:purpose:)", "requirePasswordChange(email:masterPassword:policy:)"],
    ]
}
