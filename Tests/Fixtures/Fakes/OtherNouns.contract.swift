import Foundation

@testable import OtherNouns

/// The contract of `DownloadThatDeletedItsEpisode`, yours to edit: random calls to which two implementations must
/// answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await DownloadThatDeletedItsEpisodeContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct DownloadThatDeletedItsEpisodeContract<Subject: DownloadThatDeletedItsEpisode> {
    /// The implementation that is called.
    var subject: Subject
    /// Where arguments are drawn, and answers noted.
    let history: RandomHistory

    /// The calls of histories: remove those to which implementations need not answer alike.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.episodes() }
        calls.append { await $0.save() }
        calls.append { await $0.delete() }
        calls.append { await $0.cancelDownloadOf() }
        calls.append { await $0.cancelDownloadOfEpisode() }
        calls.append { await $0.cancelDownloadId() }
        calls.append { await $0.deleteEpisodeDownload() }
        calls.append { await $0.removeCacheOf() }
        calls.append { await $0.clearDownloads() }
        calls.append { await $0.hasDownloadFor() }
        calls.append { await $0.downloadCountOf() }
        return calls
    }

    /// Fails the test with the shortest history to which the two answer differently.
    static func check<Reference: DownloadThatDeletedItsEpisode>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await DownloadThatDeletedItsEpisodeContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await DownloadThatDeletedItsEpisodeContract<Reference>.play(history, on: try await makeReference())
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
        while let call = history.next() { await calls[call](&contract) }
    }

    private func anyEpisode() -> Episode {
        history.model(
            "Episode(id:title:isArchived:tags:)",
            Episode(id: history.draw(), title: history.draw(), isArchived: history.draw(), tags: history.draw()))
    }

    // MARK: func episodes() -> [Episode]
    mutating func episodes() async {
        history.calls("subject.episodes()")
        history.returns(subject.episodes())
    }

    // MARK: func save(_ episode: Episode)
    mutating func save() async {
        let episode = anyEpisode()
        history.calls("subject.save(\(history.text(episode)))")
        history.returns(subject.save(episode))
    }

    // MARK: func delete(_ episode: Episode)
    mutating func delete() async {
        let episode = anyEpisode()
        history.calls("subject.delete(\(history.text(episode)))")
        history.returns(subject.delete(episode))
    }

    // MARK: func cancelDownload(of episode: Episode)
    mutating func cancelDownloadOf() async {
        let episode = anyEpisode()
        history.calls("subject.cancelDownload(of: \(history.text(episode)))")
        history.returns(subject.cancelDownload(of: episode))
    }

    // MARK: func cancel(downloadOf episode: Episode)
    mutating func cancelDownloadOfEpisode() async {
        let episode = anyEpisode()
        history.calls("subject.cancel(downloadOf: \(history.text(episode)))")
        history.returns(subject.cancel(downloadOf: episode))
    }

    // MARK: func cancelDownload(id: Int)
    mutating func cancelDownloadId() async {
        let id: Int = history.draw()
        history.calls("subject.cancelDownload(id: \(history.text(id)))")
        history.returns(subject.cancelDownload(id: id))
    }

    // MARK: func deleteEpisodeDownload(_ episode: Episode)
    mutating func deleteEpisodeDownload() async {
        let episode = anyEpisode()
        history.calls("subject.deleteEpisodeDownload(\(history.text(episode)))")
        history.returns(subject.deleteEpisodeDownload(episode))
    }

    // MARK: func removeCache(of episode: Episode)
    mutating func removeCacheOf() async {
        let episode = anyEpisode()
        history.calls("subject.removeCache(of: \(history.text(episode)))")
        history.returns(subject.removeCache(of: episode))
    }

    // MARK: func clearDownloads()
    mutating func clearDownloads() async {
        history.calls("subject.clearDownloads()")
        history.returns(subject.clearDownloads())
    }

    // MARK: func hasDownload(for episode: Episode) -> Bool
    mutating func hasDownloadFor() async {
        let episode = anyEpisode()
        history.calls("subject.hasDownload(for: \(history.text(episode)))")
        history.returns(subject.hasDownload(for: episode))
    }

    // MARK: func downloadCount(of episode: Episode) -> Int
    mutating func downloadCountOf() async {
        let episode = anyEpisode()
        history.calls("subject.downloadCount(of: \(history.text(episode)))")
        history.returns(subject.downloadCount(of: episode))
    }
}

/// The contract of `BookmarkThatWasAnEpisode`, yours to edit: random calls to which two implementations must answer
/// alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await BookmarkThatWasAnEpisodeContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct BookmarkThatWasAnEpisodeContract<Subject: BookmarkThatWasAnEpisode> {
    /// The implementation that is called.
    var subject: Subject
    /// Where arguments are drawn, and answers noted.
    let history: RandomHistory

    /// The calls of histories: remove those to which implementations need not answer alike.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.episodes() }
        calls.append { await $0.save() }
        calls.append { await $0.addBookmarkFor() }
        calls.append { await $0.addBookmarkTitle() }
        calls.append { await $0.saveBookmark() }
        calls.append { await $0.addToBookmarks() }
        calls.append { await $0.removeBookmark() }
        calls.append { await $0.removeFromBookmarks() }
        return calls
    }

    /// Fails the test with the shortest history to which the two answer differently.
    static func check<Reference: BookmarkThatWasAnEpisode>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await BookmarkThatWasAnEpisodeContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await BookmarkThatWasAnEpisodeContract<Reference>.play(history, on: try await makeReference())
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
        while let call = history.next() { await calls[call](&contract) }
    }

    private func anyEpisode() -> Episode {
        history.model(
            "Episode(id:title:isArchived:tags:)",
            Episode(id: history.draw(), title: history.draw(), isArchived: history.draw(), tags: history.draw()))
    }

    // MARK: func episodes() -> [Episode]
    mutating func episodes() async {
        history.calls("subject.episodes()")
        history.returns(subject.episodes())
    }

    // MARK: func save(_ episode: Episode)
    mutating func save() async {
        let episode = anyEpisode()
        history.calls("subject.save(\(history.text(episode)))")
        history.returns(subject.save(episode))
    }

    // MARK: func addBookmark(for episode: Episode)
    mutating func addBookmarkFor() async {
        let episode = anyEpisode()
        history.calls("subject.addBookmark(for: \(history.text(episode)))")
        history.returns(subject.addBookmark(for: episode))
    }

    // MARK: func addBookmark(title: String)
    mutating func addBookmarkTitle() async {
        let title: String = history.draw()
        history.calls("subject.addBookmark(title: \(history.text(title)))")
        history.returns(subject.addBookmark(title: title))
    }

    // MARK: func saveBookmark(_ episode: Episode)
    mutating func saveBookmark() async {
        let episode = anyEpisode()
        history.calls("subject.saveBookmark(\(history.text(episode)))")
        history.returns(subject.saveBookmark(episode))
    }

    // MARK: func addToBookmarks(_ episode: Episode)
    mutating func addToBookmarks() async {
        let episode = anyEpisode()
        history.calls("subject.addToBookmarks(\(history.text(episode)))")
        history.returns(subject.addToBookmarks(episode))
    }

    // MARK: func removeBookmark(_ episode: Episode)
    mutating func removeBookmark() async {
        let episode = anyEpisode()
        history.calls("subject.removeBookmark(\(history.text(episode)))")
        history.returns(subject.removeBookmark(episode))
    }

    // MARK: func removeFromBookmarks(_ episode: Episode)
    mutating func removeFromBookmarks() async {
        let episode = anyEpisode()
        history.calls("subject.removeFromBookmarks(\(history.text(episode)))")
        history.returns(subject.removeFromBookmarks(episode))
    }
}

/// The contract of `BookmarkBeforeItsEpisode`, yours to edit: random calls to which two implementations must answer
/// alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await BookmarkBeforeItsEpisodeContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct BookmarkBeforeItsEpisodeContract<Subject: BookmarkBeforeItsEpisode> {
    /// The implementation that is called.
    var subject: Subject
    /// Where arguments are drawn, and answers noted.
    let history: RandomHistory

    /// The calls of histories: remove those to which implementations need not answer alike.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.archivedEpisodes() }
        calls.append { await $0.bookmarks() }
        calls.append { await $0.addBookmarkFor() }
        calls.append { await $0.removeBookmarkFor() }
        calls.append { await $0.save() }
        calls.append { await $0.findParentId() }
        calls.append { await $0.episodes() }
        calls.append { await $0.deleteEpisodeId() }
        return calls
    }

    /// Fails the test with the shortest history to which the two answer differently.
    static func check<Reference: BookmarkBeforeItsEpisode>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await BookmarkBeforeItsEpisodeContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await BookmarkBeforeItsEpisodeContract<Reference>.play(history, on: try await makeReference())
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
        while let call = history.next() { await calls[call](&contract) }
    }

    private func anyEpisode() -> Episode {
        history.model(
            "Episode(id:title:isArchived:tags:)",
            Episode(id: history.draw(), title: history.draw(), isArchived: history.draw(), tags: history.draw()))
    }

    // MARK: func archivedEpisodes() -> [Episode]
    mutating func archivedEpisodes() async {
        history.calls("subject.archivedEpisodes()")
        history.returns(subject.archivedEpisodes())
    }

    // MARK: func bookmarks() -> [Episode]
    mutating func bookmarks() async {
        history.calls("subject.bookmarks()")
        history.returns(subject.bookmarks())
    }

    // MARK: func addBookmark(for episode: Episode)
    mutating func addBookmarkFor() async {
        let episode = anyEpisode()
        history.calls("subject.addBookmark(for: \(history.text(episode)))")
        history.returns(subject.addBookmark(for: episode))
    }

    // MARK: func removeBookmark(for episode: Episode)
    mutating func removeBookmarkFor() async {
        let episode = anyEpisode()
        history.calls("subject.removeBookmark(for: \(history.text(episode)))")
        history.returns(subject.removeBookmark(for: episode))
    }

    // MARK: func save(_ episode: Episode)
    mutating func save() async {
        let episode = anyEpisode()
        history.calls("subject.save(\(history.text(episode)))")
        history.returns(subject.save(episode))
    }

    // MARK: func findParent(id: Int) -> Episode?
    mutating func findParentId() async {
        let id: Int = history.draw()
        history.calls("subject.findParent(id: \(history.text(id)))")
        history.returns(subject.findParent(id: id))
    }

    // MARK: func episodes() -> [Episode]
    mutating func episodes() async {
        history.calls("subject.episodes()")
        history.returns(subject.episodes())
    }

    // MARK: func deleteEpisode(id: Int)
    mutating func deleteEpisodeId() async {
        let id: Int = history.draw()
        history.calls("subject.deleteEpisode(id: \(history.text(id)))")
        history.returns(subject.deleteEpisode(id: id))
    }
}

/// The contract of `ThumbnailThatReplacedItsEpisode`, yours to edit: random calls to which two implementations must
/// answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await ThumbnailThatReplacedItsEpisodeContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct ThumbnailThatReplacedItsEpisodeContract<Subject: ThumbnailThatReplacedItsEpisode> {
    /// The implementation that is called.
    var subject: Subject
    /// Where arguments are drawn, and answers noted.
    let history: RandomHistory

    /// The calls of histories: remove those to which implementations need not answer alike.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.episodes() }
        calls.append { await $0.save() }
        calls.append { await $0.updateThumbnailOf() }
        calls.append { await $0.updateTitleOf() }
        calls.append { await $0.renameThumbnailOfTo() }
        calls.append { await $0.archiveId() }
        calls.append { await $0.archiveThumbnailId() }
        return calls
    }

    /// Fails the test with the shortest history to which the two answer differently.
    static func check<Reference: ThumbnailThatReplacedItsEpisode>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await ThumbnailThatReplacedItsEpisodeContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await ThumbnailThatReplacedItsEpisodeContract<Reference>.play(history, on: try await makeReference())
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
        while let call = history.next() { await calls[call](&contract) }
    }

    private func anyEpisode() -> Episode {
        history.model(
            "Episode(id:title:isArchived:tags:)",
            Episode(id: history.draw(), title: history.draw(), isArchived: history.draw(), tags: history.draw()))
    }

    // MARK: func episodes() -> [Episode]
    mutating func episodes() async {
        history.calls("subject.episodes()")
        history.returns(subject.episodes())
    }

    // MARK: func save(_ episode: Episode)
    mutating func save() async {
        let episode = anyEpisode()
        history.calls("subject.save(\(history.text(episode)))")
        history.returns(subject.save(episode))
    }

    // MARK: func updateThumbnail(of episode: Episode)
    mutating func updateThumbnailOf() async {
        let episode = anyEpisode()
        history.calls("subject.updateThumbnail(of: \(history.text(episode)))")
        history.returns(subject.updateThumbnail(of: episode))
    }

    // MARK: func updateTitle(of episode: Episode)
    mutating func updateTitleOf() async {
        let episode = anyEpisode()
        history.calls("subject.updateTitle(of: \(history.text(episode)))")
        history.returns(subject.updateTitle(of: episode))
    }

    // MARK: func renameThumbnail(of episode: Episode, to title: String)
    mutating func renameThumbnailOfTo() async {
        let episode = anyEpisode()
        let title: String = history.draw()
        history.calls("subject.renameThumbnail(of: \(history.text(episode)), to: \(history.text(title)))")
        history.returns(subject.renameThumbnail(of: episode, to: title))
    }

    // MARK: func archive(id: Int)
    mutating func archiveId() async {
        let id: Int = history.draw()
        history.calls("subject.archive(id: \(history.text(id)))")
        history.returns(subject.archive(id: id))
    }

    // MARK: func archiveThumbnail(id: Int)
    mutating func archiveThumbnailId() async {
        let id: Int = history.draw()
        history.calls("subject.archiveThumbnail(id: \(history.text(id)))")
        history.returns(subject.archiveThumbnail(id: id))
    }
}

/// The contract of `TagThatDeletedItsEpisode`, yours to edit: random calls to which two implementations must answer
/// alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await TagThatDeletedItsEpisodeContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct TagThatDeletedItsEpisodeContract<Subject: TagThatDeletedItsEpisode> {
    /// The implementation that is called.
    var subject: Subject
    /// Where arguments are drawn, and answers noted.
    let history: RandomHistory

    /// The calls of histories: remove those to which implementations need not answer alike.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.episodes() }
        calls.append { await $0.save() }
        calls.append { await $0.removeFrom() }
        calls.append { await $0.removeTagFrom() }
        calls.append { await $0.removeId() }
        return calls
    }

    /// Fails the test with the shortest history to which the two answer differently.
    static func check<Reference: TagThatDeletedItsEpisode>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await TagThatDeletedItsEpisodeContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await TagThatDeletedItsEpisodeContract<Reference>.play(history, on: try await makeReference())
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
        while let call = history.next() { await calls[call](&contract) }
    }

    private func anyEpisode() -> Episode {
        history.model(
            "Episode(id:title:isArchived:tags:)",
            Episode(id: history.draw(), title: history.draw(), isArchived: history.draw(), tags: history.draw()))
    }

    // MARK: func episodes() -> [Episode]
    mutating func episodes() async {
        history.calls("subject.episodes()")
        history.returns(subject.episodes())
    }

    // MARK: func save(_ episode: Episode)
    mutating func save() async {
        let episode = anyEpisode()
        history.calls("subject.save(\(history.text(episode)))")
        history.returns(subject.save(episode))
    }

    // MARK: func remove(_ tag: String, from episode: Episode)
    mutating func removeFrom() async {
        let tag: String = history.draw()
        let episode = anyEpisode()
        history.calls("subject.remove(\(history.text(tag)), from: \(history.text(episode)))")
        history.returns(subject.remove(tag, from: episode))
    }

    // MARK: func removeTag(_ tag: String, from id: Int)
    mutating func removeTagFrom() async {
        let tag: String = history.draw()
        let id: Int = history.draw()
        history.calls("subject.removeTag(\(history.text(tag)), from: \(history.text(id)))")
        history.returns(subject.removeTag(tag, from: id))
    }

    // MARK: func remove(id: Int)
    mutating func removeId() async {
        let id: Int = history.draw()
        history.calls("subject.remove(id: \(history.text(id)))")
        history.returns(subject.remove(id: id))
    }
}

/// The contract of `SessionThatDeletedAThumbnail`, yours to edit: random calls to which two implementations must answer
/// alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await SessionThatDeletedAThumbnailContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct SessionThatDeletedAThumbnailContract<Subject: SessionThatDeletedAThumbnail> {
    /// The implementation that is called.
    var subject: Subject
    /// Where arguments are drawn, and answers noted.
    let history: RandomHistory

    /// The calls of histories: remove those to which implementations need not answer alike.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.insertFor() }
        calls.append { await $0.thumbnailFor() }
        calls.append { await $0.removeThumbnailFor() }
        calls.append { await $0.cancelSessionId() }
        calls.append { await $0.clearSessions() }
        return calls
    }

    /// Fails the test with the shortest history to which the two answer differently.
    static func check<Reference: SessionThatDeletedAThumbnail>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await SessionThatDeletedAThumbnailContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await SessionThatDeletedAThumbnailContract<Reference>.play(history, on: try await makeReference())
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
        while let call = history.next() { await calls[call](&contract) }
    }

    // MARK: func insert(_ thumbnail: String, for id: Int)
    mutating func insertFor() async {
        let thumbnail: String = history.draw()
        let id: Int = history.draw()
        history.calls("subject.insert(\(history.text(thumbnail)), for: \(history.text(id)))")
        history.returns(subject.insert(thumbnail, for: id))
    }

    // MARK: func thumbnail(for id: Int) -> String?
    mutating func thumbnailFor() async {
        let id: Int = history.draw()
        history.calls("subject.thumbnail(for: \(history.text(id)))")
        history.returns(subject.thumbnail(for: id))
    }

    // MARK: func removeThumbnail(for id: Int)
    mutating func removeThumbnailFor() async {
        let id: Int = history.draw()
        history.calls("subject.removeThumbnail(for: \(history.text(id)))")
        history.returns(subject.removeThumbnail(for: id))
    }

    // MARK: func cancelSession(id: Int)
    mutating func cancelSessionId() async {
        let id: Int = history.draw()
        history.calls("subject.cancelSession(id: \(history.text(id)))")
        history.returns(subject.cancelSession(id: id))
    }

    // MARK: func clearSessions()
    mutating func clearSessions() async {
        history.calls("subject.clearSessions()")
        history.returns(subject.clearSessions())
    }
}

/// The contract of `FavoritesBesidesEpisodes`, yours to edit: random calls to which two implementations must answer
/// alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await FavoritesBesidesEpisodesContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct FavoritesBesidesEpisodesContract<Subject: FavoritesBesidesEpisodes> {
    /// The implementation that is called.
    var subject: Subject
    /// Where arguments are drawn, and answers noted.
    let history: RandomHistory

    /// The calls of histories: remove those to which implementations need not answer alike.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.episodes() }
        calls.append { await $0.favorites() }
        calls.append { await $0.saveEpisode() }
        calls.append { await $0.addFavorite() }
        calls.append { await $0.removeFavorite() }
        return calls
    }

    /// Fails the test with the shortest history to which the two answer differently.
    static func check<Reference: FavoritesBesidesEpisodes>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await FavoritesBesidesEpisodesContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await FavoritesBesidesEpisodesContract<Reference>.play(history, on: try await makeReference())
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
        while let call = history.next() { await calls[call](&contract) }
    }

    private func anyEpisode() -> Episode {
        history.model(
            "Episode(id:title:isArchived:tags:)",
            Episode(id: history.draw(), title: history.draw(), isArchived: history.draw(), tags: history.draw()))
    }

    // MARK: func episodes() -> [Episode]
    mutating func episodes() async {
        history.calls("subject.episodes()")
        history.returns(subject.episodes())
    }

    // MARK: func favorites() -> [Episode]
    mutating func favorites() async {
        history.calls("subject.favorites()")
        history.returns(subject.favorites())
    }

    // MARK: func saveEpisode(_ episode: Episode)
    mutating func saveEpisode() async {
        let episode = anyEpisode()
        history.calls("subject.saveEpisode(\(history.text(episode)))")
        history.returns(subject.saveEpisode(episode))
    }

    // MARK: func addFavorite(_ episode: Episode)
    mutating func addFavorite() async {
        let episode = anyEpisode()
        history.calls("subject.addFavorite(\(history.text(episode)))")
        history.returns(subject.addFavorite(episode))
    }

    // MARK: func removeFavorite(_ episode: Episode)
    mutating func removeFavorite() async {
        let episode = anyEpisode()
        history.calls("subject.removeFavorite(\(history.text(episode)))")
        history.returns(subject.removeFavorite(episode))
    }
}

/// The contract of `Favorites`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await FavoritesContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct FavoritesContract<Subject: Favorites> {
    /// The implementation that is called.
    var subject: Subject
    /// Where arguments are drawn, and answers noted.
    let history: RandomHistory

    /// The calls of histories: remove those to which implementations need not answer alike.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.favorites() }
        calls.append { await $0.addFavorite() }
        calls.append { await $0.removeFavorite() }
        calls.append { await $0.clearFavorites() }
        return calls
    }

    /// Fails the test with the shortest history to which the two answer differently.
    static func check<Reference: Favorites>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await FavoritesContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await FavoritesContract<Reference>.play(history, on: try await makeReference())
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
        while let call = history.next() { await calls[call](&contract) }
    }

    private func anyEpisode() -> Episode {
        history.model(
            "Episode(id:title:isArchived:tags:)",
            Episode(id: history.draw(), title: history.draw(), isArchived: history.draw(), tags: history.draw()))
    }

    // MARK: func favorites() -> [Episode]
    mutating func favorites() async {
        history.calls("subject.favorites()")
        history.returns(subject.favorites())
    }

    // MARK: func addFavorite(_ episode: Episode)
    mutating func addFavorite() async {
        let episode = anyEpisode()
        history.calls("subject.addFavorite(\(history.text(episode)))")
        history.returns(subject.addFavorite(episode))
    }

    // MARK: func removeFavorite(_ episode: Episode)
    mutating func removeFavorite() async {
        let episode = anyEpisode()
        history.calls("subject.removeFavorite(\(history.text(episode)))")
        history.returns(subject.removeFavorite(episode))
    }

    // MARK: func clearFavorites()
    mutating func clearFavorites() async {
        history.calls("subject.clearFavorites()")
        history.returns(subject.clearFavorites())
    }
}

/// The contract of `Downloads`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await DownloadsContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct DownloadsContract<Subject: Downloads> {
    /// The implementation that is called.
    var subject: Subject
    /// Where arguments are drawn, and answers noted.
    let history: RandomHistory

    /// The calls of histories: remove those to which implementations need not answer alike.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.downloads() }
        calls.append { await $0.add() }
        calls.append { await $0.cancelDownloadOf() }
        return calls
    }

    /// Fails the test with the shortest history to which the two answer differently.
    static func check<Reference: Downloads>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await DownloadsContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await DownloadsContract<Reference>.play(history, on: try await makeReference())
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
        while let call = history.next() { await calls[call](&contract) }
    }

    private func anyEpisode() -> Episode {
        history.model(
            "Episode(id:title:isArchived:tags:)",
            Episode(id: history.draw(), title: history.draw(), isArchived: history.draw(), tags: history.draw()))
    }

    // MARK: func downloads() -> [Episode]
    mutating func downloads() async {
        history.calls("subject.downloads()")
        history.returns(subject.downloads())
    }

    // MARK: func add(_ episode: Episode)
    mutating func add() async {
        let episode = anyEpisode()
        history.calls("subject.add(\(history.text(episode)))")
        history.returns(subject.add(episode))
    }

    // MARK: func cancelDownload(of episode: Episode)
    mutating func cancelDownloadOf() async {
        let episode = anyEpisode()
        history.calls("subject.cancelDownload(of: \(history.text(episode)))")
        history.returns(subject.cancelDownload(of: episode))
    }
}

/// The contract of `WordsForHow`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await WordsForHowContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct WordsForHowContract<Subject: WordsForHow> {
    /// The implementation that is called.
    var subject: Subject
    /// Where arguments are drawn, and answers noted.
    let history: RandomHistory

    /// The calls of histories: remove those to which implementations need not answer alike.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.episodes() }
        calls.append { await $0.saveEpisodeLocally() }
        calls.append { await $0.deleteEpisodePermanently() }
        return calls
    }

    /// Fails the test with the shortest history to which the two answer differently.
    static func check<Reference: WordsForHow>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await WordsForHowContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await WordsForHowContract<Reference>.play(history, on: try await makeReference())
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
        while let call = history.next() { await calls[call](&contract) }
    }

    private func anyEpisode() -> Episode {
        history.model(
            "Episode(id:title:isArchived:tags:)",
            Episode(id: history.draw(), title: history.draw(), isArchived: history.draw(), tags: history.draw()))
    }

    // MARK: func episodes() -> [Episode]
    mutating func episodes() async {
        history.calls("subject.episodes()")
        history.returns(subject.episodes())
    }

    // MARK: func saveEpisodeLocally(_ episode: Episode)
    mutating func saveEpisodeLocally() async {
        let episode = anyEpisode()
        history.calls("subject.saveEpisodeLocally(\(history.text(episode)))")
        history.returns(subject.saveEpisodeLocally(episode))
    }

    // MARK: func deleteEpisodePermanently(_ episode: Episode)
    mutating func deleteEpisodePermanently() async {
        let episode = anyEpisode()
        history.calls("subject.deleteEpisodePermanently(\(history.text(episode)))")
        history.returns(subject.deleteEpisodePermanently(episode))
    }
}

/// The contract of `Playlist`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await PlaylistContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct PlaylistContract<Subject: Playlist> {
    /// The implementation that is called.
    var subject: Subject
    /// Where arguments are drawn, and answers noted.
    let history: RandomHistory

    /// The calls of histories: remove those to which implementations need not answer alike.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.addToPlaylist() }
        calls.append { await $0.removeFromPlaylist() }
        calls.append { await $0.playlist() }
        return calls
    }

    /// Fails the test with the shortest history to which the two answer differently.
    static func check<Reference: Playlist>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await PlaylistContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await PlaylistContract<Reference>.play(history, on: try await makeReference())
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
        while let call = history.next() { await calls[call](&contract) }
    }

    private func anyEpisode() -> Episode {
        history.model(
            "Episode(id:title:isArchived:tags:)",
            Episode(id: history.draw(), title: history.draw(), isArchived: history.draw(), tags: history.draw()))
    }

    // MARK: func addToPlaylist(_ episode: Episode)
    mutating func addToPlaylist() async {
        let episode = anyEpisode()
        history.calls("subject.addToPlaylist(\(history.text(episode)))")
        history.returns(subject.addToPlaylist(episode))
    }

    // MARK: func removeFromPlaylist(_ episode: Episode)
    mutating func removeFromPlaylist() async {
        let episode = anyEpisode()
        history.calls("subject.removeFromPlaylist(\(history.text(episode)))")
        history.returns(subject.removeFromPlaylist(episode))
    }

    // MARK: func playlist() -> [Episode]
    mutating func playlist() async {
        history.calls("subject.playlist()")
        history.returns(subject.playlist())
    }
}

/// The contract of `PlayerThatATransferStopped`, yours to edit: random calls to which two implementations must answer
/// alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await PlayerThatATransferStoppedContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct PlayerThatATransferStoppedContract<Subject: PlayerThatATransferStopped> {
    /// The implementation that is called.
    var subject: Subject
    /// Where arguments are drawn, and answers noted.
    let history: RandomHistory

    /// The calls of histories: remove those to which implementations need not answer alike.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.isActive() }
        calls.append { await $0.start() }
        calls.append { await $0.stop() }
        calls.append { await $0.stopPlayer() }
        calls.append { await $0.startDownloadOf() }
        calls.append { await $0.cancelDownload() }
        calls.append { await $0.cancelSearch() }
        calls.append { await $0.cancelDownloadOf() }
        return calls
    }

    /// Fails the test with the shortest history to which the two answer differently.
    static func check<Reference: PlayerThatATransferStopped>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await PlayerThatATransferStoppedContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await PlayerThatATransferStoppedContract<Reference>.play(history, on: try await makeReference())
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
        while let call = history.next() { await calls[call](&contract) }
    }

    private func anyEpisode() -> Episode {
        history.model(
            "Episode(id:title:isArchived:tags:)",
            Episode(id: history.draw(), title: history.draw(), isArchived: history.draw(), tags: history.draw()))
    }

    // MARK: var isActive: Bool { get }
    mutating func isActive() async {
        history.calls("subject.isActive")
        history.returns(subject.isActive)
    }

    // MARK: func start()
    mutating func start() async {
        history.calls("subject.start()")
        history.returns(subject.start())
    }

    // MARK: func stop()
    mutating func stop() async {
        history.calls("subject.stop()")
        history.returns(subject.stop())
    }

    // MARK: func stopPlayer()
    mutating func stopPlayer() async {
        history.calls("subject.stopPlayer()")
        history.returns(subject.stopPlayer())
    }

    // MARK: func startDownload(of episode: Episode)
    mutating func startDownloadOf() async {
        let episode = anyEpisode()
        history.calls("subject.startDownload(of: \(history.text(episode)))")
        history.returns(subject.startDownload(of: episode))
    }

    // MARK: func cancelDownload()
    mutating func cancelDownload() async {
        history.calls("subject.cancelDownload()")
        history.returns(subject.cancelDownload())
    }

    // MARK: func cancelSearch()
    mutating func cancelSearch() async {
        history.calls("subject.cancelSearch()")
        history.returns(subject.cancelSearch())
    }

    // MARK: func cancel(downloadOf episode: Episode)
    mutating func cancelDownloadOf() async {
        let episode = anyEpisode()
        history.calls("subject.cancel(downloadOf: \(history.text(episode)))")
        history.returns(subject.cancel(downloadOf: episode))
    }
}

/// The contract of `FlagOfItsVerb`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await FlagOfItsVerbContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct FlagOfItsVerbContract<Subject: FlagOfItsVerb> {
    /// The implementation that is called.
    var subject: Subject
    /// Where arguments are drawn, and answers noted.
    let history: RandomHistory

    /// The calls of histories: remove those to which implementations need not answer alike.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.isEnabled() }
        calls.append { await $0.isMonitoring() }
        calls.append { await $0.enable() }
        calls.append { await $0.disableThumbnails() }
        calls.append { await $0.startMonitoring() }
        calls.append { await $0.stopMonitor() }
        calls.append { await $0.stopNow() }
        return calls
    }

    /// Fails the test with the shortest history to which the two answer differently.
    static func check<Reference: FlagOfItsVerb>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await FlagOfItsVerbContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await FlagOfItsVerbContract<Reference>.play(history, on: try await makeReference())
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
        while let call = history.next() { await calls[call](&contract) }
    }

    private func anyEpisode() -> Episode {
        history.model(
            "Episode(id:title:isArchived:tags:)",
            Episode(id: history.draw(), title: history.draw(), isArchived: history.draw(), tags: history.draw()))
    }

    // MARK: var isEnabled: Bool { get }
    mutating func isEnabled() async {
        history.calls("subject.isEnabled")
        history.returns(subject.isEnabled)
    }

    // MARK: var isMonitoring: Bool { get }
    mutating func isMonitoring() async {
        history.calls("subject.isMonitoring")
        history.returns(subject.isMonitoring)
    }

    // MARK: func enable()
    mutating func enable() async {
        history.calls("subject.enable()")
        history.returns(subject.enable())
    }

    // MARK: func disableThumbnails()
    mutating func disableThumbnails() async {
        history.calls("subject.disableThumbnails()")
        history.returns(subject.disableThumbnails())
    }

    // MARK: func startMonitoring(_ episode: Episode)
    mutating func startMonitoring() async {
        let episode = anyEpisode()
        history.calls("subject.startMonitoring(\(history.text(episode)))")
        history.returns(subject.startMonitoring(episode))
    }

    // MARK: func stopMonitor()
    mutating func stopMonitor() async {
        history.calls("subject.stopMonitor()")
        history.returns(subject.stopMonitor())
    }

    // MARK: func stopNow()
    mutating func stopNow() async {
        history.calls("subject.stopNow()")
        history.returns(subject.stopNow())
    }
}

/// The contract of `FlagOfAPerson`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await FlagOfAPersonContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct FlagOfAPersonContract<Subject: FlagOfAPerson> {
    /// The implementation that is called.
    var subject: Subject
    /// Where arguments are drawn, and answers noted.
    let history: RandomHistory

    /// The calls of histories: remove those to which implementations need not answer alike.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.isLoggedIn() }
        calls.append { await $0.logInUserNamed() }
        calls.append { await $0.signInWith() }
        calls.append { await $0.signOutUser() }
        calls.append { await $0.authenticateDevice() }
        return calls
    }

    /// Fails the test with the shortest history to which the two answer differently.
    static func check<Reference: FlagOfAPerson>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await FlagOfAPersonContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await FlagOfAPersonContract<Reference>.play(history, on: try await makeReference())
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
        while let call = history.next() { await calls[call](&contract) }
    }

    // MARK: var isLoggedIn: Bool { get }
    mutating func isLoggedIn() async {
        history.calls("subject.isLoggedIn")
        history.returns(subject.isLoggedIn)
    }

    // MARK: func logInUser(named name: String)
    mutating func logInUserNamed() async {
        let name: String = history.draw()
        history.calls("subject.logInUser(named: \(history.text(name)))")
        history.returns(subject.logInUser(named: name))
    }

    // MARK: func signIn(with name: String)
    mutating func signInWith() async {
        let name: String = history.draw()
        history.calls("subject.signIn(with: \(history.text(name)))")
        history.returns(subject.signIn(with: name))
    }

    // MARK: func signOutUser()
    mutating func signOutUser() async {
        history.calls("subject.signOutUser()")
        history.returns(subject.signOutUser())
    }

    // MARK: func authenticateDevice()
    mutating func authenticateDevice() async {
        history.calls("subject.authenticateDevice()")
        history.returns(subject.authenticateDevice())
    }
}

/// The contract of `FlagOfTheValue`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await FlagOfTheValueContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct FlagOfTheValueContract<Subject: FlagOfTheValue> {
    /// The implementation that is called.
    var subject: Subject
    /// Where arguments are drawn, and answers noted.
    let history: RandomHistory

    /// The calls of histories: remove those to which implementations need not answer alike.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.isActive() }
        calls.append { await $0.setSession() }
        calls.append { await $0.session() }
        calls.append { await $0.startSession() }
        calls.append { await $0.stopThumbnail() }
        return calls
    }

    /// Fails the test with the shortest history to which the two answer differently.
    static func check<Reference: FlagOfTheValue>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await FlagOfTheValueContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await FlagOfTheValueContract<Reference>.play(history, on: try await makeReference())
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
        while let call = history.next() { await calls[call](&contract) }
    }

    private func anyEpisode() -> Episode {
        history.model(
            "Episode(id:title:isArchived:tags:)",
            Episode(id: history.draw(), title: history.draw(), isArchived: history.draw(), tags: history.draw()))
    }

    // MARK: var isActive: Bool { get }
    mutating func isActive() async {
        history.calls("subject.isActive")
        history.returns(subject.isActive)
    }

    // MARK: func setSession(_ session: Episode)
    mutating func setSession() async {
        let session = anyEpisode()
        history.calls("subject.setSession(\(history.text(session)))")
        history.returns(subject.setSession(session))
    }

    // MARK: func session() -> Episode?
    mutating func session() async {
        history.calls("subject.session()")
        history.returns(subject.session())
    }

    // MARK: func startSession()
    mutating func startSession() async {
        history.calls("subject.startSession()")
        history.returns(subject.startSession())
    }

    // MARK: func stopThumbnail()
    mutating func stopThumbnail() async {
        history.calls("subject.stopThumbnail()")
        history.returns(subject.stopThumbnail())
    }
}
