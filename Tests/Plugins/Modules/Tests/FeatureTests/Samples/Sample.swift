// Not compiled: no double of `Clock` that anyone owns.
struct ClockStub: Clock {}
