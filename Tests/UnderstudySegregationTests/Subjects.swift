@testable import UnderstudySegregation

/// A requirement written the short way: `find(by:)` for a method, `title` for a property.
func requirement(
    _ id: String, _ types: String..., parameters: [String] = [], default hasDefault: Bool = false,
    static isStatic: Bool = false, deprecated isDeprecated: Bool = false
)
    -> SplitRequirement
{
    let isMethod = id.contains("(")
    return SplitRequirement(
        id: id,
        kind: id.hasPrefix("init") ? .initializer : isMethod ? .function : .property,
        signature: isMethod ? "func \(id)" : "var \(id)",
        baseName: String(id.prefix { $0 != "(" }),
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
    SplitSubject(
        facts: ProtocolFacts(name: name),
        requirements: requirements,
        consumers: uses.map { SplitConsumer(name: $0.key, uses: Set($0.value)) }
    )
}

extension SplitFinding {
    /// The proposal as names with requirements.
    var groups: [String: [String]] {
        Dictionary(uniqueKeysWithValues: proposal.map { ($0.name, $0.requirements) })
    }

    /// The requirements of the part that holds one of them.
    func part(with requirement: String) -> Set<String> {
        Set(proposal.first { $0.requirements.contains(requirement) }?.requirements ?? [])
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
