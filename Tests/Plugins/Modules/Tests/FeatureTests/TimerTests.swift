import Core
import Helpers
import Testing

@testable import Feature

@Test func aTimerTellsWhen() {
    let (delegate, log) = (TimerDelegateSpy(), LogSpy())
    Timer(clock: ClockStub(), delegate: delegate, log: log).fire()
    #expect(delegate.timerDidFireAtCalls == [Moment(seconds: 7)])
    #expect(log.writeCalls == ["fired"])
}

@Test func aTypeIsThatOfItsModule() {
    let delegate = TimerDelegateSpy()
    delegate.timerDidMove(to: .left, at: Moment(seconds: 7))
    #expect(delegate.timerDidMoveToAtCalls.map(\.zone) == [.left])
}

@Test func aDoubleOfTheHelpersIsUsed() {
    let mail = MailSpy()
    mail.send("hello")
    #expect(mail.sent == ["hello"])
}
