import Foundation
import SigningIn

/// A stub of `AuthService`, yours to edit.
nonisolated final class AuthServiceStub: AuthService {
    var callbackScheme = ""

    // MARK: answer(_:approve:)
    var answerApproveStub: (SignInRequest, Bool) async throws -> Void = { _, _ in }
    func answer(_ request: SignInRequest, approve: Bool) async throws { try await answerApproveStub(request, approve) }

    // MARK: checkPendingRequest(withID:)
    var checkPendingRequestWithIDStub: (String) async throws -> SignInRequest = { _ in
        SignInRequest(id: "", fingerprint: "")
    }
    func checkPendingRequest(withID id: String) async throws -> SignInRequest {
        try await checkPendingRequestWithIDStub(id)
    }

    // MARK: denyAll(_:)
    var denyAllStub: ([SignInRequest]) async throws -> Void = { _ in }
    func denyAll(_ requests: [SignInRequest]) async throws { try await denyAllStub(requests) }

    // MARK: singleSignOnURL(for:)
    var singleSignOnURLForStub: (String) async throws -> (url: URL, state: String) = { _ in
        (URL(fileURLWithPath: "/"), "")
    }
    func singleSignOnURL(for organisation: String) async throws -> (url: URL, state: String) {
        try await singleSignOnURLForStub(organisation)
    }

    // MARK: pendingAdminRequest(userID:)
    var pendingAdminRequestUserIDStub: (String?) async throws -> PendingAdminRequest? = { _ in nil }
    func pendingAdminRequest(userID: String?) async throws -> PendingAdminRequest? {
        try await pendingAdminRequestUserIDStub(userID)
    }

    // MARK: pendingRequests(withID:)
    var pendingRequestsWithIDStub: (String?) async throws -> [SignInRequest] = { _ in [] }
    func pendingRequests(withID id: String?) async throws -> [SignInRequest] { try await pendingRequestsWithIDStub(id) }

    // MARK: hash(password:for:)
    var hashPasswordForStub: (String, HashUse) async throws -> String = { _, _ in "" }
    func hash(password: String, for use: HashUse) async throws -> String {
        try await hashPasswordForStub(password, use)
    }

    // MARK: startSignInWithDevice(email:kind:)
    var startSignInWithDeviceEmailKindStub:
        (String, DeviceRequestKind) async throws -> (answer: DeviceAnswer, requestID: String) = { _, _ in
            (DeviceAnswer(id: "", created: Date(timeIntervalSince1970: 0)), "")
        }
    func startSignInWithDevice(
        email: String,
        kind: DeviceRequestKind
    ) async throws -> (answer: DeviceAnswer, requestID: String) {
        try await startSignInWithDeviceEmailKindStub(email, kind)
    }

    // MARK: signInWithDevice(_:email:isAuthenticated:captchaToken:)
    var signInWithDeviceStub: (SignInRequest, String, Bool, String?) async throws -> (String, String) = { _, _, _, _ in
        ("", "")
    }
    func signInWithDevice(
        _ request: SignInRequest,
        email: String,
        isAuthenticated: Bool,
        captchaToken: String?
    ) async throws -> (String, String) {
        try await signInWithDeviceStub(request, email, isAuthenticated, captchaToken)
    }

    // MARK: signInWithMasterPassword(_:userName:captchaToken:isNewAccount:)
    var signInWithMasterPasswordStub: (String, String, String?, Bool) async throws -> Void = { _, _, _, _ in }
    func signInWithMasterPassword(
        _ password: String,
        userName: String,
        captchaToken: String?,
        isNewAccount: Bool
    ) async throws {
        try await signInWithMasterPasswordStub(password, userName, captchaToken, isNewAccount)
    }

    // MARK: signInWithSingleSignOn(code:email:)
    var signInWithSingleSignOnCodeEmailStub: (String, String) async throws -> UnlockMethod = { _, _ in
        throw TestIssue("AuthServiceStub.signInWithSingleSignOnCodeEmailStub is not set")
    }
    func signInWithSingleSignOn(code: String, email: String) async throws -> UnlockMethod {
        try await signInWithSingleSignOnCodeEmailStub(code, email)
    }

    // MARK: signInWithSecondFactor(email:code:method:remember:captchaToken:)
    var signInWithSecondFactorStub: (String, String, SecondFactor, Bool, String?) async throws -> UnlockMethod = {
        _, _, _, _, _ in
        throw TestIssue("AuthServiceStub.signInWithSecondFactorStub is not set")
    }
    func signInWithSecondFactor(
        email: String,
        code: String,
        method: SecondFactor,
        remember: Bool,
        captchaToken: String?
    ) async throws -> UnlockMethod {
        try await signInWithSecondFactorStub(email, code, method, remember, captchaToken)
    }

    // MARK: requiresPasswordChange(email:isBeforeSignIn:masterPassword:policy:)
    var requiresPasswordChangeStub: (String, Bool, String, PasswordPolicy?) async throws -> Bool = { _, _, _, _ in
        false
    }
    func requiresPasswordChange(
        email: String,
        isBeforeSignIn: Bool,
        masterPassword: String,
        policy: PasswordPolicy?
    ) async throws -> Bool {
        try await requiresPasswordChangeStub(email, isBeforeSignIn, masterPassword, policy)
    }

    // MARK: resendCodeByEmail()
    var resendCodeByEmailStub: () async throws -> Void = {}
    func resendCodeByEmail() async throws { try await resendCodeByEmailStub() }

    // MARK: resendCodeForNewDevice()
    var resendCodeForNewDeviceStub: () async throws -> Void = {}
    func resendCodeForNewDevice() async throws { try await resendCodeForNewDeviceStub() }

    // MARK: setPendingAdminRequest(_:userID:)
    var setPendingAdminRequestUserIDStub: (PendingAdminRequest?, String?) async throws -> Void = { _, _ in }
    func setPendingAdminRequest(_ request: PendingAdminRequest?, userID: String?) async throws {
        try await setPendingAdminRequestUserIDStub(request, userID)
    }

    // MARK: webSession(url:completionHandler:)
    var webSessionUrlCompletionHandlerStub: (URL, @escaping WebSession.CompletionHandler) -> WebSession = { _, _ in
        TestIssue.stop("AuthServiceStub.webSessionUrlCompletionHandlerStub is not set")
    }
    func webSession(url: URL, completionHandler: @escaping WebSession.CompletionHandler) -> WebSession {
        webSessionUrlCompletionHandlerStub(url, completionHandler)
    }
}
