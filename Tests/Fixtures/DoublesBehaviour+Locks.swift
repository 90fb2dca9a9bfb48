// What DoublesBehaviour.swift checks of locks: nothing dies while one is closed. Where something does, this hangs.

import LockedValues

extension DoublesBehaviour {
    static func endings() {
        let spy = StrongboxSpy()
        func owner() -> Owner { Owner { spy.readStub = { () throws(VaultError) in 1 } } }
        var first: Owner? = owner()
        spy.readStub = { [first] () throws(VaultError) in first == nil ? 1 : 2 }
        first = nil
        spy.readStub = { () throws(VaultError) in 3 }
        expect((try? spy.read()) == 1, "a stub of a typed error dies when the lock is open")
        spy.owner = owner()
        spy.owner = Owner {}
        expect((try? spy.read()) == 1, "a value without a default dies when the lock is open")
        var last: Owner? = Owner { _ = StrongboxSpy.open(2) }
        StrongboxSpy.openStub = { [last] _ in last == nil }
        last = nil
        StrongboxSpy.reset()
        expect(StrongboxSpy.openCalls == [2], "what static members keep dies when the lock is open")
        StrongboxSpy.reset()
    }
}
