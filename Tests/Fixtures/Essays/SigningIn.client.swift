import Foundation
import SigningIn

/// A client of `AuthService`, yours to edit.
nonisolated struct AuthServiceClient: AuthService {
    /// A client whose members fail until they are set.
    static var unimplemented: AuthServiceClient { AuthServiceClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some AuthService) {
        onCallbackScheme = { live.callbackScheme }
        onAnswerApprove = { try await live.answer($0, approve: $1) }
        onCheckPendingRequestWithID = { try await live.checkPendingRequest(withID: $0) }
        onDenyAll = { try await live.denyAll($0) }
        onSingleSignOnURLFor = { try await live.singleSignOnURL(for: $0) }
        onPendingAdminRequestUserID = { try await live.pendingAdminRequest(userID: $0) }
        onPendingRequestsWithID = { try await live.pendingRequests(withID: $0) }
        onHashPasswordFor = { try await live.hash(password: $0, for: $1) }
        onStartSignInWithDeviceEmailKind = { try await live.startSignInWithDevice(email: $0, kind: $1) }
        onSignInWithDevice = { try await live.signInWithDevice($0, email: $1, isAuthenticated: $2, captchaToken: $3) }
        onSignInWithMasterPassword = {
            try await live.signInWithMasterPassword($0, userName: $1, captchaToken: $2, isNewAccount: $3)
        }
        onSignInWithSingleSignOnCodeEmail = { try await live.signInWithSingleSignOn(code: $0, email: $1) }
        onSignInWithSecondFactor = {
            try await live.signInWithSecondFactor(email: $0, code: $1, method: $2, remember: $3, captchaToken: $4)
        }
        onRequiresPasswordChange = {
            try await live.requiresPasswordChange(email: $0, isBeforeSignIn: $1, masterPassword: $2, policy: $3)
        }
        onResendCodeByEmail = { try await live.resendCodeByEmail() }
        onResendCodeForNewDevice = { try await live.resendCodeForNewDevice() }
        onSetPendingAdminRequestUserID = { try await live.setPendingAdminRequest($0, userID: $1) }
        onWebSessionUrlCompletionHandler = { live.webSession(url: $0, completionHandler: $1) }
    }

    // MARK: callbackScheme
    var onCallbackScheme: () -> String = {
        TestIssue.report("AuthServiceClient.onCallbackScheme is not set", returning: "")
    }
    var callbackScheme: String { onCallbackScheme() }

    // MARK: answer(_:approve:)
    var onAnswerApprove: (SignInRequest, Bool) async throws -> Void = { _, _ in
        TestIssue.report("AuthServiceClient.onAnswerApprove is not set")
    }
    func answer(_ request: SignInRequest, approve: Bool) async throws { try await onAnswerApprove(request, approve) }

    // MARK: checkPendingRequest(withID:)
    var onCheckPendingRequestWithID: (String) async throws -> SignInRequest = { _ in
        TestIssue.report(
            "AuthServiceClient.onCheckPendingRequestWithID is not set",
            returning: SignInRequest(id: "", fingerprint: ""))
    }
    func checkPendingRequest(withID id: String) async throws -> SignInRequest {
        try await onCheckPendingRequestWithID(id)
    }

    // MARK: denyAll(_:)
    var onDenyAll: ([SignInRequest]) async throws -> Void = { _ in
        TestIssue.report("AuthServiceClient.onDenyAll is not set")
    }
    func denyAll(_ requests: [SignInRequest]) async throws { try await onDenyAll(requests) }

    // MARK: singleSignOnURL(for:)
    var onSingleSignOnURLFor: (String) async throws -> (url: URL, state: String) = { _ in
        TestIssue.report(
            "AuthServiceClient.onSingleSignOnURLFor is not set", returning: (URL(fileURLWithPath: "/"), ""))
    }
    func singleSignOnURL(for organisation: String) async throws -> (url: URL, state: String) {
        try await onSingleSignOnURLFor(organisation)
    }

    // MARK: pendingAdminRequest(userID:)
    var onPendingAdminRequestUserID: (String?) async throws -> PendingAdminRequest? = { _ in
        TestIssue.report("AuthServiceClient.onPendingAdminRequestUserID is not set", returning: nil)
    }
    func pendingAdminRequest(userID: String?) async throws -> PendingAdminRequest? {
        try await onPendingAdminRequestUserID(userID)
    }

    // MARK: pendingRequests(withID:)
    var onPendingRequestsWithID: (String?) async throws -> [SignInRequest] = { _ in
        TestIssue.report("AuthServiceClient.onPendingRequestsWithID is not set", returning: [])
    }
    func pendingRequests(withID id: String?) async throws -> [SignInRequest] { try await onPendingRequestsWithID(id) }

    // MARK: hash(password:for:)
    var onHashPasswordFor: (String, HashUse) async throws -> String = { _, _ in
        TestIssue.report("AuthServiceClient.onHashPasswordFor is not set", returning: "")
    }
    func hash(password: String, for use: HashUse) async throws -> String { try await onHashPasswordFor(password, use) }

    // MARK: startSignInWithDevice(email:kind:)
    var onStartSignInWithDeviceEmailKind:
        (String, DeviceRequestKind) async throws -> (answer: DeviceAnswer, requestID: String) = { _, _ in
            TestIssue.report(
                "AuthServiceClient.onStartSignInWithDeviceEmailKind is not set",
                returning: (DeviceAnswer(id: "", created: Date(timeIntervalSince1970: 0)), ""))
        }
    func startSignInWithDevice(
        email: String,
        kind: DeviceRequestKind
    ) async throws -> (answer: DeviceAnswer, requestID: String) {
        try await onStartSignInWithDeviceEmailKind(email, kind)
    }

    // MARK: signInWithDevice(_:email:isAuthenticated:captchaToken:)
    var onSignInWithDevice: (SignInRequest, String, Bool, String?) async throws -> (String, String) = { _, _, _, _ in
        TestIssue.report("AuthServiceClient.onSignInWithDevice is not set", returning: ("", ""))
    }
    func signInWithDevice(
        _ request: SignInRequest,
        email: String,
        isAuthenticated: Bool,
        captchaToken: String?
    ) async throws -> (String, String) {
        try await onSignInWithDevice(request, email, isAuthenticated, captchaToken)
    }

    // MARK: signInWithMasterPassword(_:userName:captchaToken:isNewAccount:)
    var onSignInWithMasterPassword: (String, String, String?, Bool) async throws -> Void = { _, _, _, _ in
        TestIssue.report("AuthServiceClient.onSignInWithMasterPassword is not set")
    }
    func signInWithMasterPassword(
        _ password: String,
        userName: String,
        captchaToken: String?,
        isNewAccount: Bool
    ) async throws {
        try await onSignInWithMasterPassword(password, userName, captchaToken, isNewAccount)
    }

    // MARK: signInWithSingleSignOn(code:email:)
    var onSignInWithSingleSignOnCodeEmail: (String, String) async throws -> UnlockMethod = { _, _ in
        throw TestIssue("AuthServiceClient.onSignInWithSingleSignOnCodeEmail is not set")
    }
    func signInWithSingleSignOn(code: String, email: String) async throws -> UnlockMethod {
        try await onSignInWithSingleSignOnCodeEmail(code, email)
    }

    // MARK: signInWithSecondFactor(email:code:method:remember:captchaToken:)
    var onSignInWithSecondFactor: (String, String, SecondFactor, Bool, String?) async throws -> UnlockMethod = {
        _, _, _, _, _ in
        throw TestIssue("AuthServiceClient.onSignInWithSecondFactor is not set")
    }
    func signInWithSecondFactor(
        email: String,
        code: String,
        method: SecondFactor,
        remember: Bool,
        captchaToken: String?
    ) async throws -> UnlockMethod {
        try await onSignInWithSecondFactor(email, code, method, remember, captchaToken)
    }

    // MARK: requiresPasswordChange(email:isBeforeSignIn:masterPassword:policy:)
    var onRequiresPasswordChange: (String, Bool, String, PasswordPolicy?) async throws -> Bool = { _, _, _, _ in
        TestIssue.report("AuthServiceClient.onRequiresPasswordChange is not set", returning: false)
    }
    func requiresPasswordChange(
        email: String,
        isBeforeSignIn: Bool,
        masterPassword: String,
        policy: PasswordPolicy?
    ) async throws -> Bool {
        try await onRequiresPasswordChange(email, isBeforeSignIn, masterPassword, policy)
    }

    // MARK: resendCodeByEmail()
    var onResendCodeByEmail: () async throws -> Void = {
        TestIssue.report("AuthServiceClient.onResendCodeByEmail is not set")
    }
    func resendCodeByEmail() async throws { try await onResendCodeByEmail() }

    // MARK: resendCodeForNewDevice()
    var onResendCodeForNewDevice: () async throws -> Void = {
        TestIssue.report("AuthServiceClient.onResendCodeForNewDevice is not set")
    }
    func resendCodeForNewDevice() async throws { try await onResendCodeForNewDevice() }

    // MARK: setPendingAdminRequest(_:userID:)
    var onSetPendingAdminRequestUserID: (PendingAdminRequest?, String?) async throws -> Void = { _, _ in
        TestIssue.report("AuthServiceClient.onSetPendingAdminRequestUserID is not set")
    }
    func setPendingAdminRequest(_ request: PendingAdminRequest?, userID: String?) async throws {
        try await onSetPendingAdminRequestUserID(request, userID)
    }

    // MARK: webSession(url:completionHandler:)
    var onWebSessionUrlCompletionHandler: (URL, @escaping WebSession.CompletionHandler) -> WebSession = { _, _ in
        TestIssue.stop("AuthServiceClient.onWebSessionUrlCompletionHandler is not set")
    }
    func webSession(url: URL, completionHandler: @escaping WebSession.CompletionHandler) -> WebSession {
        onWebSessionUrlCompletionHandler(url, completionHandler)
    }
}
