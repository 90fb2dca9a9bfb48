import Notes

/// A stub of `Clock`, yours to edit.
public final class ClockStub: Clock {
    /// A clock at zero.
    public init() {}
    /// What it tells.
    public var now: Double = 0
}
