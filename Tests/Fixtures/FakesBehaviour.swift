// Calls the fakes of Fakes/, as they come out of the tool, and checks the laws that stores keep: what is saved is found,
// what is deleted is gone, what is updated is replaced, what changes is published. Run by check-fakes.sh, which builds
// this once as it is and once with ThreadSanitizer.

import Foundation

@testable import Keys
@testable import Notebook
@testable import Objects
@testable import OtherNouns
@testable import People
@testable import Settings
@testable import Shop
@testable import Streams
@testable import Wild

@main
enum FakesBehaviour {
    nonisolated(unsafe) static var failures = 0

    static func expect(_ condition: Bool, _ what: String) {
        guard !condition else { return }
        failures += 1
        print("not as expected: \(what)")
    }

    static func main() async throws {
        if CommandLine.arguments.contains("unfilled") {
            _ = DiaryFake().pages(mood: "glad")
            return
        }
        try await notes()
        try await links()
        try shop()
        try await orders()
        try keys()
        try await thumbnails()
        try people()
        services()
        try await generic()
        try await session()
        try await chat()
        try await alarms()
        await downloads()
        await favorites()
        try await flags()
        await listeners()
        try recipes()
        try await todos()
        await MainActor.run { cart() }
        try await small()
        try contacts()
        otherWords()
        objects()
        try settings()
        try await receipts()
        await gates()
        await ends()
        await race()
        if failures > 0 { exit(1) }
        print("all as expected")
    }

    static func throwsError(_ body: () throws -> Void) -> Bool {
        do { try body() } catch { return true }
        return false
    }

    static func otherWords() {
        let episode = Episode(id: 1, title: "One")
        let downloads = DownloadsFake()
        downloads.add(episode)
        downloads.cancelDownload(of: episode)
        expect(downloads.downloads().isEmpty, "a cancelled download is none, where episodes are kept as downloads")
        let words = WordsForHowFake(episodes: [episode])
        words.deleteEpisodePermanently(episode)
        expect(words.episodes().isEmpty, "what is deleted permanently is gone")
    }

    static func notes() async throws {
        let seeded = Note(id: UUID(), title: "Seeded", notebookId: nil)
        let fake = NotesRepositoryFake(notes: [seeded])
        let home = UUID()
        let work = UUID()
        var milk = Note(id: UUID(), title: "Buy milk", notebookId: home)
        try await fake.save(note: milk)
        expect(try await fake.findNote(by: milk.id) == milk, "a saved note is found")
        expect(try await fake.findNote(by: UUID()) == nil, "an unknown note is nil")
        milk.body = "two bottles"
        try await fake.save(note: milk)
        expect(try await fake.allNotes(for: nil).count == 2, "saving again replaces")
        expect(try await fake.allNotes(for: home) == [milk], "the notes of a notebook")
        expect(try await fake.findNotes(by: "BOTTLE") == [milk], "a search finds text")
        try await fake.moveNote(from: home, to: work)
        expect(try await fake.allNotes(for: home).isEmpty, "a moved note has left")
        expect(try await fake.allNotes(for: work).count == 1, "a moved note has arrived")
        try await fake.deleteNote(with: [milk.id])
        expect(try await fake.findNote(by: milk.id) == nil, "a deleted note is gone")
        expect(fake.notes == [seeded], "a test can read what is kept")

        let saver = NoteSaverFake()
        try await saver.save(note: milk)
        expect(saver.notes == [milk], "a saver keeps what it saves")
        let finder = NoteFinderFake(notes: [milk])
        expect(try await finder.findNote(by: milk.id) == milk, "a finder finds its seeds")
    }

    static func links() async throws {
        let fake = PURLsNetworkServiceFake()
        var stream = fake.purlsStream().makeAsyncIterator()
        expect(await stream.next()?.isEmpty == true, "a stream gives what there is")
        try await fake.addPURL(address: "me", name: "blog", url: "https://example.org")
        expect(await stream.next()?.map(\.name) == ["blog"], "what is added is published")
        try await fake.addPURL(address: "me", name: "blog", url: "https://example.com")
        expect(await stream.next()?.map(\.url) == ["https://example.com"], "what is added again is replaced")
        try await fake.addPURL(address: "you", name: "blog", url: "https://example.net")
        _ = await stream.next()
        try await fake.fetchPURLs(for: "you")
        expect(await stream.next()?.map(\.address) == ["you"], "what is fetched is published")
        try await fake.deletePURL(address: "me", name: "blog")
        expect(await stream.next()?.map(\.address) == ["you"], "what is deleted is gone, and published")
        var late = fake.purlsStream().makeAsyncIterator()
        expect(await late.next()?.count == 1, "who comes late gets what there is")
    }

    static func shop() throws {
        let catalog = ProductCatalogFake()
        var pen = Product(sku: "1", name: "Pen", price: 2)
        try catalog.upsert(pen)
        expect(try catalog.product(sku: "1") == pen, "by a key that is no id")
        pen.isDiscontinued = true
        try catalog.update(pen)
        expect(catalog.discontinuedProducts() == [pen], "an update replaces")
        expect(
            throwsError { try catalog.update(Product(sku: "2", name: "Ink", price: 5)) }, "an update of nothing fails")
        do {
            _ = try catalog.product(sku: "2")
            expect(false, "a product that is missing is given")
        } catch {
            expect(error == .productNotFound, "the case that says so")
        }
        try catalog.removeProduct(sku: "1")
        expect(catalog.numberOfProducts == 0, "count after removing")
        expect(try catalog.products().isEmpty, "all after removing")

        let wishes = WishListFake()
        expect(wishes.isEmpty, "empty at first")
        wishes.insert(pen)
        wishes.insert(pen)
        expect(wishes.count == 1 && wishes.contains(pen) && wishes.products == [pen], "a set holds one")
        expect(wishes.remove(pen) && !wishes.remove(pen), "removing says whether there was one")
        wishes.insert(pen)
        wishes.removeAll()
        expect(wishes.isEmpty, "empty at last")
    }

    static func orders() async throws {
        let fake = OrderGatewayFake()
        let customer = UUID()
        let first = try await fake.createOrder(customerID: customer, lines: [OrderLine(productID: 1, quantity: 2)])
        let second = try await fake.createOrder(customerID: UUID(), lines: [])
        expect(first.id != second.id, "made orders have their own ids")
        expect(try await fake.order(withID: first.id)?.lines.count == 1, "a made order is found")
        expect(try await fake.orders(for: customer).map(\.id) == [first.id], "the orders of a customer")
        try await fake.setStatus(.paid, forOrderWithID: second.id)
        expect(try await fake.orders(withStatus: .paid).map(\.id) == [second.id], "a status is set")
        try await fake.saveAll([Order(id: 9, customerID: customer), Order(id: first.id, customerID: customer)])
        expect(try await fake.orderCount() == 3, "several are saved, one of them again")
        expect(try await fake.listOrders(limit: 1, offset: 1).map(\.id) == [second.id], "a page")
        try await fake.delete(ids: [first.id, 9])
        expect(try await fake.orderExists(id: 9) == false, "several are deleted")
        expect(try await fake.orderExists(id: second.id), "the others stay")
    }

    static func keys() throws {
        let settings = SettingsStoreFake()
        try settings.set([1, 2], forKey: "list")
        expect(try settings.get([Int].self, forKey: "list") == [1, 2], "a value of any type")
        expect(settings.contains(key: "list") && settings.allKeys == ["list"], "keys")
        settings.remove(forKey: "list")
        expect(try settings.get([Int].self, forKey: "list") == nil, "a removed value is gone")

        let preferences = PreferencesFake()
        preferences.setString("a", forKey: "name")
        preferences.setInteger(3, forKey: "size")
        expect(preferences.string(forKey: "name") == "a" && preferences.integer(forKey: "size") == 3, "typed values")
        expect(!preferences.bool(forKey: "unset"), "a default")
        preferences.setString(nil, forKey: "name")
        expect(preferences.string(forKey: "name") == nil, "nil removes")

        let secrets = SecretStoringFake()
        try secrets.store(Data([1]), for: "a")
        expect(try secrets.secret(for: "a") == Data([1]), "a stored secret")
        try secrets.deleteAllSecrets()
        expect(throwsError { _ = try secrets.secret(for: "a") }, "all secrets are gone")

        let vault = TokenVaultFake()
        expect(throwsError { _ = try vault.accessToken() }, "no token at first")
        try vault.saveAccessToken("t")
        vault.setRefreshToken("r")
        expect(try vault.accessToken() == "t" && vault.refreshToken() == "r", "tokens")
        try vault.deleteAccessToken()
        expect(throwsError { _ = try vault.accessToken() }, "a deleted token")
        vault.clear()
        expect(vault.refreshToken() == nil, "all tokens are gone")

        let keychain = KeychainServiceFake()
        try keychain.save(Data([7]), account: "me", for: "pin")
        expect(try keychain.read(account: "me", key: "pin") == Data([7]), "two keys")
        expect(throwsError { _ = try keychain.read(account: "you", key: "pin") }, "another account")
        try keychain.delete(account: "me", key: "pin")
        expect(throwsError { _ = try keychain.read(account: "me", key: "pin") }, "a deleted value")
    }

    static func thumbnails() async throws {
        let cache = ThumbnailCacheFake()
        let url = URL(fileURLWithPath: "/a")
        await cache.insert(Thumbnail(pixels: [1]), for: url)
        expect(await cache.thumbnail(for: url)?.pixels == [1], "by url")
        expect(await cache[url]?.pixels == [1], "by subscript")
        expect(await cache.removeThumbnail(for: url) != nil, "the removed one is given")
        expect(await cache.count == 0, "none is left")

        let history = HistoryStoreFake()
        history.setEntries([1, 2], for: "me")
        expect(history.entries(for: "me") == [1, 2] && history.entries(for: "you") == [], "a list by key")
        expect(history.users() == ["me"], "the keys of lists")
        history.removeEntries(for: "me")
        expect(history.entries(for: "me") == [], "a removed list")

        let index = TagIndexFake()
        expect(throwsError { _ = try index.tags(forKey: "a") }, "no list of that key")
        try index.save(["x"], forKey: "a")
        expect(try index.tags(forKey: "a") == ["x"] && index.keys() == ["a"], "a list that is kept")
        index.removeAll()
        expect(index.keys() == [], "all lists are gone")

        let thumbnails = ThumbnailHistoryFake()
        thumbnails.add(Thumbnail(pixels: [1]), for: url)
        thumbnails.add(Thumbnail(pixels: [2]), for: url)
        expect(thumbnails.thumbnails(for: url).map(\.pixels) == [[1], [2]], "added to the list of its key")
        expect(thumbnails.all().count == 1, "all lists")
    }

    static func people() throws {
        let fake = UserStorageFake(users: [User(id: 1, email: "a@x", name: "A", isActive: true, tags: ["new"])])
        let b = User(id: 2, email: "b@x", name: "B", isActive: false)
        try fake.add(b)
        expect(try fake.user(id: 2) == b && fake.user(withEmail: "b@x") == b, "by id and by e-mail")
        expect(fake.activeUsers().map(\.id) == [1] && fake.users(tagged: "new").map(\.id) == [1], "by what they are")
        expect(fake.users { $0.id > 1 } == [b], "by a closure")
        try fake.rename(userID: 2, to: "Bee")
        expect(try fake.user(id: 2).name == "Bee", "renamed")
        try fake.deactivate(userID: 1)
        expect(fake.activeUsers().isEmpty, "switched off")
        expect(throwsError { try fake.rename(userID: 9, to: "?") }, "nobody to rename")
        try fake.delete(b)
        expect(throwsError { _ = try fake.user(id: 2) }, "a deleted user")
        fake.deleteUser(withEmail: "a@x")
        expect(fake.count() == 0 && fake.allUsers().isEmpty, "nobody is left")
    }

    static func services() {
        let fake = UserServiceFake()
        let user = User(id: 1, email: "a@x", name: "A", isActive: true)
        var found: [User] = []
        var problems = 0
        fake.createUser(user) { found += (try? $0.get()).map { [$0] } ?? [] }
        fake.fetchUsers { found += (try? $0.get()) ?? [] }
        fake.fetchUser(id: 1) { found += (try? $0.get()).map { [$0] } ?? [] }
        fake.deleteUser(id: 1) { problems += $0 == nil ? 0 : 1 }
        fake.fetchUser(id: 1) { if case .failure = $0 { problems += 1 } }
        expect(found == [user, user, user] && problems == 1, "completion handlers are called")
    }

    struct Sheet: Identifiable, Sendable { let id: Int }

    static func generic() async throws {
        let fake = RepositoryFake<Sheet>()
        var stream = fake.observeAll().makeAsyncIterator()
        _ = try await stream.next()
        try await fake.save(Sheet(id: 1))
        expect(try await stream.next()?.count == 1, "a stream of any element")
        expect(try await fake.get(id: 1) != nil, "any element is found")
        try await fake.delete(id: 1)
        expect(try await fake.getAll().isEmpty, "any element is deleted")
        let stack = StackFake<Int>()
        stack.push(1)
        stack.push(1)
        expect(stack.count == 2 && stack.all() == [1, 1] && !stack.isEmpty, "elements without identity")
    }

    @MainActor static func session() async throws {
        let fake = SessionFake()
        try await fake.logIn(email: "", password: "")
        fake.setCurrentUser(User(id: 1, email: "", name: "", isActive: true))
        expect(fake.isLoggedIn && fake.currentUser?.id == 1, "logged in")
        fake.setCurrentUser(nil)
        expect(fake.currentUser == nil, "no current user")
    }

    static func chat() async throws {
        let fake = ChatRepositoryFake()
        let room = UUID()
        var stream = fake.messages(in: room).makeAsyncIterator()
        _ = await stream.next()
        let sent = try await fake.sendMessage(roomID: room, text: "hello")
        expect(await stream.next() == [sent], "a sent message is published")
        _ = try await fake.sendMessage(roomID: UUID(), text: "elsewhere")
        expect(await stream.next() == [sent], "only those of the room")
        try await fake.editMessage(id: sent.id, text: "bye")
        expect(await stream.next()?.first?.text == "bye", "an edit is published")
        try await fake.deleteMessages(in: room)
        expect(await stream.next()?.isEmpty == true, "deleting is published")
        expect(await fake.message(id: sent.id) == nil, "a deleted message")
        do {
            try await fake.editMessage(id: sent.id, text: "")
            expect(false, "an edit of nothing passes")
        } catch {}
    }

    static func alarms() async throws {
        let fake = AlarmSchedulerFake()
        var stream = fake.updates.makeAsyncIterator()
        _ = await stream.next()
        try await fake.schedule(Alarm(id: "a", label: "up"))
        expect(await stream.next()?.count == 1, "a scheduled alarm")
        await fake.toggleEnabled(id: "a")
        expect(await fake.enabledAlarms().isEmpty, "switched off")
        try await fake.cancelAlarm(id: "a")
        expect(await fake.alarms.isEmpty, "cancelled")
    }

    static func downloads() async {
        let fake = DownloadQueueFake()
        var told: [Int] = []
        fake.observe { told.append($0.count) }
        let url = URL(fileURLWithPath: "/a")
        fake.enqueue(Download(url: url))
        expect(fake.download(for: url) != nil, "a queued download")
        fake.cancel(url: url)
        expect(told == [0, 1, 0], "functions are told")
        var stream = fake.downloadsStream().makeAsyncIterator()
        expect(await stream.next()?.isEmpty == true, "a stream of what is not sendable")
    }

    static func flags() async throws {
        let radio = RadioFake()
        await radio.turnOn()
        try await radio.mute()
        expect(await (radio as any Radio).isOn, "a flag that callers wait for")
        expect(try await (radio as any Radio).isMuted, "a flag that may fail")
        await radio.turnOff()
        expect(!radio.isOn, "a flag that is off again")
        let lamp = LampFake()
        await lamp.enable()
        expect(await lamp.isEnabled, "a flag of an actor")
        let beacon = BeaconFake()
        beacon.start()
        beacon.add(Alarm(id: "a", label: ""))
        expect(await !beacon.isEmpty && beacon.isRunning, "what says whether there is anything is no flag")
    }

    static func listeners() async {
        let log = SignalLogFake()
        var told = 0
        log.observe { _ in told += 1 }
        var stream: AsyncStream<Alarm>.Iterator? = log.eventStream().makeAsyncIterator()
        log.append(Alarm(id: "a", label: ""))
        expect(await stream?.next()?.id == "a" && log.alarmEventListeners.count == 2, "those who listen are told")
        stream = nil
        expect(log.alarmEventListeners.count == 1, "who has gone listens no more")
        log.append(Alarm(id: "b", label: ""))
        expect(told == 2, "who stays is told")

        let queue = DownloadQueueFake()
        do { _ = queue.downloadsStream() }
        expect(queue.downloadsListeners.count == 0, "a stream that nobody read is gone")
    }

    @MainActor static func favorites() async {
        let fake = FavoritesModelFake()
        let stream = fake.favoritesStream()
        fake.addFavorite("a")
        expect(fake.isFavorite("a") && fake.favorites == ["a"], "a favourite")
        fake.removeFavorite("a")
        expect(!fake.isFavorite("a"), "no favourite")
        var seen: [[String]] = []
        for await value in stream {
            seen.append(value)
            if seen.count == 3 { break }
        }
        expect(seen == [[], ["a"], []], "a stream of favourites")
        let permission = LocationPermissionFake()
        permission.start()
        expect(permission.isRunning, "running")
        permission.stop()
        expect(!permission.isRunning, "stopped")
    }

    static func recipes() throws {
        let fake = RecipeStoringFake()
        let soup = Recipe(recipeID: "s", title: "Soup", ingredients: [])
        try fake.persist(soup)
        try fake.persist([soup, Recipe(recipeID: "p", title: "Pie", ingredients: [])])
        expect(try fake.recipeCount == 2 && fake.fetchAll().count == 2, "several recipes, one of them again")
        try fake.markAsFavorite(recipeID: "p")
        expect(try fake.fetchFavorites().map(\.recipeID) == ["p"], "marked")
        expect(try fake.search(query: "SOU") == [soup], "searched for")
        try fake.remove(soup)
        expect(throwsError { _ = try fake.fetch(recipeID: "s") }, "a removed recipe")
        try fake.removeAll()
        expect(try fake.recipeCount == 0, "no recipes")
    }

    static func todos() async throws {
        let fake = TodoRepositoryFake()
        let list = try await fake.createList(name: "Home")
        expect(try await fake.getLists().map(\.id) == [list.id], "a made list")
        var stream = fake.itemsStream().makeAsyncIterator()
        _ = await stream.next()
        var item = TodoItem(title: "Wash", listId: list.id)
        try await fake.addItem(item)
        expect(await stream.next()?.count == 1, "an added item is published")
        item.title = "Wash up"
        try await fake.updateItem(item)
        expect(try await fake.getItem(byId: item.id)?.title == "Wash up", "an updated item")
        try await fake.toggleCompletion(itemId: item.id)
        expect(try await fake.completedItems().count == 1, "a completed item")
        expect(try await fake.getItems(listId: list.id).count == 1, "the items of a list")
        try await fake.removeItem(item)
        try await fake.deleteList(id: list.id)
        expect(try await fake.getLists().isEmpty, "no list is left")
        expect(try await fake.getItem(byId: item.id) == nil, "no item is left")
    }

    @MainActor static func cart() {
        let fake = CartManagingFake()
        var told: [Int] = []
        fake.onChange = { told.append($0.count) }
        fake.add(productID: 1, quantity: 2)
        fake.setQuantity(5, for: 1)
        expect(fake.items == [CartItem(productID: 1, quantity: 5)] && fake.contains(productID: 1), "in the cart")
        fake.remove(productID: 1)
        expect(fake.isEmpty && told == [1, 1, 0], "an empty cart, and its owner is told")
    }

    static func small() async throws {
        let cache = DataCacheFake<String, Int>()
        cache.insert(1, for: "a")
        cache["b"] = 2
        cache.removeValue(for: "a")
        expect(cache.value(for: "a") == nil && cache["b"] == 2, "any value by any key")

        let bookmarks = BookmarkStoreFake()
        let url = URL(fileURLWithPath: "/a")
        await bookmarks.add(url)
        expect(await bookmarks.isBookmarked(url), "a bookmark")
        await bookmarks.remove(url)
        expect(await bookmarks.bookmarks.isEmpty, "no bookmark")

        let log = EventLogFake<Int>()
        await log.append(1)
        await log.append(1)
        expect(await log.events() == [1, 1], "a log keeps all")
        await log.clear()
        expect(await log.events().isEmpty, "a cleared log")

        let store = ProfileStoreFake()
        expect(try await store.load() == nil, "no profile at first")
        let profile = Profile(name: "Ada", age: 36)
        try await store.save(profile)
        expect(try await store.load() == profile, "a saved profile")
        var updates = await store.profileUpdates().makeAsyncIterator()
        expect(await updates.next() == profile, "a stream of one value")
        try await store.delete()
        expect(try await store.load() == nil, "a deleted profile")

        let flags = FeatureFlagsFake()
        flags.setEnabled(true, for: "a")
        expect(flags.isEnabled("a") && !flags.isEnabled("b"), "flags by name")

        let player = PlayerControllingFake()
        player.enqueue("a")
        player.play()
        expect(player.isPlaying && player.queue == ["a"], "playing")
        player.pause()
        expect(!player.isPlaying, "paused")
    }

    static func contacts() throws {
        let fake = ContactBookFake()
        let ada = Contact(identifier: UUID(), name: "Ada")
        fake.save(contact: ada)
        fake.save(contact: ada)
        fake.save(contact: Contact(identifier: UUID(), name: "Abe"))
        expect(try fake.contact(with: ada.identifier) === ada, "an object")
        expect(fake.contacts(sortedBy: { $0.name < $1.name }).map(\.name) == ["Abe", "Ada"], "sorted")
        expect(fake.contactsById().count == 2 && fake.firstContact() === ada, "in other forms")
        fake.delete(contact: ada)
        expect(throwsError { _ = try fake.contact(with: ada.identifier) }, "a deleted object")

        let diary = DiaryFake()
        try diary.write(Page(number: 1, text: "a"))
        try diary.write(Page(number: 1, text: "b"))
        expect(diary.pages().count == 1 && diary.page(number: 1)?.text == "b", "pages by number")
    }

    /// An object that ends calls the fake that kept it.
    static func objects() {
        nonisolated(unsafe) var ended: [String] = []
        let leases = LeaseStoreFake()
        func lease(_ id: Int, _ name: String) -> Lease {
            Lease(id: id) { ended.append("\(name) of \(leases.allLeases().count)") }
        }
        leases.save(lease(1, "replaced"))
        leases.save(lease(1, "updated"))
        try? leases.update(lease(1, "deleted"))
        leases.deleteLease(id: 1)
        leases.save(lease(2, "cleared"))
        leases.removeAll()
        leases.leases = [lease(3, "set")]
        leases.leases = []
        expect(
            ended == ["replaced of 1", "updated of 1", "deleted of 0", "cleared of 0", "set of 0"],
            "objects end while the fake can be called: \(ended)")

        let contracts = ContractStoreFake()
        contracts.save(Contract(number: 1, lease: Lease(id: 1) { _ = contracts.allContracts() }))
        expect(contracts.deleteContract(number: 1) && contracts.allContracts().isEmpty, "objects in values")
        let cache = LeaseCacheFake()
        cache.set(Lease(id: 1) { _ = cache.lease(forKey: "a") }, forKey: "a")
        cache.set(Lease(id: 2) { _ = cache.lease(forKey: "a") }, forKey: "a")
        cache.removeLease(forKey: "a")
        expect(cache.lease(forKey: "a") == nil, "objects by keys")
        let registry = ListenerRegistryFake()
        registry.add(Lease(id: 1) { _ = registry.allListeners() })
        registry.removeAll()
        expect(registry.listeners.isEmpty, "listeners")
    }

    /// Texts that are kept one by one are none of those in a list, and 'clean' is about everything.
    static func settings() throws {
        let settings = SettingsFake()
        settings.saveSelectedLanguage(language: "de")
        settings.saveServerName(key: "a")
        settings.addFavouriteId("1")
        settings.addFavouriteId("2")
        settings.removeFavouriteId("1")
        settings.saveServerName(key: nil)
        expect(settings.getSelectedLanguage() == "de" && settings.getServerName() == nil, "single texts")
        expect(settings.getFavouriteIds() == ["2"], "listed texts")

        let database = ProxyDatabaseFake()
        database.saveProxies([Proxy(id: "a", name: "first")])
        database.saveProfile(profile: Profile(name: "p"))
        database.setTutorialShown()
        expect(database.proxy(proxyId: "a")?.name == "first" && database.proxy(proxyId: nil) == nil, "nothing is no id")
        expect(database.isTutorialShown(), "set by its name")
        database.clean()
        expect(database.proxies().isEmpty && database.getProfile() == nil, "everything goes")

        let secrets = SecretStoreFake()
        var titles: [String] = []
        secrets.setTitleStub = { titles.append($0) }
        secrets.save(username: "a", password: "b")
        secrets.setTitle("t")
        expect(secrets.retrieve(username: "a") == "b", "the key is what others ask by")
        expect(titles == ["t"], "what sets something is not passed over where something is kept")

        let preferences = TipPreferencesFake(accessToken: "a")
        preferences.lastRefreshDate = Date()
        preferences.markDidShowTips()
        preferences.enableVoiceSearch(true)
        preferences.updateReturningUserValue(true)
        preferences.optOut()
        expect(preferences.didShowTips && preferences.isVoiceSearchEnabled, "flags are set by their names")
        expect(preferences.isReturningUser == true && preferences.isOptOut(), "and by what they are told")
        preferences.enableVoiceSearch(false)
        preferences.resetLastRefreshDate()
        try preferences.store(accessToken: "b", userName: "c")
        expect(preferences.getAccessToken() == "b" && preferences.getUserName() == "c", "several at once")
        preferences.removeAccessToken()
        preferences.optIn()
        expect(!preferences.isVoiceSearchEnabled && preferences.lastRefreshDate == nil, "and taken back")
        expect(preferences.getAccessToken() == nil && !preferences.isOptOut(), "what is removed is gone")
        var changes: [String] = []
        preferences.updateDomainsStub = { changes += $0 }
        preferences.resetStub = { changes.append("reset") }
        preferences.updateDomains(["a"])
        preferences.reset()
        expect(changes == ["a", "reset"], "what changes something unknown is left to the test")
    }

    static func receipts() async throws {
        let vault = ReceiptVaultFake()
        let first = try await vault.storeReceipt(Receipt(text: "a"))
        let second = try await vault.storeReceipt(Receipt(text: "b"))
        expect(first != second, "identifiers differ")
        let again = try await vault.storeReceipt(Receipt(id: first, text: "c"))
        expect(again == first, "an identifier stays")
        let found = try await vault.receipt(id: first)
        expect(found?.text == "c", "saved again")
        let all = try await vault.receipts()
        expect(all.count == 2, "saved once each")
        nonisolated(unsafe) var calls = 0
        vault.delete(Receipt(id: second, text: "")) { if $0 == nil { calls += 1 } }
        expect(calls == 1, "the completion is called")
        let deleted = try await vault.receipt(id: second)
        expect(deleted == nil, "deleted")
    }

    /// A stream ends when nobody can tell it anything any more.
    static func ends() async {
        var fake: PURLsNetworkServiceFake? = PURLsNetworkServiceFake()
        guard let stream = fake?.purlsStream() else { return expect(false, "a stream") }
        let consumer = Task {
            var count = 0
            for await _ in stream { count += 1 }
            return count
        }
        try? await fake?.addPURL(address: "me", name: "a", url: "")
        fake = nil
        expect(await consumer.value == 2, "a stream ends with the fake")
    }

    /// Who waits at a gate goes on when it opens, or when its task is cancelled.
    static func gates() async {
        let gate = Gate()
        let cancelled = Task {
            await gate.wait()
            return Task.isCancelled
        }
        let waiting = Task {
            await gate.wait()
            return Task.isCancelled
        }
        await Task.yield()
        cancelled.cancel()
        expect(await cancelled.value, "a cancelled task goes on")
        gate.open()
        expect(await !waiting.value, "a task goes on when the gate opens")
        await gate.wait()
        let closed = Gate()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<100 { group.addTask { await closed.wait() } }
            group.cancelAll()
        }
        expect(true, "cancelled before and while they wait")
    }

    /// Many threads at once, for ThreadSanitizer.
    static func race() async {
        let fake = PURLsNetworkServiceFake()
        let vault = TokenVaultFake()
        let repository = RepositoryFake<Sheet>()
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<50 {
                group.addTask {
                    try? await fake.addPURL(address: "me", name: "\(number)", url: "")
                    _ = fake.purlsStream()
                    _ = fake.purlResponses.count
                    try? vault.saveAccessToken("\(number)")
                    _ = try? vault.accessToken()
                    try? await repository.save(Sheet(id: number))
                    if number.isMultiple(of: 2) { try? await repository.delete(id: number) }
                }
            }
        }
        expect(fake.purlResponses.count == 50, "nothing is lost between threads")
        expect(repository.entities.count == 25, "nothing is lost between threads, of any element")
        var last: [PURLResponse] = []
        for await value in fake.purlsStream() {
            last = value
            break
        }
        expect(last.count == 50, "the stream knows all")
    }
}
