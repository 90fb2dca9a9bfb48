// More of what DoublesBehaviour.swift checks: parameters of every form, inherited and composed protocols, streams.

import Alarms
import Foundation
import Inheritance
import Links
import Ownership
import Parameters
import Profiles
import SendableServices

extension DoublesBehaviour {
    static func parameters() async throws {
        let spy = EditorSpy()
        let editor: any Editor = spy
        spy.sortByStub = { values, key in values.sort { key == "up" ? $0 < $1 : $0 > $1 } }
        var values = [2, 3, 1]
        editor.sort(&values, by: "up")
        expect(
            values == [1, 2, 3] && spy.sortByCalls.first?.values == [2, 3, 1], "an inout parameter, its value before")
        editor.log(1, 2)
        expect(spy.logCalls == [[1, 2]], "a variadic parameter")

        var evaluations = 0
        func message() -> String {
            evaluations += 1
            return "m"
        }
        editor.debug(message(), level: 4)
        expect(evaluations == 1 && spy.debugLevelCalls.first?.level == 4, "an autoclosure, evaluated once")
        spy.measureStub = { $0 * 2 }
        expect((try? editor.measure(4)) == 8, "an autoclosure that is passed on")

        spy.loadThenStub = { $0(.success(9)) }
        var loaded = 0
        editor.load { loaded = (try? $0.get()) ?? 0 }
        expect(loaded == 9 && spy.loadThenCalls.count == 1, "an escaping closure by its alias")
        spy.withBufferStub = { try $0(3) }
        expect((try? editor.withBuffer { "\($0)" }) == "3", "a closure that doesn't escape")
        spy.parseStub = { text throws(ParseError) in throw .bad }
        do throws(ParseError) {
            _ = try editor.parse("x")
            expect(false, "a typed error")
        } catch { expect(error == .bad && spy.parseCalls == ["x"], "the typed error") }
        expect(editor.repeat(in: 1, true, 2).isEmpty && spy.repeatInCalls.first?.argument2 == true, "no name")
        var handled = 0
        editor.sink { handled = $0 }
        spy.handler?(5)
        expect(handled == 5 && spy.handlerSetCalls.count == 1, "a closure property")
    }

    static func ownership() async throws {
        let spy = TurnstileSpy()
        spy.enterWithAtStub = { ticket, gate in expect(ticket.number == 3 && gate == 1, "a consumed ticket") }
        spy.enter(with: Ticket(number: 3), at: 1)
        spy.stampStub = { $0.number += 1 }
        var ticket = Ticket(number: 1)
        spy.stamp(&ticket)
        expect(ticket.number == 2 && spy.stampCallCount == 1, "an inout value that can't be copied")
        spy.issueStub = { Ticket(number: 8) }
        expect(try spy.issue().number == 8, "a result that can't be copied")
        let gate = GateSpy()
        gate.isOpen = true
        gate.open()
        expect(gate.isOpenSetCalls == [true] && gate.openCallCount == 1, "a protocol of what can't be copied")
    }

    static func inherited() async throws {
        let door = DoorSpy()
        let closing: any Closing = door
        door.closeStub = { throw Unexpected() }
        expect((try? closing.close()) == nil && door.closeCallCount == 1, "an inherited requirement")
        expect(!closing.isClosed, "a default implementation")
        let hatch = HatchSpy()
        func use(_ hatch: any Hatch) throws {
            hatch.open()
            try hatch.close()
        }
        try use(hatch)
        expect(hatch.openCallCount == 1 && hatch.closeCallCount == 1, "a composition")
        let screen = DetailScreenSpy()
        await (screen as any DetailScreen).reload()
        expect(screen.reloadCallCount == 1 && screen.name == "", "a superclass")
        expect(ListScreenSpy(name: "list").name == "list", "a superclass's initialiser")
    }

    static func streams() async throws {
        let spy = LinkServiceSpy()
        let service: any LinkService = spy
        var pages: [[Link]] = []
        for await links in service.linkStream() { pages.append(links) }
        expect(pages.isEmpty && spy.linkStreamCallCount == 1, "a stream that is finished")
        let link = Link(name: "home", target: URL(fileURLWithPath: "/home"))
        spy.linkStreamStub = {
            AsyncStream { continuation in
                continuation.yield([link])
                continuation.finish()
            }
        }
        for await links in service.linkStream() { pages.append(links) }
        expect(pages.map { $0.map(\.name) } == [["home"]], "a stubbed stream")
        spy.fetchLinksOfStub = { _ in throw LinkProblem.taken }
        do {
            try await service.fetchLinks(of: "me")
            expect(false, "a stubbed error of a service")
        } catch { expect(spy.fetchLinksOfCalls == ["me"], "its record") }

        let repository = LinkRepositorySpy()
        // Swift 6.3 crashes when a closure with typed throws is written where the key-path subscript takes it.
        let taken: @Sendable (Link, String) async throws(LinkProblem) -> Void = {
            link, owner async throws(LinkProblem) in throw .taken
        }
        repository.addOfStub = taken
        do throws(LinkProblem) {
            try await repository.add(link, of: "me")
            expect(false, "a typed error across tasks")
        } catch {
            guard case .taken = error else { return expect(false, "the typed error across tasks") }
        }
        expect(repository.addOfCalls.first?.owner == "me", "a record of a call that throws")
        repository.changes = AsyncThrowingStream { $0.finish(throwing: LinkProblem.taken) }
        do {
            for try await _ in repository.changes {}
            expect(false, "a stream that throws")
        } catch { expect(error is LinkProblem, "the stream's error") }

        let authoriser = AuthoriserSpy<AsyncStream<Alarm.Permission>>()
        authoriser.permissionsStub = {
            AsyncStream { continuation in
                continuation.yield(.granted)
                continuation.finish()
            }
        }
        var permissions: [Alarm.Permission] = []
        for await permission in authoriser.permissions() { permissions.append(permission) }
        expect(permissions == [.granted], "a sequence as an associated type")
    }

    static func closures() {
        let spy = ProfileServiceSpy()
        spy.updateCompletionStub = { profile, completion in completion(.success(profile)) }
        let seen = Locked<[String]>([])
        spy.update(Profile(name: "a")) { result in
            seen.withLock { $0.append((try? result.get())?.name ?? "") }
        }
        expect(seen.withLock { $0 } == ["a"], "a completion that the stub calls")
        expect(spy.updateCompletionCalls.first?.profile.name == "a", "its argument")
        spy.observeStub = { change in
            change(Profile(name: "b"))
            return { seen.withLock { $0.append("stopped") } }
        }
        spy.observe { _ in }()
        expect(seen.withLock { $0 } == ["a", "stopped"], "a closure that comes back")
        expect(ProfileServiceSpy().signedInProfile() == Profile(name: ""), "a default that was constructed")
        CreatableSpy<String>.service = "mail"
        CreatableSpy<Int>.service = "news"
        expect(CreatableSpy<String>.service == "mail", "a static value of a generic double")
    }

    /// Only counts, from many threads at once: check-behaviour.sh runs this against a `Locked` whose lock does
    /// nothing, which ThreadSanitizer has to notice, or its silence about the real one would mean nothing.
    static func race() {
        let spy = AuthServiceSpy()
        let (ready, start, done) = (
            DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
        )
        // Threads that begin together and take turns: one that runs when another has ended races with nobody.
        for _ in 0..<4 {
            Thread {
                ready.signal()
                start.wait()
                for _ in 0..<10_000 {
                    spy.logOut()
                    sched_yield()
                }
                done.signal()
            }.start()
        }
        for _ in 0..<4 { ready.wait() }
        for _ in 0..<4 { start.signal() }
        for _ in 0..<4 { done.wait() }
        print("counted \(spy.logOutCallCount) of 40000")
    }
}

extension Editor {
    fileprivate func sink(_ handler: @escaping (Int) -> Void) {
        var editor = self
        editor.handler = handler
    }
}
