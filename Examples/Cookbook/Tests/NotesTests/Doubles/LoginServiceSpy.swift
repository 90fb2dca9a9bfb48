@testable import Notes

/// A spy of `LoginService`, yours to edit.
@dynamicMemberLookup
final class LoginServiceSpy: LoginService {
    struct Storage {
        struct LogInNamePasswordCall: Equatable { let name: String, password: String }
        var logInNamePasswordCalls: [LogInNamePasswordCall] = []
        var logInNamePasswordStub: @Sendable (String, String) async throws -> Session = { _, _ in Session(token: "") }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func logIn(name: String, password: String) async throws -> Session {
        storage.append(.init(name: name, password: password), to: \.logInNamePasswordCalls)
        return try await storage.logInNamePasswordStub(name, password)
    }
}
