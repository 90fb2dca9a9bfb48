@testable import Notes

/// A stub of `Clock`, yours to edit.
final class ClockStub: Clock {
    var now: Double = 0
}
