import Foundation
import SigningIn

/// A dummy of `AuthService`, yours to edit.
nonisolated final class AuthServiceDummy: AuthService {
    var callbackScheme: String { fatalError("AuthServiceDummy.callbackScheme must not be read") }

    func answer(_ request: SignInRequest, approve: Bool) async throws {
        fatalError("AuthServiceDummy.answer(_:approve:) must not be called")
    }

    func checkPendingRequest(withID id: String) async throws -> SignInRequest {
        fatalError("AuthServiceDummy.checkPendingRequest(withID:) must not be called")
    }

    func denyAll(_ requests: [SignInRequest]) async throws {
        fatalError("AuthServiceDummy.denyAll(_:) must not be called")
    }

    func singleSignOnURL(for organisation: String) async throws -> (url: URL, state: String) {
        fatalError("AuthServiceDummy.singleSignOnURL(for:) must not be called")
    }

    func pendingAdminRequest(userID: String?) async throws -> PendingAdminRequest? {
        fatalError("AuthServiceDummy.pendingAdminRequest(userID:) must not be called")
    }

    func pendingRequests(withID id: String?) async throws -> [SignInRequest] {
        fatalError("AuthServiceDummy.pendingRequests(withID:) must not be called")
    }

    func hash(password: String, for use: HashUse) async throws -> String {
        fatalError("AuthServiceDummy.hash(password:for:) must not be called")
    }

    func startSignInWithDevice(
        email: String,
        kind: DeviceRequestKind
    ) async throws -> (answer: DeviceAnswer, requestID: String) {
        fatalError("AuthServiceDummy.startSignInWithDevice(email:kind:) must not be called")
    }

    func signInWithDevice(
        _ request: SignInRequest,
        email: String,
        isAuthenticated: Bool,
        captchaToken: String?
    ) async throws -> (String, String) {
        fatalError("AuthServiceDummy.signInWithDevice(_:email:isAuthenticated:captchaToken:) must not be called")
    }

    func signInWithMasterPassword(
        _ password: String,
        userName: String,
        captchaToken: String?,
        isNewAccount: Bool
    ) async throws {
        fatalError(
            "AuthServiceDummy.signInWithMasterPassword(_:userName:captchaToken:isNewAccount:) must not be called")
    }

    func signInWithSingleSignOn(code: String, email: String) async throws -> UnlockMethod {
        fatalError("AuthServiceDummy.signInWithSingleSignOn(code:email:) must not be called")
    }

    func signInWithSecondFactor(
        email: String,
        code: String,
        method: SecondFactor,
        remember: Bool,
        captchaToken: String?
    ) async throws -> UnlockMethod {
        fatalError(
            "AuthServiceDummy.signInWithSecondFactor(email:code:method:remember:captchaToken:) must not be called")
    }

    func requiresPasswordChange(
        email: String,
        isBeforeSignIn: Bool,
        masterPassword: String,
        policy: PasswordPolicy?
    ) async throws -> Bool {
        fatalError(
            "AuthServiceDummy.requiresPasswordChange(email:isBeforeSignIn:masterPassword:policy:) must not be called")
    }

    func resendCodeByEmail() async throws { fatalError("AuthServiceDummy.resendCodeByEmail() must not be called") }

    func resendCodeForNewDevice() async throws {
        fatalError("AuthServiceDummy.resendCodeForNewDevice() must not be called")
    }

    func setPendingAdminRequest(_ request: PendingAdminRequest?, userID: String?) async throws {
        fatalError("AuthServiceDummy.setPendingAdminRequest(_:userID:) must not be called")
    }

    func webSession(url: URL, completionHandler: @escaping WebSession.CompletionHandler) -> WebSession {
        fatalError("AuthServiceDummy.webSession(url:completionHandler:) must not be called")
    }
}
