import Testing

@testable import Kiosk

@Suite("The whole app")
@MainActor
struct AppTests {
    @Test func oneMorning() throws {
        #expect(
            try App().run() == [
                "open", "coffee", "tea", "tea 2", "now 1", "1 coffee", "2 tea", "guest pays 3",
            ])
    }

    @Test func theBarSaysThatItIsOpen() {
        #expect(StatusBar().text() == "open")
    }
}
