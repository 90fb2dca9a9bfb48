import Foundation
import SigningIn

/// A spy of `AuthService`, yours to edit.
nonisolated final class AuthServiceSpy: AuthService {
    var callbackScheme: String = ""

    // MARK: answer(_:approve:)
    private(set) var answerApproveCalls: [(request: SignInRequest, approve: Bool)] = []
    var answerApproveStub: (SignInRequest, Bool) async throws -> Void = { _, _ in }
    func answer(_ request: SignInRequest, approve: Bool) async throws {
        answerApproveCalls.append((request, approve))
        try await answerApproveStub(request, approve)
    }

    // MARK: checkPendingRequest(withID:)
    private(set) var checkPendingRequestWithIDCalls: [String] = []
    var checkPendingRequestWithIDStub: (String) async throws -> SignInRequest = { _ in
        SignInRequest(id: "", fingerprint: "")
    }
    func checkPendingRequest(withID id: String) async throws -> SignInRequest {
        checkPendingRequestWithIDCalls.append(id)
        return try await checkPendingRequestWithIDStub(id)
    }

    // MARK: denyAll(_:)
    private(set) var denyAllCalls: [[SignInRequest]] = []
    var denyAllStub: ([SignInRequest]) async throws -> Void = { _ in }
    func denyAll(_ requests: [SignInRequest]) async throws {
        denyAllCalls.append(requests)
        try await denyAllStub(requests)
    }

    // MARK: singleSignOnURL(for:)
    private(set) var singleSignOnURLForCalls: [String] = []
    var singleSignOnURLForStub: (String) async throws -> (url: URL, state: String) = { _ in
        (URL(fileURLWithPath: "/"), "")
    }
    func singleSignOnURL(for organisation: String) async throws -> (url: URL, state: String) {
        singleSignOnURLForCalls.append(organisation)
        return try await singleSignOnURLForStub(organisation)
    }

    // MARK: pendingAdminRequest(userID:)
    private(set) var pendingAdminRequestUserIDCalls: [String?] = []
    var pendingAdminRequestUserIDStub: (String?) async throws -> PendingAdminRequest? = { _ in nil }
    func pendingAdminRequest(userID: String?) async throws -> PendingAdminRequest? {
        pendingAdminRequestUserIDCalls.append(userID)
        return try await pendingAdminRequestUserIDStub(userID)
    }

    // MARK: pendingRequests(withID:)
    private(set) var pendingRequestsWithIDCalls: [String?] = []
    var pendingRequestsWithIDStub: (String?) async throws -> [SignInRequest] = { _ in [] }
    func pendingRequests(withID id: String?) async throws -> [SignInRequest] {
        pendingRequestsWithIDCalls.append(id)
        return try await pendingRequestsWithIDStub(id)
    }

    // MARK: hash(password:for:)
    private(set) var hashPasswordForCalls: [(password: String, use: HashUse)] = []
    var hashPasswordForStub: (String, HashUse) async throws -> String = { _, _ in "" }
    func hash(password: String, for use: HashUse) async throws -> String {
        hashPasswordForCalls.append((password, use))
        return try await hashPasswordForStub(password, use)
    }

    // MARK: startSignInWithDevice(email:kind:)
    private(set) var startSignInWithDeviceEmailKindCalls: [(email: String, kind: DeviceRequestKind)] = []
    var startSignInWithDeviceEmailKindStub:
        (String, DeviceRequestKind) async throws -> (answer: DeviceAnswer, requestID: String) = { _, _ in
            (DeviceAnswer(id: "", created: Date(timeIntervalSince1970: 0)), "")
        }
    func startSignInWithDevice(
        email: String,
        kind: DeviceRequestKind
    ) async throws -> (answer: DeviceAnswer, requestID: String) {
        startSignInWithDeviceEmailKindCalls.append((email, kind))
        return try await startSignInWithDeviceEmailKindStub(email, kind)
    }

    // MARK: signInWithDevice(_:email:isAuthenticated:captchaToken:)
    private(set) var signInWithDeviceEmailIsAuthenticatedCaptchaTokenCalls:
        [(request: SignInRequest, email: String, isAuthenticated: Bool, captchaToken: String?)] = []
    var signInWithDeviceEmailIsAuthenticatedCaptchaTokenStub:
        (SignInRequest, String, Bool, String?) async throws -> (String, String) = { _, _, _, _ in
            ("", "")
        }
    func signInWithDevice(
        _ request: SignInRequest,
        email: String,
        isAuthenticated: Bool,
        captchaToken: String?
    ) async throws -> (String, String) {
        signInWithDeviceEmailIsAuthenticatedCaptchaTokenCalls.append((request, email, isAuthenticated, captchaToken))
        return try await signInWithDeviceEmailIsAuthenticatedCaptchaTokenStub(
            request, email, isAuthenticated, captchaToken)
    }

    // MARK: signInWithMasterPassword(_:userName:captchaToken:isNewAccount:)
    private(set) var signInWithMasterPasswordUserNameCaptchaTokenIsNewAccountCalls:
        [(password: String, userName: String, captchaToken: String?, isNewAccount: Bool)] = []
    var signInWithMasterPasswordUserNameCaptchaTokenIsNewAccountStub:
        (String, String, String?, Bool) async throws -> Void = { _, _, _, _ in }
    func signInWithMasterPassword(
        _ password: String,
        userName: String,
        captchaToken: String?,
        isNewAccount: Bool
    ) async throws {
        signInWithMasterPasswordUserNameCaptchaTokenIsNewAccountCalls.append(
            (password, userName, captchaToken, isNewAccount))
        try await signInWithMasterPasswordUserNameCaptchaTokenIsNewAccountStub(
            password, userName, captchaToken, isNewAccount)
    }

    // MARK: signInWithSingleSignOn(code:email:)
    private(set) var signInWithSingleSignOnCodeEmailCalls: [(code: String, email: String)] = []
    var signInWithSingleSignOnCodeEmailStub: (String, String) async throws -> UnlockMethod = { _, _ in
        fatalError("AuthServiceSpy.signInWithSingleSignOnCodeEmailStub is not set")
    }
    func signInWithSingleSignOn(code: String, email: String) async throws -> UnlockMethod {
        signInWithSingleSignOnCodeEmailCalls.append((code, email))
        return try await signInWithSingleSignOnCodeEmailStub(code, email)
    }

    // MARK: signInWithSecondFactor(email:code:method:remember:captchaToken:)
    private(set) var signInWithSecondFactorEmailCodeMethodRememberCaptchaTokenCalls:
        [(email: String, code: String, method: SecondFactor, remember: Bool, captchaToken: String?)] = []
    var signInWithSecondFactorEmailCodeMethodRememberCaptchaTokenStub:
        (String, String, SecondFactor, Bool, String?) async throws -> UnlockMethod = { _, _, _, _, _ in
            fatalError("AuthServiceSpy.signInWithSecondFactorEmailCodeMethodRememberCaptchaTokenStub is not set")
        }
    func signInWithSecondFactor(
        email: String,
        code: String,
        method: SecondFactor,
        remember: Bool,
        captchaToken: String?
    ) async throws -> UnlockMethod {
        signInWithSecondFactorEmailCodeMethodRememberCaptchaTokenCalls.append(
            (email, code, method, remember, captchaToken))
        return try await signInWithSecondFactorEmailCodeMethodRememberCaptchaTokenStub(
            email, code, method, remember, captchaToken)
    }

    // MARK: requiresPasswordChange(email:isBeforeSignIn:masterPassword:policy:)
    private(set) var requiresPasswordChangeEmailIsBeforeSignInMasterPasswordPolicyCalls:
        [(email: String, isBeforeSignIn: Bool, masterPassword: String, policy: PasswordPolicy?)] = []
    var requiresPasswordChangeEmailIsBeforeSignInMasterPasswordPolicyStub:
        (String, Bool, String, PasswordPolicy?) async throws -> Bool = { _, _, _, _ in
            false
        }
    func requiresPasswordChange(
        email: String,
        isBeforeSignIn: Bool,
        masterPassword: String,
        policy: PasswordPolicy?
    ) async throws -> Bool {
        requiresPasswordChangeEmailIsBeforeSignInMasterPasswordPolicyCalls.append(
            (email, isBeforeSignIn, masterPassword, policy))
        return try await requiresPasswordChangeEmailIsBeforeSignInMasterPasswordPolicyStub(
            email, isBeforeSignIn, masterPassword, policy)
    }

    // MARK: resendCodeByEmail()
    private(set) var resendCodeByEmailCallCount = 0
    var resendCodeByEmailStub: () async throws -> Void = {}
    func resendCodeByEmail() async throws {
        resendCodeByEmailCallCount += 1
        try await resendCodeByEmailStub()
    }

    // MARK: resendCodeForNewDevice()
    private(set) var resendCodeForNewDeviceCallCount = 0
    var resendCodeForNewDeviceStub: () async throws -> Void = {}
    func resendCodeForNewDevice() async throws {
        resendCodeForNewDeviceCallCount += 1
        try await resendCodeForNewDeviceStub()
    }

    // MARK: setPendingAdminRequest(_:userID:)
    private(set) var setPendingAdminRequestUserIDCalls: [(request: PendingAdminRequest?, userID: String?)] = []
    var setPendingAdminRequestUserIDStub: (PendingAdminRequest?, String?) async throws -> Void = { _, _ in }
    func setPendingAdminRequest(_ request: PendingAdminRequest?, userID: String?) async throws {
        setPendingAdminRequestUserIDCalls.append((request, userID))
        try await setPendingAdminRequestUserIDStub(request, userID)
    }

    // MARK: webSession(url:completionHandler:)
    private(set) var webSessionUrlCompletionHandlerCalls:
        [(url: URL, completionHandler: WebSession.CompletionHandler)] = []
    var webSessionUrlCompletionHandlerStub: (URL, @escaping WebSession.CompletionHandler) -> WebSession = { _, _ in
        fatalError("AuthServiceSpy.webSessionUrlCompletionHandlerStub is not set")
    }
    func webSession(url: URL, completionHandler: @escaping WebSession.CompletionHandler) -> WebSession {
        webSessionUrlCompletionHandlerCalls.append((url, completionHandler))
        return webSessionUrlCompletionHandlerStub(url, completionHandler)
    }
}
