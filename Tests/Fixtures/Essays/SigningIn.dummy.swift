import Foundation
import SigningIn

/// A dummy of `AuthService`, yours to edit.
nonisolated final class AuthServiceDummy: AuthService {
    var callbackScheme: String { TestIssue.report("AuthServiceDummy.callbackScheme must not be read", returning: "") }

    func answer(_ request: SignInRequest, approve: Bool) async throws {
        TestIssue.report("AuthServiceDummy.answer(_:approve:) must not be called")
    }

    func checkPendingRequest(withID id: String) async throws -> SignInRequest {
        TestIssue.report(
            "AuthServiceDummy.checkPendingRequest(withID:) must not be called",
            returning: SignInRequest(id: "", fingerprint: ""))
    }

    func denyAll(_ requests: [SignInRequest]) async throws {
        TestIssue.report("AuthServiceDummy.denyAll(_:) must not be called")
    }

    func singleSignOnURL(for organisation: String) async throws -> (url: URL, state: String) {
        TestIssue.report(
            "AuthServiceDummy.singleSignOnURL(for:) must not be called", returning: (URL(fileURLWithPath: "/"), ""))
    }

    func pendingAdminRequest(userID: String?) async throws -> PendingAdminRequest? {
        TestIssue.report("AuthServiceDummy.pendingAdminRequest(userID:) must not be called", returning: nil)
    }

    func pendingRequests(withID id: String?) async throws -> [SignInRequest] {
        TestIssue.report("AuthServiceDummy.pendingRequests(withID:) must not be called", returning: [])
    }

    func hash(password: String, for use: HashUse) async throws -> String {
        TestIssue.report("AuthServiceDummy.hash(password:for:) must not be called", returning: "")
    }

    func startSignInWithDevice(
        email: String,
        kind: DeviceRequestKind
    ) async throws -> (answer: DeviceAnswer, requestID: String) {
        TestIssue.report(
            "AuthServiceDummy.startSignInWithDevice(email:kind:) must not be called",
            returning: (DeviceAnswer(id: "", created: Date(timeIntervalSince1970: 0)), ""))
    }

    func signInWithDevice(
        _ request: SignInRequest,
        email: String,
        isAuthenticated: Bool,
        captchaToken: String?
    ) async throws -> (String, String) {
        TestIssue.report(
            "AuthServiceDummy.signInWithDevice(_:email:isAuthenticated:captchaToken:) must not be called",
            returning: ("", ""))
    }

    func signInWithMasterPassword(
        _ password: String,
        userName: String,
        captchaToken: String?,
        isNewAccount: Bool
    ) async throws {
        TestIssue.report(
            "AuthServiceDummy.signInWithMasterPassword(_:userName:captchaToken:isNewAccount:) must not be called")
    }

    func signInWithSingleSignOn(code: String, email: String) async throws -> UnlockMethod {
        throw TestIssue("AuthServiceDummy.signInWithSingleSignOn(code:email:) must not be called")
    }

    func signInWithSecondFactor(
        email: String,
        code: String,
        method: SecondFactor,
        remember: Bool,
        captchaToken: String?
    ) async throws -> UnlockMethod {
        throw TestIssue(
            "AuthServiceDummy.signInWithSecondFactor(email:code:method:remember:captchaToken:) must not be called")
    }

    func requiresPasswordChange(
        email: String,
        isBeforeSignIn: Bool,
        masterPassword: String,
        policy: PasswordPolicy?
    ) async throws -> Bool {
        TestIssue.report(
            "AuthServiceDummy.requiresPasswordChange(email:isBeforeSignIn:masterPassword:policy:) must not be called",
            returning: false)
    }

    func resendCodeByEmail() async throws {
        TestIssue.report("AuthServiceDummy.resendCodeByEmail() must not be called")
    }

    func resendCodeForNewDevice() async throws {
        TestIssue.report("AuthServiceDummy.resendCodeForNewDevice() must not be called")
    }

    func setPendingAdminRequest(_ request: PendingAdminRequest?, userID: String?) async throws {
        TestIssue.report("AuthServiceDummy.setPendingAdminRequest(_:userID:) must not be called")
    }

    func webSession(url: URL, completionHandler: @escaping WebSession.CompletionHandler) -> WebSession {
        TestIssue.stop("AuthServiceDummy.webSession(url:completionHandler:) must not be called")
    }
}
