import Notes

/// A double that the tests own, so that none is made.
final class ClockSpy: Clock {
    var now = 0.0
}
