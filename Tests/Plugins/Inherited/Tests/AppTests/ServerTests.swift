import Testing

@testable import App

@Test func aServerStartsAndListens() throws {
    let (server, meter) = (ServerSpy(), MeterSpy())
    server.name = "one"
    try run(server, counting: meter)
    #expect(server.startCallCount == 1)
    #expect(server.listenPortCalls == [80])
    #expect(meter.countCalls == [1])
}
