import Foundation
import SigningIn

/// A spy of `AuthService`, yours to edit.
nonisolated final class AuthServiceSpy: AuthService {
    var callbackScheme = ""

    // MARK: answer(_:approve:)
    struct AnswerApproveCall: RecordedCall { let request: SignInRequest, approve: Bool }
    var answerApproveCalls: [AnswerApproveCall] = []
    var answerApproveStub: (SignInRequest, Bool) async throws -> Void = { _, _ in }
    func answer(_ request: SignInRequest, approve: Bool) async throws {
        answerApproveCalls.append(.init(request: request, approve: approve))
        try await answerApproveStub(request, approve)
    }

    // MARK: checkPendingRequest(withID:)
    var checkPendingRequestWithIDCalls: [String] = []
    var checkPendingRequestWithIDStub: (String) async throws -> SignInRequest = { _ in
        SignInRequest(id: "", fingerprint: "")
    }
    func checkPendingRequest(withID id: String) async throws -> SignInRequest {
        checkPendingRequestWithIDCalls.append(id)
        return try await checkPendingRequestWithIDStub(id)
    }

    // MARK: denyAll(_:)
    var denyAllCalls: [[SignInRequest]] = []
    var denyAllStub: ([SignInRequest]) async throws -> Void = { _ in }
    func denyAll(_ requests: [SignInRequest]) async throws {
        denyAllCalls.append(requests)
        try await denyAllStub(requests)
    }

    // MARK: singleSignOnURL(for:)
    var singleSignOnURLForCalls: [String] = []
    var singleSignOnURLForStub: (String) async throws -> (url: URL, state: String) = { _ in
        (URL(fileURLWithPath: "/"), "")
    }
    func singleSignOnURL(for organisation: String) async throws -> (url: URL, state: String) {
        singleSignOnURLForCalls.append(organisation)
        return try await singleSignOnURLForStub(organisation)
    }

    // MARK: pendingAdminRequest(userID:)
    var pendingAdminRequestUserIDCalls: [String?] = []
    var pendingAdminRequestUserIDStub: (String?) async throws -> PendingAdminRequest? = { _ in nil }
    func pendingAdminRequest(userID: String?) async throws -> PendingAdminRequest? {
        pendingAdminRequestUserIDCalls.append(userID)
        return try await pendingAdminRequestUserIDStub(userID)
    }

    // MARK: pendingRequests(withID:)
    var pendingRequestsWithIDCalls: [String?] = []
    var pendingRequestsWithIDStub: (String?) async throws -> [SignInRequest] = { _ in [] }
    func pendingRequests(withID id: String?) async throws -> [SignInRequest] {
        pendingRequestsWithIDCalls.append(id)
        return try await pendingRequestsWithIDStub(id)
    }

    // MARK: hash(password:for:)
    struct HashPasswordForCall: RecordedCall { let password: String, use: HashUse }
    var hashPasswordForCalls: [HashPasswordForCall] = []
    var hashPasswordForStub: (String, HashUse) async throws -> String = { _, _ in "" }
    func hash(password: String, for use: HashUse) async throws -> String {
        hashPasswordForCalls.append(.init(password: password, use: use))
        return try await hashPasswordForStub(password, use)
    }

    // MARK: startSignInWithDevice(email:kind:)
    struct StartSignInWithDeviceEmailKindCall: RecordedCall { let email: String, kind: DeviceRequestKind }
    var startSignInWithDeviceEmailKindCalls: [StartSignInWithDeviceEmailKindCall] = []
    var startSignInWithDeviceEmailKindStub:
        (String, DeviceRequestKind) async throws -> (answer: DeviceAnswer, requestID: String) = { _, _ in
            (DeviceAnswer(id: "", created: Date(timeIntervalSince1970: 0)), "")
        }
    func startSignInWithDevice(
        email: String,
        kind: DeviceRequestKind
    ) async throws -> (answer: DeviceAnswer, requestID: String) {
        startSignInWithDeviceEmailKindCalls.append(.init(email: email, kind: kind))
        return try await startSignInWithDeviceEmailKindStub(email, kind)
    }

    // MARK: signInWithDevice(_:email:isAuthenticated:captchaToken:)
    struct SignInWithDeviceCall: RecordedCall {
        let request: SignInRequest
        let email: String
        let isAuthenticated: Bool
        let captchaToken: String?
    }
    var signInWithDeviceCalls: [SignInWithDeviceCall] = []
    var signInWithDeviceStub: (SignInRequest, String, Bool, String?) async throws -> (String, String) = { _, _, _, _ in
        ("", "")
    }
    func signInWithDevice(
        _ request: SignInRequest,
        email: String,
        isAuthenticated: Bool,
        captchaToken: String?
    ) async throws -> (String, String) {
        signInWithDeviceCalls.append(
            .init(request: request, email: email, isAuthenticated: isAuthenticated, captchaToken: captchaToken))
        return try await signInWithDeviceStub(request, email, isAuthenticated, captchaToken)
    }

    // MARK: signInWithMasterPassword(_:userName:captchaToken:isNewAccount:)
    struct SignInWithMasterPasswordCall: RecordedCall {
        let password: String
        let userName: String
        let captchaToken: String?
        let isNewAccount: Bool
    }
    var signInWithMasterPasswordCalls: [SignInWithMasterPasswordCall] = []
    var signInWithMasterPasswordStub: (String, String, String?, Bool) async throws -> Void = { _, _, _, _ in }
    func signInWithMasterPassword(
        _ password: String,
        userName: String,
        captchaToken: String?,
        isNewAccount: Bool
    ) async throws {
        signInWithMasterPasswordCalls.append(
            .init(password: password, userName: userName, captchaToken: captchaToken, isNewAccount: isNewAccount))
        try await signInWithMasterPasswordStub(password, userName, captchaToken, isNewAccount)
    }

    // MARK: signInWithSingleSignOn(code:email:)
    struct SignInWithSingleSignOnCodeEmailCall: RecordedCall { let code: String, email: String }
    var signInWithSingleSignOnCodeEmailCalls: [SignInWithSingleSignOnCodeEmailCall] = []
    var signInWithSingleSignOnCodeEmailStub: (String, String) async throws -> UnlockMethod = { _, _ in
        throw TestIssue("AuthServiceSpy.signInWithSingleSignOnCodeEmailStub is not set")
    }
    func signInWithSingleSignOn(code: String, email: String) async throws -> UnlockMethod {
        signInWithSingleSignOnCodeEmailCalls.append(.init(code: code, email: email))
        return try await signInWithSingleSignOnCodeEmailStub(code, email)
    }

    // MARK: signInWithSecondFactor(email:code:method:remember:captchaToken:)
    var signInWithSecondFactorCalls:
        [(email: String, code: String, method: SecondFactor, remember: Bool, captchaToken: String?)] = []
    var signInWithSecondFactorStub: (String, String, SecondFactor, Bool, String?) async throws -> UnlockMethod = {
        _, _, _, _, _ in
        throw TestIssue("AuthServiceSpy.signInWithSecondFactorStub is not set")
    }
    func signInWithSecondFactor(
        email: String,
        code: String,
        method: SecondFactor,
        remember: Bool,
        captchaToken: String?
    ) async throws -> UnlockMethod {
        signInWithSecondFactorCalls.append((email, code, method, remember, captchaToken))
        return try await signInWithSecondFactorStub(email, code, method, remember, captchaToken)
    }

    // MARK: requiresPasswordChange(email:isBeforeSignIn:masterPassword:policy:)
    var requiresPasswordChangeCalls:
        [(email: String, isBeforeSignIn: Bool, masterPassword: String, policy: PasswordPolicy?)] = []
    var requiresPasswordChangeStub: (String, Bool, String, PasswordPolicy?) async throws -> Bool = { _, _, _, _ in
        false
    }
    func requiresPasswordChange(
        email: String,
        isBeforeSignIn: Bool,
        masterPassword: String,
        policy: PasswordPolicy?
    ) async throws -> Bool {
        requiresPasswordChangeCalls.append((email, isBeforeSignIn, masterPassword, policy))
        return try await requiresPasswordChangeStub(email, isBeforeSignIn, masterPassword, policy)
    }

    // MARK: resendCodeByEmail()
    var resendCodeByEmailCallCount = 0
    var resendCodeByEmailStub: () async throws -> Void = {}
    func resendCodeByEmail() async throws {
        resendCodeByEmailCallCount += 1
        try await resendCodeByEmailStub()
    }

    // MARK: resendCodeForNewDevice()
    var resendCodeForNewDeviceCallCount = 0
    var resendCodeForNewDeviceStub: () async throws -> Void = {}
    func resendCodeForNewDevice() async throws {
        resendCodeForNewDeviceCallCount += 1
        try await resendCodeForNewDeviceStub()
    }

    // MARK: setPendingAdminRequest(_:userID:)
    var setPendingAdminRequestUserIDCalls: [(request: PendingAdminRequest?, userID: String?)] = []
    var setPendingAdminRequestUserIDStub: (PendingAdminRequest?, String?) async throws -> Void = { _, _ in }
    func setPendingAdminRequest(_ request: PendingAdminRequest?, userID: String?) async throws {
        setPendingAdminRequestUserIDCalls.append((request, userID))
        try await setPendingAdminRequestUserIDStub(request, userID)
    }

    // MARK: webSession(url:completionHandler:)
    var webSessionUrlCompletionHandlerCalls: [(url: URL, completionHandler: WebSession.CompletionHandler)] = []
    var webSessionUrlCompletionHandlerStub: (URL, @escaping WebSession.CompletionHandler) -> WebSession = { _, _ in
        TestIssue.stop("AuthServiceSpy.webSessionUrlCompletionHandlerStub is not set")
    }
    func webSession(url: URL, completionHandler: @escaping WebSession.CompletionHandler) -> WebSession {
        webSessionUrlCompletionHandlerCalls.append((url, completionHandler))
        return webSessionUrlCompletionHandlerStub(url, completionHandler)
    }
}
