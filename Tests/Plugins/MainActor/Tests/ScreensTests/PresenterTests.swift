import Testing

@testable import Screens

@Test func whatIsLoadedIsShown() async throws {
    let (screen, storage) = (ScreenSpy(), StorageSpy())
    storage.loadStub = { _ in [104, 105] }
    try await Presenter(screen: screen, storage: storage).present("greeting")
    #expect(screen.showCalls == ["hi"])
    #expect(storage.loadCalls == ["greeting"])
}
