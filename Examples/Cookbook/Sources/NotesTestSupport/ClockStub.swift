import Notes

/// A stub of `Clock`, yours to edit.
public final class ClockStub: Clock {
    public init() {}
    public var now: Double = 0
}
