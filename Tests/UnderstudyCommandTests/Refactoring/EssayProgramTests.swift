import Testing

@testable import understudy

/// The protocols that the project began with, in programs that the commands edit, and that are then compiled and run.
@Suite("The first protocols, edited, compiled and run")
struct EssayProgramTests {
    /// A folder with one module, and a `main.swift` that prints what `run` gives.
    private static func folder(_ source: String, run: String) throws -> TemporaryFolder {
        try TemporaryFolder([
            "Package.swift": "let package = Package(name: \"App\", targets: [.target(name: \"App\")])",
            "Sources/App/App.swift": source,
            "Sources/App/main.swift": "func run() async throws -> Int {\n\(run)\n}\nprint(try await run())\n",
        ])
    }

    private static func perform(_ words: [String], in folder: TemporaryFolder) -> TestRun {
        TestRun(words + ["--package-path", folder.path, "--apply"])
    }

    /// What the program says in both language modes; what the compiler says where it does not compile.
    private static func outputs(of folder: TemporaryFolder) throws -> [String] {
        try ["5", "6"].map { version in
            try NarrowTests.shell(
                "cd '\(folder.path)' && swiftc -swift-version \(version) -warnings-as-errors -Onone -o app "
                    + "Sources/App/*.swift && ./app")
        }
    }

    // MARK: - A repository

    static let notes = """
        struct Note: Equatable, Sendable {
            let id: Int
            var notebook: Int
            var text: String
        }
        protocol NotesRepository: AnyObject {
            func findNote(by id: Int) async throws -> Note?
            func allNotes(for notebookId: Int?) async throws -> [Note]
            func findNotes(by text: String) async throws -> [Note]

            func save(note: Note) async throws

            func moveNote(from srcNotebookId: Int, to dstNotebookId: Int) async throws
            func deleteNote(with ids: Set<Int>) async throws
        }
        final class InMemoryNotes: NotesRepository {
            private var notes: [Note] = []
            func findNote(by id: Int) async throws -> Note? { notes.first { $0.id == id } }
            func allNotes(for notebook: Int?) async throws -> [Note] {
                notes.filter { notebook == nil || $0.notebook == notebook }
            }
            func findNotes(by text: String) async throws -> [Note] { notes.filter { $0.text == text } }
            func save(note: Note) async throws { notes.append(note) }
            func moveNote(from source: Int, to destination: Int) async throws {
                for place in notes.indices where notes[place].notebook == source { notes[place].notebook = destination }
            }
            func deleteNote(with ids: Set<Int>) async throws { notes.removeAll { ids.contains($0.id) } }
        }
        final class AddNoteForm {
            private let notes: any NotesRepository
            init(notes: any NotesRepository) { self.notes = notes }
            func submit(_ text: String, _ id: Int) async throws {
                try await notes.save(note: Note(id: id, notebook: 1, text: text))
            }
        }
        final class NotebookMover {
            private let notes: any NotesRepository
            init(notes: any NotesRepository) { self.notes = notes }
            func tidy() async throws { try await notes.moveNote(from: 1, to: 2) }
        }
        final class TrashButton {
            private let notes: any NotesRepository
            init(notes: any NotesRepository) { self.notes = notes }
            func tap(_ id: Int) async throws { try await notes.deleteNote(with: [id]) }
        }
        final class SearchModel {
            private let notes: any NotesRepository
            init(notes: any NotesRepository) { self.notes = notes }
            func search(_ text: String) async throws -> Int { try await notes.findNotes(by: text).count }
            func count(in notebook: Int) async throws -> Int { try await notes.allNotes(for: notebook).count }
        }
        struct NoteScreen {
            let notes: any NotesRepository
            func title(_ id: Int) async throws -> String { try await notes.findNote(by: id)?.text ?? "" }
        }
        struct Screens {
            let notes: any NotesRepository
            func form() -> AddNoteForm { AddNoteForm(notes: notes) }
            func search() -> SearchModel { SearchModel(notes: notes) }
        }

        """

    private static let useOfNotes = """
            let notes = InMemoryNotes()
            let screens = Screens(notes: notes)
            for id in 1...4 { try await screens.form().submit(id < 3 ? "Milk" : "Bread", id) }
            try await NotebookMover(notes: notes).tidy()
            try await TrashButton(notes: notes).tap(4)
            let title = try await NoteScreen(notes: notes).title(3)
            return try await 100 * screens.search().search("Milk") + 10 * screens.search().count(in: 2) + title.count
        """

    @Test("A repository of notes becomes a finder, a saver, a mover and a deleter, and consumers ask for these")
    func repository() throws {
        let folder = try Self.folder(Self.notes, run: Self.useOfNotes)
        let before = try Self.outputs(of: folder)
        #expect(before == ["235\n", "235\n"])
        let run = Self.perform(["split", "NotesRepository", "--narrow"], in: folder)
        #expect(run.code == .success, "\(run.errors)")
        let text = try folder.text("Sources/App/App.swift")
        for line in [
            "typealias NotesRepository = NoteFinder & NoteSaver & NoteMover & NoteDeleter\n",
            "protocol NoteSaver: AnyObject {\n    func save(note: Note) async throws\n}\n",
            "final class AddNoteForm {\n    private let notes: any NoteSaver\n    init(notes: any NoteSaver)",
            "final class NotebookMover {\n    private let notes: any NoteMover\n",
            "final class TrashButton {\n    private let notes: any NoteDeleter\n",
            "final class SearchModel {\n    private let notes: any NoteFinder\n",
            "struct NoteScreen {\n    let notes: any NoteFinder\n",
            "struct Screens {\n    let notes: any NoteFinder & NoteSaver\n",
        ] {
            #expect(text.contains(line), "\(line) in\n\(text)")
        }
        #expect(try Self.outputs(of: folder) == before)
    }

    // MARK: - A service of eighteen requirements

    private static let accounts = """
        struct LoginRequest: Sendable {}
        struct PendingAdminLoginRequest: Sendable {}
        struct AuthRequestResponse: Sendable {}
        struct LoginUnlockMethod: Sendable {}
        struct Session {}
        enum HashPurpose: Sendable { case local }
        enum AuthRequestType: Sendable { case unlock }
        final class LiveAuthService: AuthService {
            private(set) var calls = 0
            var callbackUrlScheme: String { "app" }
            func answerLoginRequest(_ request: LoginRequest, approve: Bool) async throws { calls += 1 }
            func checkPendingLoginRequest(withId id: String) async throws -> LoginRequest { LoginRequest() }
            func denyAllLoginRequests(_ requests: [LoginRequest]) async throws { calls += 10 * requests.count }
            func generateSingleSignOnUrl(from organization: String) async throws -> (url: URL, state: String) {
                (URL(fileURLWithPath: organization), "")
            }
            func getPendingAdminLoginRequest(userId: String?) async throws -> PendingAdminLoginRequest? { nil }
            func getPendingLoginRequest(withId id: String?) async throws -> [LoginRequest] { [LoginRequest()] }
            func hashPassword(password: String, purpose: HashPurpose) async throws -> String { password }
            func initiateLoginWithDevice(email: String, type: AuthRequestType) async throws -> AuthRequestResponse {
                AuthRequestResponse()
            }
            func loginWithDevice(_ request: LoginRequest, email: String, isAuthenticated: Bool) async throws {}
            func loginWithMasterPassword(_ password: String, username: String, isNewAccount: Bool) async throws {
                calls += 100
            }
            func loginWithSingleSignOn(code: String, email: String) async throws -> LoginUnlockMethod {
                calls += 1_000
                return LoginUnlockMethod()
            }
            func loginWithTwoFactorCode(email: String, code: String) async throws -> LoginUnlockMethod {
                LoginUnlockMethod()
            }
            func requirePasswordChange(email: String, masterPassword: String) async throws -> Bool {
                calls += 10_000
                return true
            }
            func resendVerificationCodeEmail() async throws { calls += 100_000 }
            func resendNewDeviceOtp() async throws { calls += 100_000 }
            func setPendingAdminLoginRequest(_ request: PendingAdminLoginRequest?, userId: String?) async throws {}
            func webAuthenticationSession(url: URL, completionHandler: @escaping (URL?) -> Void) -> Session {
                completionHandler(url)
                return Session()
            }
        }

        """

    @Test("A service of eighteen requirements is parted, and who needs one part asks for that")
    func authentication() throws {
        let folder = try Self.folder(
            EssaySources.authService + Self.accounts,
            run: """
                    let auth = LiveAuthService()
                    try await SingleSignOnProcessor(auth: auth).start(for: "org")
                    try await LoginProcessor(auth: auth).login("secret")
                    try await LoginRequestProcessor(auth: auth).answer("1")
                    try await PendingRequestsProcessor(auth: auth).denyAll()
                    try await TwoFactorProcessor(auth: auth).enter("2")
                    try await AuthRepository(auth: auth).change("other")
                    return auth.calls
                """)
        let run = Self.perform(["split", "AuthService", "--narrow"], in: folder)
        #expect(run.code == .success, "\(run.errors)")
        let text = try folder.text("Sources/App/App.swift")
        for line in [
            "protocol AuthService: PasswordAuthService, LoginRequestAuthService, AuthCodeResender {\n    var callback",
            "final class SingleSignOnProcessor {\n    private let auth: any AuthService\n",
            "final class LoginProcessor {\n    private let auth: any PasswordAuthService\n",
            "final class PendingRequestsProcessor {\n    let auth: LoginRequestAuthService\n",
            "final class TwoFactorProcessor {\n    let auth: any AuthCodeResender\n",
        ] {
            #expect(text.contains(line), "\(line) in\n\(text)")
        }
        #expect(try Self.outputs(of: folder) == ["221111\n", "221111\n"])
    }

    // MARK: - A concrete service

    private static let profiles = """
        struct User: Sendable { let id: Int }
        struct Profile: Sendable { let name: String }
        class ProfileService {
            func readLoggedInProfile() async throws -> Profile { Profile(name: "Ada") }
            func readProfile(ofUser user: User) async throws -> Profile { Profile(name: "User \\(user.id)") }
            func deleteProfile(ofUser user: User) async throws {}
        }
        class ProfileViewModel {
            private let profileService: ProfileService
            init(profileService: ProfileService) { self.profileService = profileService }
            func load() async throws -> Int { try await profileService.readLoggedInProfile().name.count }
        }
        class OtherUserViewModel {
            private let profileService: ProfileService
            init(profileService: ProfileService) { self.profileService = profileService }
            func load(_ user: User) async throws -> Int {
                try await profileService.readProfile(ofUser: user).name.count
            }
        }

        """
    private static let useOfProfiles = """
            let service = ProfileService()
            return try await 10 * ProfileViewModel(profileService: service).load()
                + OtherUserViewModel(profileService: service).load(User(id: 7))
        """

    @Test(
        "A view model gets a protocol of its own, or closures that keep the labels", arguments: ["exact", "closures"])
    func profiles(form: String) throws {
        let folder = try Self.folder(Self.profiles, run: Self.useOfProfiles)
        let name = form == "exact" ? "ProfileViewModelProfileServiceAPI" : "ProfileServiceAPI"
        let first = ["narrow", "ProfileViewModel", "--of", "ProfileService", "--to", form, "--name", name]
        let second = ["narrow", "OtherUserViewModel", "--of", "ProfileService", "--to", form]
        for words in [first, second] {
            let run = Self.perform(words, in: folder)
            #expect(run.code == .success, "\(run.errors)")
        }
        let text = try folder.text("Sources/App/App.swift")
        let lines =
            form == "exact"
            ? [
                "private let profileService: any ProfileViewModelProfileServiceAPI\n",
                "protocol ProfileViewModelProfileServiceAPI {\n    func readLoggedInProfile() async throws -> Profile\n}",
                "extension ProfileService: ProfileViewModelProfileServiceAPI {}",
                "extension ProfileService: OtherUserViewModelDependencies {}",
            ]
            : [
                "struct ProfileServiceAPI {\n        var readLoggedInProfile: () async throws -> Profile\n",
                "private let profileService: ProfileServiceAPI\n", "extension ProfileViewModel.ProfileServiceAPI {",
                "var readProfileOfUser: (User) async throws -> Profile",
                "func readProfile(ofUser user: User) async throws -> Profile {",
            ]
        for line in lines { #expect(text.contains(line), "\(line) in\n\(text)") }
        #expect(try Self.outputs(of: folder) == ["36\n", "36\n"])
        for words in [first, second] {
            let again = Self.perform(words, in: folder)
            #expect(again.code == .success)
            #expect(again.errors.contains("already [narrowed-already]"))
        }
        #expect(try folder.text("Sources/App/App.swift") == text)
    }

    // MARK: - What stays whole

    @Test("A service of four requirements whose only consumer uses them all stays whole")
    func network() throws {
        let source = """
            public struct PURLResponse: Sendable {}
            public protocol PURLsNetworkServiceProtocol: AnyObject, Sendable {
                /// Provides a stream of PURL collection updates.
                func purlsStream() -> AsyncStream<[PURLResponse]>
                func fetchPURLs(for address: String) async throws
                func addPURL(address: String, name: String, url: String) async throws
                func deletePURL(address: String, name: String) async throws
            }
            actor PURLsRepository {
                private let networkService: any PURLsNetworkServiceProtocol
                init(networkService: any PURLsNetworkServiceProtocol) { self.networkService = networkService }
                func refresh() async throws { try await networkService.fetchPURLs(for: "a") }
                func add() async throws { try await networkService.addPURL(address: "a", name: "b", url: "c") }
                func remove() async throws { try await networkService.deletePURL(address: "a", name: "b") }
                func follow() async { for await _ in networkService.purlsStream() {} }
            }

            """
        let folder = try Self.folder(source, run: "return 1")
        let run = Self.perform(["split", "PURLsNetworkServiceProtocol", "--narrow"], in: folder)
        #expect(run.code == .finding)
        #expect(
            run.errors.contains(
                "App.swift:2:17: error: the protocol stays whole: its only consumer 'PURLsRepository' uses everything"))
        #expect(try folder.text("Sources/App/App.swift") == source)
    }

    @Test("A data source with optional requirements is refused with its reason", arguments: [false, true])
    func dataSource(hasParts: Bool) throws {
        let source = """
            @objc protocol ListDataSource {
                func numberOfSections() -> Int
                func numberOfItems(inSection section: Int) -> Int
                @objc optional func title(ofSection section: Int) -> String
            }
            final class List {
                weak var dataSource: (any ListDataSource)?
                func count() -> Int { dataSource?.numberOfItems(inSection: 0) ?? 0 }
            }

            """
        let folder = try Self.folder(source, run: "return 1")
        let parts = hasParts ? ["--parts", "Counting=numberOfSections+numberOfItems,Titles=title"] : []
        let run = Self.perform(["split", "ListDataSource"] + parts, in: folder)
        #expect(run.code == .finding)
        #expect(run.errors.contains("App.swift:1:16: error: the protocol is exposed to Objective-C by its name"))
        #expect(run.errors.contains("App.swift:4:20: error: 'title(ofSection:)' is optional"))
        #expect(try folder.text("Sources/App/App.swift") == source)
    }
}
