// What DoublesBehaviour.swift checks of doubles that inherit from a class, hold objects weakly, or change states in place.

import MadeTypes
import SuperclassMembers
import WeakReferences

extension DoublesBehaviour {
    static func overrides() {
        let spy = ControlsSpy()
        let controls: any Controls = spy
        spy.playStub = { $0 * 2 }
        expect(controls.play(4) == 8 && spy.playCalls == [4], "an overridden method is recorded and stubbed")
        controls.volume = 7
        expect(controls.volume == 7 && spy.volumeSetCalls == [7], "the superclass keeps what is set")
        expect(controls.title == "" && spy.titleCallCount == 1, "a property without a setter is stubbed")
        expect(controls.stop() == 1 && controls.rewind() == 2, "what can't be overridden is inherited")
        let channel = ChannelSpy()
        channel.level = 5
        channel.sendStub = { $0 + 1 }
        expect((channel as any Channel).send(1) == 2, "an override behind a lock answers")
        expect(channel.level == 5 && channel.levelSetCalls == [5], "a property behind a lock is recorded")
    }

    /// Something that owns what it is the delegate of, as a model owns its service.
    final class Model: PlayerDelegate, @unchecked Sendable {
        private let player: AnyObject

        init(_ player: some Playing) {
            self.player = player
            player.delegate = self
        }

        init(shared player: SharedPlayingSpy) {
            self.player = player
            player.delegate = self
        }

        func ended() {}
    }

    static func delegates() {
        let spy = PlayingSpy()
        weak var model: Model?
        do {
            let made = Model(spy)
            model = made
            expect(spy.delegate === made, "a delegate is there as long as its owner")
            expect(spy.delegateSetCalls == [ObjectIdentifier(made)], "which delegate was set is recorded")
        }
        expect(model == nil && spy.delegate == nil, "a spy does not keep its delegate alive")
        do {
            let made = Model(shared: SharedPlayingSpy())
            model = made
        }
        expect(model == nil, "nor does one with a lock")
        let parent = Keeper()
        spy.parent = parent
        expect(spy.parentSetCalls.first.flatMap { $0 } === parent, "what nothing says to be weak is kept")
    }

    static func states() {
        let spy = LockingSpy()
        let count = spy.withLock { counters in
            counters.count += 2
            return counters.count
        }
        expect(count == 2, "a closure changes a state of its own")
        let store = ItemStoreSpy()
        store.put(Item())
        expect(store.putCalls == [Item()], "an associated type is the type of its own name")
    }
}
