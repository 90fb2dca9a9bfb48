import Logging
import Testing

/// The names of Sourcery's mocks for a protocol of swift-log.
struct LoggingSourceryTests {
    @Test func messages() {
        let handler = LogHandlerMock()
        handler.underlyingLogLevel = .info
        var logger = Logger(label: "shop") { _ in handler }
        logger.info("open")
        logger.debug("not said")
        #expect(handler.logEventCallsCount == 1)
        #expect(handler.logEventCalled)
        #expect(handler.logEventReceivedEvent?.message == "open")
        #expect(handler.logEventReceivedInvocations.map(\.level) == [.info])
        logger.logLevel = .trace
        #expect(handler.underlyingLogLevel == .trace)
        logger.debug("said")
        #expect(handler.logEventCallsCount == 2)
    }
}
