import Testing

@testable import OtherNouns

/// The contract of `DownloadThatDeletedItsEpisode`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: DownloadThatDeletedItsEpisodeContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: DownloadThatDeletedItsEpisodeContract<Live>.Expectation) async throws {
///         try await DownloadThatDeletedItsEpisodeContract { Live() }.check(expectation)
///     }
nonisolated struct DownloadThatDeletedItsEpisodeContract<Subject: DownloadThatDeletedItsEpisode>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case episodes
        case save
        case delete
        case cancelDownloadOf
        case cancelDownloadOfEpisode
        case cancelDownloadId
        case deleteEpisodeDownload
        case removeCacheOf
        case clearDownloads
        case hasDownloadFor
        case downloadCountOf
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .episodes: try await episodes()
        case .save: try await save()
        case .delete: try await delete()
        case .cancelDownloadOf: try await cancelDownloadOf()
        case .cancelDownloadOfEpisode: try await cancelDownloadOfEpisode()
        case .cancelDownloadId: try await cancelDownloadId()
        case .deleteEpisodeDownload: try await deleteEpisodeDownload()
        case .removeCacheOf: try await removeCacheOf()
        case .clearDownloads: try await clearDownloads()
        case .hasDownloadFor: try await hasDownloadFor()
        case .downloadCountOf: try await downloadCountOf()
        }
    }

    // MARK: episodes()
    func episodes() async throws {
        let subject = try await makeSubject()
        #expect(subject.episodes().isEmpty)
    }

    // MARK: save(_:)
    func save() async throws {
        let subject = try await makeSubject()
        let episode = Episode(id: 0, title: "")
        subject.save(episode)
        #expect(subject.episodes().count == 1)
    }

    // MARK: delete(_:)
    func delete() async throws {
        let subject = try await makeSubject()
        let episode = Episode(id: 0, title: "")
        subject.save(episode)
        subject.delete(episode)
        #expect(subject.episodes().isEmpty)
    }

    // MARK: cancelDownload(of:)
    func cancelDownloadOf() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'cancelDownload(of:)' must do")
    }

    // MARK: cancel(downloadOf:)
    func cancelDownloadOfEpisode() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'cancel(downloadOf:)' must do")
    }

    // MARK: cancelDownload(id:)
    func cancelDownloadId() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'cancelDownload(id:)' must do")
    }

    // MARK: deleteEpisodeDownload(_:)
    func deleteEpisodeDownload() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'deleteEpisodeDownload(_:)' must do")
    }

    // MARK: removeCache(of:)
    func removeCacheOf() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'removeCache(of:)' must do")
    }

    // MARK: clearDownloads()
    func clearDownloads() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'clearDownloads()' must do")
    }

    // MARK: hasDownload(for:)
    func hasDownloadFor() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'hasDownload(for:)' must do")
    }

    // MARK: downloadCount(of:)
    func downloadCountOf() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'downloadCount(of:)' must do")
    }
}

/// The contract of `BookmarkThatWasAnEpisode`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: BookmarkThatWasAnEpisodeContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: BookmarkThatWasAnEpisodeContract<Live>.Expectation) async throws {
///         try await BookmarkThatWasAnEpisodeContract { Live() }.check(expectation)
///     }
nonisolated struct BookmarkThatWasAnEpisodeContract<Subject: BookmarkThatWasAnEpisode>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case episodes
        case save
        case addBookmarkFor
        case addBookmarkTitle
        case saveBookmark
        case addToBookmarks
        case removeBookmark
        case removeFromBookmarks
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .episodes: try await episodes()
        case .save: try await save()
        case .addBookmarkFor: try await addBookmarkFor()
        case .addBookmarkTitle: try await addBookmarkTitle()
        case .saveBookmark: try await saveBookmark()
        case .addToBookmarks: try await addToBookmarks()
        case .removeBookmark: try await removeBookmark()
        case .removeFromBookmarks: try await removeFromBookmarks()
        }
    }

    // MARK: episodes()
    func episodes() async throws {
        let subject = try await makeSubject()
        #expect(subject.episodes().isEmpty)
    }

    // MARK: save(_:)
    func save() async throws {
        let subject = try await makeSubject()
        let episode = Episode(id: 0, title: "")
        subject.save(episode)
        #expect(subject.episodes().count == 1)
    }

    // MARK: addBookmark(for:)
    func addBookmarkFor() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'addBookmark(for:)' must do")
    }

    // MARK: addBookmark(title:)
    func addBookmarkTitle() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'addBookmark(title:)' must do")
    }

    // MARK: saveBookmark(_:)
    func saveBookmark() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'saveBookmark(_:)' must do")
    }

    // MARK: addToBookmarks(_:)
    func addToBookmarks() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'addToBookmarks(_:)' must do")
    }

    // MARK: removeBookmark(_:)
    func removeBookmark() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'removeBookmark(_:)' must do")
    }

    // MARK: removeFromBookmarks(_:)
    func removeFromBookmarks() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'removeFromBookmarks(_:)' must do")
    }
}

/// The contract of `BookmarkBeforeItsEpisode`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: BookmarkBeforeItsEpisodeContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: BookmarkBeforeItsEpisodeContract<Live>.Expectation) async throws {
///         try await BookmarkBeforeItsEpisodeContract { Live() }.check(expectation)
///     }
nonisolated struct BookmarkBeforeItsEpisodeContract<Subject: BookmarkBeforeItsEpisode>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case archivedEpisodes
        case bookmarks
        case addBookmarkFor
        case removeBookmarkFor
        case save
        case findParentId
        case episodes
        case deleteEpisodeId
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .archivedEpisodes: try await archivedEpisodes()
        case .bookmarks: try await bookmarks()
        case .addBookmarkFor: try await addBookmarkFor()
        case .removeBookmarkFor: try await removeBookmarkFor()
        case .save: try await save()
        case .findParentId: try await findParentId()
        case .episodes: try await episodes()
        case .deleteEpisodeId: try await deleteEpisodeId()
        }
    }

    // MARK: archivedEpisodes()
    func archivedEpisodes() async throws {
        let subject = try await makeSubject()
        #expect(subject.archivedEpisodes().isEmpty)
    }

    // MARK: bookmarks()
    func bookmarks() async throws {
        let subject = try await makeSubject()
        #expect(subject.bookmarks().isEmpty)
    }

    // MARK: addBookmark(for:)
    func addBookmarkFor() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'addBookmark(for:)' must do")
    }

    // MARK: removeBookmark(for:)
    func removeBookmarkFor() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'removeBookmark(for:)' must do")
    }

    // MARK: save(_:)
    func save() async throws {
        let subject = try await makeSubject()
        let episode = Episode(id: 0, title: "")
        subject.save(episode)
        #expect(subject.episodes().count == 1)
    }

    // MARK: findParent(id:)
    func findParentId() async throws {
        let subject = try await makeSubject()
        let episode = Episode(id: 0, title: "")
        #expect(subject.findParent(id: episode.id) == nil)
    }

    // MARK: episodes()
    func episodes() async throws {
        let subject = try await makeSubject()
        #expect(subject.episodes().isEmpty)
    }

    // MARK: deleteEpisode(id:)
    func deleteEpisodeId() async throws {
        let subject = try await makeSubject()
        let episode = Episode(id: 0, title: "")
        subject.save(episode)
        subject.deleteEpisode(id: episode.id)
        #expect(subject.episodes().isEmpty)
    }
}

/// The contract of `ThumbnailThatReplacedItsEpisode`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: ThumbnailThatReplacedItsEpisodeContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: ThumbnailThatReplacedItsEpisodeContract<Live>.Expectation) async throws {
///         try await ThumbnailThatReplacedItsEpisodeContract { Live() }.check(expectation)
///     }
nonisolated struct ThumbnailThatReplacedItsEpisodeContract<Subject: ThumbnailThatReplacedItsEpisode>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case episodes
        case save
        case updateThumbnailOf
        case updateTitleOf
        case renameThumbnailOfTo
        case archiveId
        case archiveThumbnailId
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .episodes: try await episodes()
        case .save: try await save()
        case .updateThumbnailOf: try await updateThumbnailOf()
        case .updateTitleOf: try await updateTitleOf()
        case .renameThumbnailOfTo: try await renameThumbnailOfTo()
        case .archiveId: try await archiveId()
        case .archiveThumbnailId: try await archiveThumbnailId()
        }
    }

    // MARK: episodes()
    func episodes() async throws {
        let subject = try await makeSubject()
        #expect(subject.episodes().isEmpty)
    }

    // MARK: save(_:)
    func save() async throws {
        let subject = try await makeSubject()
        let episode = Episode(id: 0, title: "")
        subject.save(episode)
        #expect(subject.episodes().count == 1)
    }

    // MARK: updateThumbnail(of:)
    func updateThumbnailOf() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'updateThumbnail(of:)' must do")
    }

    // MARK: updateTitle(of:)
    func updateTitleOf() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'updateTitle(of:)' must do")
    }

    // MARK: renameThumbnail(of:to:)
    func renameThumbnailOfTo() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'renameThumbnail(of:to:)' must do")
    }

    // MARK: archive(id:)
    func archiveId() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'archive(id:)' must do")
    }

    // MARK: archiveThumbnail(id:)
    func archiveThumbnailId() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'archiveThumbnail(id:)' must do")
    }
}

/// The contract of `TagThatDeletedItsEpisode`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: TagThatDeletedItsEpisodeContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: TagThatDeletedItsEpisodeContract<Live>.Expectation) async throws {
///         try await TagThatDeletedItsEpisodeContract { Live() }.check(expectation)
///     }
nonisolated struct TagThatDeletedItsEpisodeContract<Subject: TagThatDeletedItsEpisode>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case episodes
        case save
        case removeFrom
        case removeTagFrom
        case removeId
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .episodes: try await episodes()
        case .save: try await save()
        case .removeFrom: try await removeFrom()
        case .removeTagFrom: try await removeTagFrom()
        case .removeId: try await removeId()
        }
    }

    // MARK: episodes()
    func episodes() async throws {
        let subject = try await makeSubject()
        #expect(subject.episodes().isEmpty)
    }

    // MARK: save(_:)
    func save() async throws {
        let subject = try await makeSubject()
        let episode = Episode(id: 0, title: "")
        subject.save(episode)
        #expect(subject.episodes().count == 1)
    }

    // MARK: remove(_:from:)
    func removeFrom() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'remove(_:from:)' must do")
    }

    // MARK: removeTag(_:from:)
    func removeTagFrom() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'removeTag(_:from:)' must do")
    }

    // MARK: remove(id:)
    func removeId() async throws {
        let subject = try await makeSubject()
        let episode = Episode(id: 0, title: "")
        subject.save(episode)
        subject.remove(id: episode.id)
        #expect(subject.episodes().isEmpty)
    }
}

/// The contract of `SessionThatDeletedAThumbnail`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: SessionThatDeletedAThumbnailContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: SessionThatDeletedAThumbnailContract<Live>.Expectation) async throws {
///         try await SessionThatDeletedAThumbnailContract { Live() }.check(expectation)
///     }
nonisolated struct SessionThatDeletedAThumbnailContract<Subject: SessionThatDeletedAThumbnail>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case insertFor
        case thumbnailFor
        case removeThumbnailFor
        case cancelSessionId
        case clearSessions
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .insertFor: try await insertFor()
        case .thumbnailFor: try await thumbnailFor()
        case .removeThumbnailFor: try await removeThumbnailFor()
        case .cancelSessionId: try await cancelSessionId()
        case .clearSessions: try await clearSessions()
        }
    }

    // MARK: insert(_:for:)
    func insertFor() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'insert(_:for:)' must do")
    }

    // MARK: thumbnail(for:)
    func thumbnailFor() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'thumbnail(for:)' must do")
    }

    // MARK: removeThumbnail(for:)
    func removeThumbnailFor() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'removeThumbnail(for:)' must do")
    }

    // MARK: cancelSession(id:)
    func cancelSessionId() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'cancelSession(id:)' must do")
    }

    // MARK: clearSessions()
    func clearSessions() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'clearSessions()' must do")
    }
}

/// The contract of `FavoritesBesidesEpisodes`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: FavoritesBesidesEpisodesContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: FavoritesBesidesEpisodesContract<Live>.Expectation) async throws {
///         try await FavoritesBesidesEpisodesContract { Live() }.check(expectation)
///     }
nonisolated struct FavoritesBesidesEpisodesContract<Subject: FavoritesBesidesEpisodes>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case episodes
        case favorites
        case saveEpisode
        case addFavorite
        case removeFavorite
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .episodes: try await episodes()
        case .favorites: try await favorites()
        case .saveEpisode: try await saveEpisode()
        case .addFavorite: try await addFavorite()
        case .removeFavorite: try await removeFavorite()
        }
    }

    // MARK: episodes()
    func episodes() async throws {
        let subject = try await makeSubject()
        #expect(subject.episodes().isEmpty)
    }

    // MARK: favorites()
    func favorites() async throws {
        let subject = try await makeSubject()
        #expect(subject.favorites().isEmpty)
    }

    // MARK: saveEpisode(_:)
    func saveEpisode() async throws {
        let subject = try await makeSubject()
        let episode = Episode(id: 0, title: "")
        subject.saveEpisode(episode)
        #expect(subject.episodes().count == 1)
    }

    // MARK: addFavorite(_:)
    func addFavorite() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'addFavorite(_:)' must do")
    }

    // MARK: removeFavorite(_:)
    func removeFavorite() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'removeFavorite(_:)' must do")
    }
}

/// The contract of `Favorites`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: FavoritesContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: FavoritesContract<Live>.Expectation) async throws {
///         try await FavoritesContract { Live() }.check(expectation)
///     }
nonisolated struct FavoritesContract<Subject: Favorites>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case favorites
        case addFavorite
        case removeFavorite
        case clearFavorites
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .favorites: try await favorites()
        case .addFavorite: try await addFavorite()
        case .removeFavorite: try await removeFavorite()
        case .clearFavorites: try await clearFavorites()
        }
    }

    // MARK: favorites()
    func favorites() async throws {
        let subject = try await makeSubject()
        #expect(subject.favorites().isEmpty)
    }

    // MARK: addFavorite(_:)
    func addFavorite() async throws {
        let subject = try await makeSubject()
        let episode = Episode(id: 0, title: "")
        subject.addFavorite(episode)
        #expect(subject.favorites().count == 1)
    }

    // MARK: removeFavorite(_:)
    func removeFavorite() async throws {
        let subject = try await makeSubject()
        let episode = Episode(id: 0, title: "")
        subject.addFavorite(episode)
        subject.removeFavorite(episode)
        #expect(subject.favorites().isEmpty)
    }

    // MARK: clearFavorites()
    func clearFavorites() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'clearFavorites()' must do")
    }
}

/// The contract of `Downloads`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: DownloadsContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: DownloadsContract<Live>.Expectation) async throws {
///         try await DownloadsContract { Live() }.check(expectation)
///     }
nonisolated struct DownloadsContract<Subject: Downloads>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case downloads
        case add
        case cancelDownloadOf
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .downloads: try await downloads()
        case .add: try await add()
        case .cancelDownloadOf: try await cancelDownloadOf()
        }
    }

    // MARK: downloads()
    func downloads() async throws {
        let subject = try await makeSubject()
        #expect(subject.downloads().isEmpty)
    }

    // MARK: add(_:)
    func add() async throws {
        let subject = try await makeSubject()
        let episode = Episode(id: 0, title: "")
        subject.add(episode)
        #expect(subject.downloads().count == 1)
    }

    // MARK: cancelDownload(of:)
    func cancelDownloadOf() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'cancelDownload(of:)' must do")
    }
}

/// The contract of `WordsForHow`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: WordsForHowContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: WordsForHowContract<Live>.Expectation) async throws {
///         try await WordsForHowContract { Live() }.check(expectation)
///     }
nonisolated struct WordsForHowContract<Subject: WordsForHow>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case episodes
        case saveEpisodeLocally
        case deleteEpisodePermanently
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .episodes: try await episodes()
        case .saveEpisodeLocally: try await saveEpisodeLocally()
        case .deleteEpisodePermanently: try await deleteEpisodePermanently()
        }
    }

    // MARK: episodes()
    func episodes() async throws {
        let subject = try await makeSubject()
        #expect(subject.episodes().isEmpty)
    }

    // MARK: saveEpisodeLocally(_:)
    func saveEpisodeLocally() async throws {
        let subject = try await makeSubject()
        let episode = Episode(id: 0, title: "")
        subject.saveEpisodeLocally(episode)
        #expect(subject.episodes().count == 1)
    }

    // MARK: deleteEpisodePermanently(_:)
    func deleteEpisodePermanently() async throws {
        let subject = try await makeSubject()
        let episode = Episode(id: 0, title: "")
        subject.saveEpisodeLocally(episode)
        subject.deleteEpisodePermanently(episode)
        #expect(subject.episodes().isEmpty)
    }
}

/// The contract of `Playlist`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: PlaylistContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: PlaylistContract<Live>.Expectation) async throws {
///         try await PlaylistContract { Live() }.check(expectation)
///     }
nonisolated struct PlaylistContract<Subject: Playlist>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case addToPlaylist
        case removeFromPlaylist
        case playlist
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .addToPlaylist: try await addToPlaylist()
        case .removeFromPlaylist: try await removeFromPlaylist()
        case .playlist: try await playlist()
        }
    }

    // MARK: addToPlaylist(_:)
    func addToPlaylist() async throws {
        let subject = try await makeSubject()
        let episode = Episode(id: 0, title: "")
        subject.addToPlaylist(episode)
        #expect(subject.playlist().count == 1)
    }

    // MARK: removeFromPlaylist(_:)
    func removeFromPlaylist() async throws {
        let subject = try await makeSubject()
        let episode = Episode(id: 0, title: "")
        subject.addToPlaylist(episode)
        subject.removeFromPlaylist(episode)
        #expect(subject.playlist().isEmpty)
    }

    // MARK: playlist()
    func playlist() async throws {
        let subject = try await makeSubject()
        #expect(subject.playlist().isEmpty)
    }
}

/// The contract of `PlayerThatATransferStopped`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: PlayerThatATransferStoppedContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: PlayerThatATransferStoppedContract<Live>.Expectation) async throws {
///         try await PlayerThatATransferStoppedContract { Live() }.check(expectation)
///     }
nonisolated struct PlayerThatATransferStoppedContract<Subject: PlayerThatATransferStopped>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case isActive
        case start
        case stop
        case stopPlayer
        case startDownloadOf
        case cancelDownload
        case cancelSearch
        case cancelDownloadOf
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .isActive: try await isActive()
        case .start: try await start()
        case .stop: try await stop()
        case .stopPlayer: try await stopPlayer()
        case .startDownloadOf: try await startDownloadOf()
        case .cancelDownload: try await cancelDownload()
        case .cancelSearch: try await cancelSearch()
        case .cancelDownloadOf: try await cancelDownloadOf()
        }
    }

    // MARK: isActive
    func isActive() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'isActive' must do")
    }

    // MARK: start()
    func start() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'start()' must do")
    }

    // MARK: stop()
    func stop() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'stop()' must do")
    }

    // MARK: stopPlayer()
    func stopPlayer() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'stopPlayer()' must do")
    }

    // MARK: startDownload(of:)
    func startDownloadOf() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'startDownload(of:)' must do")
    }

    // MARK: cancelDownload()
    func cancelDownload() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'cancelDownload()' must do")
    }

    // MARK: cancelSearch()
    func cancelSearch() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'cancelSearch()' must do")
    }

    // MARK: cancel(downloadOf:)
    func cancelDownloadOf() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'cancel(downloadOf:)' must do")
    }
}

/// The contract of `FlagOfItsVerb`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: FlagOfItsVerbContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: FlagOfItsVerbContract<Live>.Expectation) async throws {
///         try await FlagOfItsVerbContract { Live() }.check(expectation)
///     }
nonisolated struct FlagOfItsVerbContract<Subject: FlagOfItsVerb>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case isEnabled
        case isMonitoring
        case enable
        case disableThumbnails
        case startMonitoring
        case stopMonitor
        case stopNow
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .isEnabled: try await isEnabled()
        case .isMonitoring: try await isMonitoring()
        case .enable: try await enable()
        case .disableThumbnails: try await disableThumbnails()
        case .startMonitoring: try await startMonitoring()
        case .stopMonitor: try await stopMonitor()
        case .stopNow: try await stopNow()
        }
    }

    // MARK: isEnabled
    func isEnabled() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'isEnabled' must do")
    }

    // MARK: isMonitoring
    func isMonitoring() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'isMonitoring' must do")
    }

    // MARK: enable()
    func enable() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'enable()' must do")
    }

    // MARK: disableThumbnails()
    func disableThumbnails() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'disableThumbnails()' must do")
    }

    // MARK: startMonitoring(_:)
    func startMonitoring() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'startMonitoring(_:)' must do")
    }

    // MARK: stopMonitor()
    func stopMonitor() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'stopMonitor()' must do")
    }

    // MARK: stopNow()
    func stopNow() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'stopNow()' must do")
    }
}

/// The contract of `FlagOfAPerson`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: FlagOfAPersonContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: FlagOfAPersonContract<Live>.Expectation) async throws {
///         try await FlagOfAPersonContract { Live() }.check(expectation)
///     }
nonisolated struct FlagOfAPersonContract<Subject: FlagOfAPerson>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case isLoggedIn
        case logInUserNamed
        case signInWith
        case signOutUser
        case authenticateDevice
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .isLoggedIn: try await isLoggedIn()
        case .logInUserNamed: try await logInUserNamed()
        case .signInWith: try await signInWith()
        case .signOutUser: try await signOutUser()
        case .authenticateDevice: try await authenticateDevice()
        }
    }

    // MARK: isLoggedIn
    func isLoggedIn() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'isLoggedIn' must do")
    }

    // MARK: logInUser(named:)
    func logInUserNamed() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'logInUser(named:)' must do")
    }

    // MARK: signIn(with:)
    func signInWith() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'signIn(with:)' must do")
    }

    // MARK: signOutUser()
    func signOutUser() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'signOutUser()' must do")
    }

    // MARK: authenticateDevice()
    func authenticateDevice() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'authenticateDevice()' must do")
    }
}

/// The contract of `FlagOfTheValue`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: FlagOfTheValueContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: FlagOfTheValueContract<Live>.Expectation) async throws {
///         try await FlagOfTheValueContract { Live() }.check(expectation)
///     }
nonisolated struct FlagOfTheValueContract<Subject: FlagOfTheValue>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case isActive
        case setSession
        case session
        case startSession
        case stopThumbnail
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .isActive: try await isActive()
        case .setSession: try await setSession()
        case .session: try await session()
        case .startSession: try await startSession()
        case .stopThumbnail: try await stopThumbnail()
        }
    }

    // MARK: isActive
    func isActive() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'isActive' must do")
    }

    // MARK: setSession(_:)
    func setSession() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'setSession(_:)' must do")
    }

    // MARK: session()
    func session() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'session()' must do")
    }

    // MARK: startSession()
    func startSession() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'startSession()' must do")
    }

    // MARK: stopThumbnail()
    func stopThumbnail() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'stopThumbnail()' must do")
    }
}
