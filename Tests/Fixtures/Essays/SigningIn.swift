// swift-format-ignore-file

import Foundation

public struct SignInRequest: Sendable, Equatable {
    public let id: String
    public let fingerprint: String
    public init(id: String, fingerprint: String) {
        self.id = id
        self.fingerprint = fingerprint
    }
}

public struct PendingAdminRequest: Sendable {
    public let id: String
    public init(id: String) { self.id = id }
}

public struct DeviceAnswer: Sendable {
    public let id: String
    public let created: Date
    public init(id: String, created: Date) {
        self.id = id
        self.created = created
    }
}

public struct PasswordPolicy: Sendable {
    public var minimumLength = 12
    public init() {}
}

public enum HashUse: Sendable { case server, local }
public enum DeviceRequestKind: Sendable { case unlock, adminApproval }
public enum SecondFactor: Sendable { case authenticator, email(hint: String), key }
public enum UnlockMethod: Sendable { case masterPassword(SignInRequest), device(key: String?) }

public final class WebSession {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void
    public init(url: URL, completionHandler: @escaping CompletionHandler) {}
}

/// All that an app does about signing in, eighteen requirements of it.
public protocol AuthService {
    var callbackScheme: String { get }

    func answer(_ request: SignInRequest, approve: Bool) async throws

    func checkPendingRequest(withID id: String) async throws -> SignInRequest

    func denyAll(_ requests: [SignInRequest]) async throws

    func singleSignOnURL(for organisation: String) async throws -> (url: URL, state: String)

    func pendingAdminRequest(userID: String?) async throws -> PendingAdminRequest?

    func pendingRequests(withID id: String?) async throws -> [SignInRequest]

    func hash(password: String, for use: HashUse) async throws -> String

    func startSignInWithDevice(
        email: String,
        kind: DeviceRequestKind
    ) async throws -> (answer: DeviceAnswer, requestID: String)

    func signInWithDevice(
        _ request: SignInRequest,
        email: String,
        isAuthenticated: Bool,
        captchaToken: String?
    ) async throws -> (String, String)

    func signInWithMasterPassword(
        _ password: String,
        userName: String,
        captchaToken: String?,
        isNewAccount: Bool
    ) async throws

    func signInWithSingleSignOn(code: String, email: String) async throws -> UnlockMethod

    func signInWithSecondFactor(
        email: String,
        code: String,
        method: SecondFactor,
        remember: Bool,
        captchaToken: String?
    ) async throws -> UnlockMethod

    func requiresPasswordChange(
        email: String,
        isBeforeSignIn: Bool,
        masterPassword: String,
        policy: PasswordPolicy?
    ) async throws -> Bool

    func resendCodeByEmail() async throws

    func resendCodeForNewDevice() async throws

    func setPendingAdminRequest(_ request: PendingAdminRequest?, userID: String?) async throws

    func webSession(
        url: URL,
        completionHandler: @escaping WebSession.CompletionHandler
    ) -> WebSession
}
