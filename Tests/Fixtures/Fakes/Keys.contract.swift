import Foundation
import Keys

/// The contract of `SettingsStore`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await SettingsStoreContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct SettingsStoreContract<Subject: SettingsStore> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.setForKey() }
        calls.append { await $0.getForKey() }
        calls.append { await $0.removeForKey() }
        calls.append { await $0.containsKey() }
        calls.append { await $0.allKeys() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: SettingsStore>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await SettingsStoreContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await SettingsStoreContract<Reference>.play(history, on: try await makeReference())
            } else {
                await play(history, on: try await makeSubject())
            }
        }
        search.report()
    }

    /// Makes the calls of `history` on `subject`.
    static func play(_ history: RandomHistory, on subject: Subject) async {
        var contract = Self(subject: subject, history: history)
        history.begin()
        while let call = history.next() {
            let heard = history.heard
            await TestIssue.$listener.withValue({ heard.set($0) }) { await calls[call](&contract) }
        }
    }

    // MARK: func set<Value: Codable>(_ value: Value, forKey key: String) throws
    mutating func setForKey() async {
        let value: String = history.draw()
        let key: String = history.draw()
        history.calls("try subject.set(\(history.text(value)), forKey: \(history.text(key)))")
        do { history.returns(try subject.set(value, forKey: key)) } catch { history.fails(error) }
    }

    // MARK: func get<Value: Codable>(_ type: Value.Type, forKey key: String) throws -> Value?
    mutating func getForKey() async {
        let type: String.Type = String.self
        let key: String = history.draw()
        history.calls("try subject.get(\(history.text(type)), forKey: \(history.text(key)))")
        do { history.returns(try subject.get(type, forKey: key) as String?) } catch { history.fails(error) }
    }

    // MARK: func remove(forKey key: String)
    mutating func removeForKey() async {
        let key: String = history.draw()
        history.calls("subject.remove(forKey: \(history.text(key)))")
        history.returns(subject.remove(forKey: key))
    }

    // MARK: func contains(key: String) -> Bool
    mutating func containsKey() async {
        let key: String = history.draw()
        history.calls("subject.contains(key: \(history.text(key)))")
        history.returns(subject.contains(key: key))
    }

    // MARK: var allKeys: [String] { get }
    mutating func allKeys() async {
        history.calls("subject.allKeys")
        history.returns(subject.allKeys)
    }
}

/// The contract of `Preferences`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await PreferencesContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct PreferencesContract<Subject: Preferences> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.stringForKey() }
        calls.append { await $0.boolForKey() }
        calls.append { await $0.integerForKey() }
        calls.append { await $0.setStringForKey() }
        calls.append { await $0.setBoolForKey() }
        calls.append { await $0.setIntegerForKey() }
        calls.append { await $0.removeValueForKey() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Preferences>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await PreferencesContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await PreferencesContract<Reference>.play(history, on: try await makeReference())
            } else {
                await play(history, on: try await makeSubject())
            }
        }
        search.report()
    }

    /// Makes the calls of `history` on `subject`.
    static func play(_ history: RandomHistory, on subject: Subject) async {
        var contract = Self(subject: subject, history: history)
        history.begin()
        while let call = history.next() {
            let heard = history.heard
            await TestIssue.$listener.withValue({ heard.set($0) }) { await calls[call](&contract) }
        }
    }

    // MARK: func string(forKey key: String) -> String?
    mutating func stringForKey() async {
        let key: String = history.draw()
        history.calls("subject.string(forKey: \(history.text(key)))")
        history.returns(subject.string(forKey: key))
    }

    // MARK: func bool(forKey key: String) -> Bool
    mutating func boolForKey() async {
        let key: String = history.draw()
        history.calls("subject.bool(forKey: \(history.text(key)))")
        history.returns(subject.bool(forKey: key))
    }

    // MARK: func integer(forKey key: String) -> Int
    mutating func integerForKey() async {
        let key: String = history.draw()
        history.calls("subject.integer(forKey: \(history.text(key)))")
        history.returns(subject.integer(forKey: key))
    }

    // MARK: func setString(_ value: String?, forKey key: String)
    mutating func setStringForKey() async {
        let value: String? = history.draw()
        let key: String = history.draw()
        history.calls("subject.setString(\(history.text(value)), forKey: \(history.text(key)))")
        history.returns(subject.setString(value, forKey: key))
    }

    // MARK: func setBool(_ value: Bool, forKey key: String)
    mutating func setBoolForKey() async {
        let value: Bool = history.draw()
        let key: String = history.draw()
        history.calls("subject.setBool(\(history.text(value)), forKey: \(history.text(key)))")
        history.returns(subject.setBool(value, forKey: key))
    }

    // MARK: func setInteger(_ value: Int, forKey key: String)
    mutating func setIntegerForKey() async {
        let value: Int = history.draw()
        let key: String = history.draw()
        history.calls("subject.setInteger(\(history.text(value)), forKey: \(history.text(key)))")
        history.returns(subject.setInteger(value, forKey: key))
    }

    // MARK: func removeValue(forKey key: String)
    mutating func removeValueForKey() async {
        let key: String = history.draw()
        history.calls("subject.removeValue(forKey: \(history.text(key)))")
        history.returns(subject.removeValue(forKey: key))
    }
}

/// The contract of `KeychainService`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await KeychainServiceContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct KeychainServiceContract<Subject: KeychainService> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.saveAccountFor() }
        calls.append { await $0.readAccountKey() }
        calls.append { await $0.deleteAccountKey() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: KeychainService>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await KeychainServiceContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await KeychainServiceContract<Reference>.play(history, on: try await makeReference())
            } else {
                await play(history, on: try await makeSubject())
            }
        }
        search.report()
    }

    /// Makes the calls of `history` on `subject`.
    static func play(_ history: RandomHistory, on subject: Subject) async {
        var contract = Self(subject: subject, history: history)
        history.begin()
        while let call = history.next() {
            let heard = history.heard
            await TestIssue.$listener.withValue({ heard.set($0) }) { await calls[call](&contract) }
        }
    }

    // MARK: func save(_ data: Data, account: String, for key: String) throws
    mutating func saveAccountFor() async {
        let data: Data = history.draw()
        let account: String = history.draw()
        let key: String = history.draw()
        history.calls(
            "try subject.save(\(history.text(data)), account: \(history.text(account)), for: \(history.text(key)))")
        do { history.returns(try subject.save(data, account: account, for: key)) } catch { history.fails(error) }
    }

    // MARK: func read(account: String, key: String) throws -> Data
    mutating func readAccountKey() async {
        let account: String = history.draw()
        let key: String = history.draw()
        history.calls("try subject.read(account: \(history.text(account)), key: \(history.text(key)))")
        do { history.returns(try subject.read(account: account, key: key)) } catch { history.fails(error) }
    }

    // MARK: func delete(account: String, key: String) throws
    mutating func deleteAccountKey() async {
        let account: String = history.draw()
        let key: String = history.draw()
        history.calls("try subject.delete(account: \(history.text(account)), key: \(history.text(key)))")
        do { history.returns(try subject.delete(account: account, key: key)) } catch { history.fails(error) }
    }
}

/// The contract of `SecretStoring`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await SecretStoringContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct SecretStoringContract<Subject: SecretStoring> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.storeFor() }
        calls.append { await $0.secretFor() }
        calls.append { await $0.deleteSecretFor() }
        calls.append { await $0.deleteAllSecrets() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: SecretStoring>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await SecretStoringContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await SecretStoringContract<Reference>.play(history, on: try await makeReference())
            } else {
                await play(history, on: try await makeSubject())
            }
        }
        search.report()
    }

    /// Makes the calls of `history` on `subject`.
    static func play(_ history: RandomHistory, on subject: Subject) async {
        var contract = Self(subject: subject, history: history)
        history.begin()
        while let call = history.next() {
            let heard = history.heard
            await TestIssue.$listener.withValue({ heard.set($0) }) { await calls[call](&contract) }
        }
    }

    // MARK: func store(_ secret: Data, for key: String) throws
    mutating func storeFor() async {
        let secret: Data = history.draw()
        let key: String = history.draw()
        history.calls("try subject.store(\(history.text(secret)), for: \(history.text(key)))")
        do { history.returns(try subject.store(secret, for: key)) } catch { history.fails(error) }
    }

    // MARK: func secret(for key: String) throws -> Data
    mutating func secretFor() async {
        let key: String = history.draw()
        history.calls("try subject.secret(for: \(history.text(key)))")
        do { history.returns(try subject.secret(for: key)) } catch { history.fails(error) }
    }

    // MARK: func deleteSecret(for key: String) throws
    mutating func deleteSecretFor() async {
        let key: String = history.draw()
        history.calls("try subject.deleteSecret(for: \(history.text(key)))")
        do { history.returns(try subject.deleteSecret(for: key)) } catch { history.fails(error) }
    }

    // MARK: func deleteAllSecrets() throws
    mutating func deleteAllSecrets() async {
        history.calls("try subject.deleteAllSecrets()")
        do { history.returns(try subject.deleteAllSecrets()) } catch { history.fails(error) }
    }
}

/// The contract of `ThumbnailCache`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await ThumbnailCacheContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct ThumbnailCacheContract<Subject: ThumbnailCache> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.subscriptRequirement() }
        calls.append { await $0.thumbnailFor() }
        calls.append { await $0.insertFor() }
        calls.append { await $0.removeThumbnailFor() }
        calls.append { await $0.clear() }
        calls.append { await $0.count() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: ThumbnailCache>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await ThumbnailCacheContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await ThumbnailCacheContract<Reference>.play(history, on: try await makeReference())
            } else {
                await play(history, on: try await makeSubject())
            }
        }
        search.report()
    }

    /// Makes the calls of `history` on `subject`.
    static func play(_ history: RandomHistory, on subject: Subject) async {
        var contract = Self(subject: subject, history: history)
        history.begin()
        while let call = history.next() {
            let heard = history.heard
            await TestIssue.$listener.withValue({ heard.set($0) }) { await calls[call](&contract) }
        }
    }

    private func anyThumbnail() -> Thumbnail { history.model("Thumbnail(pixels:)", Thumbnail(pixels: history.draw())) }

    // MARK: subscript(url: URL) -> Thumbnail? { get set }
    mutating func subscriptRequirement() async {
        let url: URL = history.draw()
        history.calls("await subject[\(history.text(url))]")
        history.returns(await subject[url])
    }

    // MARK: func thumbnail(for url: URL) -> Thumbnail?
    mutating func thumbnailFor() async {
        let url: URL = history.draw()
        history.calls("await subject.thumbnail(for: \(history.text(url)))")
        history.returns(await subject.thumbnail(for: url))
    }

    // MARK: func insert(_ thumbnail: Thumbnail, for url: URL)
    mutating func insertFor() async {
        let thumbnail = anyThumbnail()
        let url: URL = history.draw()
        history.calls("await subject.insert(\(history.text(thumbnail)), for: \(history.text(url)))")
        history.returns(await subject.insert(thumbnail, for: url))
    }

    // MARK: func removeThumbnail(for url: URL) -> Thumbnail?
    mutating func removeThumbnailFor() async {
        let url: URL = history.draw()
        history.calls("await subject.removeThumbnail(for: \(history.text(url)))")
        history.returns(await subject.removeThumbnail(for: url))
    }

    // MARK: func clear()
    mutating func clear() async {
        history.calls("await subject.clear()")
        history.returns(await subject.clear())
    }

    // MARK: var count: Int { get }
    mutating func count() async {
        history.calls("await subject.count")
        history.returns(await subject.count)
    }
}

/// The contract of `TokenVault`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await TokenVaultContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct TokenVaultContract<Subject: TokenVault> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.saveAccessToken() }
        calls.append { await $0.accessToken() }
        calls.append { await $0.deleteAccessToken() }
        calls.append { await $0.setRefreshToken() }
        calls.append { await $0.refreshToken() }
        calls.append { await $0.clear() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: TokenVault>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await TokenVaultContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await TokenVaultContract<Reference>.play(history, on: try await makeReference())
            } else {
                await play(history, on: try await makeSubject())
            }
        }
        search.report()
    }

    /// Makes the calls of `history` on `subject`.
    static func play(_ history: RandomHistory, on subject: Subject) async {
        var contract = Self(subject: subject, history: history)
        history.begin()
        while let call = history.next() {
            let heard = history.heard
            await TestIssue.$listener.withValue({ heard.set($0) }) { await calls[call](&contract) }
        }
    }

    // MARK: func saveAccessToken(_ token: String) throws
    mutating func saveAccessToken() async {
        let token: String = history.draw()
        history.calls("try subject.saveAccessToken(\(history.text(token)))")
        do { history.returns(try subject.saveAccessToken(token)) } catch { history.fails(error) }
    }

    // MARK: func accessToken() throws -> String
    mutating func accessToken() async {
        history.calls("try subject.accessToken()")
        do { history.returns(try subject.accessToken()) } catch { history.fails(error) }
    }

    // MARK: func deleteAccessToken() throws
    mutating func deleteAccessToken() async {
        history.calls("try subject.deleteAccessToken()")
        do { history.returns(try subject.deleteAccessToken()) } catch { history.fails(error) }
    }

    // MARK: func setRefreshToken(_ token: String?)
    mutating func setRefreshToken() async {
        let token: String? = history.draw()
        history.calls("subject.setRefreshToken(\(history.text(token)))")
        history.returns(subject.setRefreshToken(token))
    }

    // MARK: func refreshToken() -> String?
    mutating func refreshToken() async {
        history.calls("subject.refreshToken()")
        history.returns(subject.refreshToken())
    }

    // MARK: func clear()
    mutating func clear() async {
        history.calls("subject.clear()")
        history.returns(subject.clear())
    }
}

/// The contract of `HistoryStore`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await HistoryStoreContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct HistoryStoreContract<Subject: HistoryStore> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.setEntriesFor() }
        calls.append { await $0.entriesFor() }
        calls.append { await $0.removeEntriesFor() }
        calls.append { await $0.users() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: HistoryStore>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await HistoryStoreContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await HistoryStoreContract<Reference>.play(history, on: try await makeReference())
            } else {
                await play(history, on: try await makeSubject())
            }
        }
        search.report()
    }

    /// Makes the calls of `history` on `subject`.
    static func play(_ history: RandomHistory, on subject: Subject) async {
        var contract = Self(subject: subject, history: history)
        history.begin()
        while let call = history.next() {
            let heard = history.heard
            await TestIssue.$listener.withValue({ heard.set($0) }) { await calls[call](&contract) }
        }
    }

    // MARK: func setEntries(_ entries: [Int], for user: String)
    mutating func setEntriesFor() async {
        let entries: [Int] = history.draw()
        let user: String = history.draw()
        history.calls("subject.setEntries(\(history.text(entries)), for: \(history.text(user)))")
        history.returns(subject.setEntries(entries, for: user))
    }

    // MARK: func entries(for user: String) -> [Int]
    mutating func entriesFor() async {
        let user: String = history.draw()
        history.calls("subject.entries(for: \(history.text(user)))")
        history.returns(subject.entries(for: user))
    }

    // MARK: func removeEntries(for user: String)
    mutating func removeEntriesFor() async {
        let user: String = history.draw()
        history.calls("subject.removeEntries(for: \(history.text(user)))")
        history.returns(subject.removeEntries(for: user))
    }

    // MARK: func users() -> [String]
    mutating func users() async {
        history.calls("subject.users()")
        history.returns(subject.users())
    }
}

/// The contract of `TagIndex`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await TagIndexContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct TagIndexContract<Subject: TagIndex> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.saveForKey() }
        calls.append { await $0.tagsForKey() }
        calls.append { await $0.keys() }
        calls.append { await $0.removeAll() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: TagIndex>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await TagIndexContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await TagIndexContract<Reference>.play(history, on: try await makeReference())
            } else {
                await play(history, on: try await makeSubject())
            }
        }
        search.report()
    }

    /// Makes the calls of `history` on `subject`.
    static func play(_ history: RandomHistory, on subject: Subject) async {
        var contract = Self(subject: subject, history: history)
        history.begin()
        while let call = history.next() {
            let heard = history.heard
            await TestIssue.$listener.withValue({ heard.set($0) }) { await calls[call](&contract) }
        }
    }

    // MARK: func save(_ tags: [String], forKey key: String) throws
    mutating func saveForKey() async {
        let tags: [String] = history.draw()
        let key: String = history.draw()
        history.calls("try subject.save(\(history.text(tags)), forKey: \(history.text(key)))")
        do { history.returns(try subject.save(tags, forKey: key)) } catch { history.fails(error) }
    }

    // MARK: func tags(forKey key: String) throws -> [String]
    mutating func tagsForKey() async {
        let key: String = history.draw()
        history.calls("try subject.tags(forKey: \(history.text(key)))")
        do { history.returns(try subject.tags(forKey: key)) } catch { history.fails(error) }
    }

    // MARK: func keys() -> [String]
    mutating func keys() async {
        history.calls("subject.keys()")
        history.returns(subject.keys())
    }

    // MARK: func removeAll()
    mutating func removeAll() async {
        history.calls("subject.removeAll()")
        history.returns(subject.removeAll())
    }
}

/// The contract of `ThumbnailHistory`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await ThumbnailHistoryContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct ThumbnailHistoryContract<Subject: ThumbnailHistory> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.addFor() }
        calls.append { await $0.thumbnailsFor() }
        calls.append { await $0.all() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: ThumbnailHistory>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await ThumbnailHistoryContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await ThumbnailHistoryContract<Reference>.play(history, on: try await makeReference())
            } else {
                await play(history, on: try await makeSubject())
            }
        }
        search.report()
    }

    /// Makes the calls of `history` on `subject`.
    static func play(_ history: RandomHistory, on subject: Subject) async {
        var contract = Self(subject: subject, history: history)
        history.begin()
        while let call = history.next() {
            let heard = history.heard
            await TestIssue.$listener.withValue({ heard.set($0) }) { await calls[call](&contract) }
        }
    }

    private func anyThumbnail() -> Thumbnail { history.model("Thumbnail(pixels:)", Thumbnail(pixels: history.draw())) }

    // MARK: func add(_ thumbnail: Thumbnail, for url: URL)
    mutating func addFor() async {
        let thumbnail = anyThumbnail()
        let url: URL = history.draw()
        history.calls("subject.add(\(history.text(thumbnail)), for: \(history.text(url)))")
        history.returns(subject.add(thumbnail, for: url))
    }

    // MARK: func thumbnails(for url: URL) -> [Thumbnail]
    mutating func thumbnailsFor() async {
        let url: URL = history.draw()
        history.calls("subject.thumbnails(for: \(history.text(url)))")
        history.returns(subject.thumbnails(for: url))
    }

    // MARK: func all() -> [URL: [Thumbnail]]
    mutating func all() async {
        history.calls("subject.all()")
        history.returns(subject.all())
    }
}
