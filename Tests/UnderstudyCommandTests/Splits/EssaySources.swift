/// The protocols that the project began with, as sources with those who use them.
enum EssaySources {
    static let authService = """
        import Foundation

        protocol AuthService {
            var callbackUrlScheme: String { get }
            func answerLoginRequest(_ request: LoginRequest, approve: Bool) async throws
            func checkPendingLoginRequest(withId id: String) async throws -> LoginRequest
            func denyAllLoginRequests(_ requests: [LoginRequest]) async throws
            func generateSingleSignOnUrl(from organizationIdentifier: String) async throws -> (url: URL, state: String)
            func getPendingAdminLoginRequest(userId: String?) async throws -> PendingAdminLoginRequest?
            func getPendingLoginRequest(withId id: String?) async throws -> [LoginRequest]
            func hashPassword(password: String, purpose: HashPurpose) async throws -> String
            func initiateLoginWithDevice(email: String, type: AuthRequestType) async throws -> AuthRequestResponse
            func loginWithDevice(_ loginRequest: LoginRequest, email: String, isAuthenticated: Bool) async throws
            func loginWithMasterPassword(_ password: String, username: String, isNewAccount: Bool) async throws
            func loginWithSingleSignOn(code: String, email: String) async throws -> LoginUnlockMethod
            func loginWithTwoFactorCode(email: String, code: String) async throws -> LoginUnlockMethod
            func requirePasswordChange(email: String, masterPassword: String) async throws -> Bool
            func resendVerificationCodeEmail() async throws
            func resendNewDeviceOtp() async throws
            func setPendingAdminLoginRequest(_ request: PendingAdminLoginRequest?, userId: String?) async throws
            func webAuthenticationSession(url: URL, completionHandler: @escaping (URL?) -> Void) -> Session
        }

        final class SingleSignOnProcessor {
            private let auth: any AuthService
            init(auth: any AuthService) { self.auth = auth }
            func start(for organization: String) async throws {
                let (url, _) = try await auth.generateSingleSignOnUrl(from: organization)
                _ = auth.webAuthenticationSession(url: url) { [auth] _ in _ = auth.callbackUrlScheme }
                _ = try await auth.loginWithSingleSignOn(code: "1", email: "")
            }
        }

        final class LoginProcessor {
            private let auth: any AuthService
            init(auth: any AuthService) { self.auth = auth }
            func login(_ password: String) async throws {
                try await auth.loginWithMasterPassword(password, username: "", isNewAccount: false)
                _ = try await auth.requirePasswordChange(email: "", masterPassword: password)
            }
        }

        final class LoginRequestProcessor<Auth: AuthService> {
            let auth: Auth
            init(auth: Auth) { self.auth = auth }
            func answer(_ id: String) async throws {
                let request = try await auth.checkPendingLoginRequest(withId: id)
                try await self.auth.answerLoginRequest(request, approve: true)
            }
        }

        final class PendingRequestsProcessor {
            let auth: AuthService
            init(auth: AuthService) { self.auth = auth }
            func denyAll() async throws {
                try await auth.denyAllLoginRequests(auth.getPendingLoginRequest(withId: nil))
            }
        }

        final class TwoFactorProcessor {
            let auth: any AuthService
            init(auth: any AuthService) { self.auth = auth }
            func enter(_ code: String) async throws {
                _ = try await auth.loginWithTwoFactorCode(email: "", code: code)
                try await auth.resendVerificationCodeEmail()
                try await auth.resendNewDeviceOtp()
            }
        }

        final class AuthRepository {
            let auth: any AuthService
            init(auth: any AuthService) { self.auth = auth }
            func change(_ password: String) async throws {
                _ = try await auth.hashPassword(password: password, purpose: .local)
                _ = try await auth.requirePasswordChange(email: "", masterPassword: password)
            }
        }

        """

    static let authorizer = """
        protocol Authorizer {
            func requestAuthorization() async throws -> AuthorizationStatus
            func statuses() -> AsyncStream<AuthorizationStatus>
        }

        final class AlarmModel {
            let authorizer: any Authorizer
            init(authorizer: any Authorizer) { self.authorizer = authorizer }
            func ask() async throws { _ = try await authorizer.requestAuthorization() }
        }

        struct UpdatesKey {
            func follow(_ authorizer: some Authorizer) async {
                for await status in authorizer.statuses() { show(status) }
            }
        }

        """

    static let queryRequest = """
        protocol QueryRequest {
            var _debugTypeName: String { get }
            var path: QueryPath { get }
            func setup(context: QueryContext)
            func fetch(in context: QueryContext, with id: String) throws -> Value
        }

        extension QueryRequest {
            var _debugTypeName: String { "\\(Self.self)" }
            var path: QueryPath { QueryPath() }
            func setup(context: QueryContext) {}
        }

        final class QueryStore {
            func run(_ request: some QueryRequest, in context: QueryContext) throws -> Value {
                request.setup(context: context)
                return try request.fetch(in: context, with: request.path.text)
            }
        }

        """

    static let large = """
        protocol Large {
            func r1()
            func r2()
            func r3()
            func r4()
            func r5()
            func r6()
            func r7()
            func r8()
        }

        func foo(_ large: some Large) {
            large.r1()
            large.r2()
            large.r3()
            large.r4()
            large.r5()
            large.r6()
            large.r7()
            large.r8()
        }

        """

    static let profileService = """
        protocol ProfileServiceProtocol {
            func readLoggedInProfile() -> Profile
            func readProfile(ofUser user: User) -> Profile
        }

        final class ProfileViewModel {
            private let profileService: ProfileServiceProtocol
            init(profileService: ProfileServiceProtocol) { self.profileService = profileService }
            func load() { show(profileService.readLoggedInProfile()) }
        }

        """
}
