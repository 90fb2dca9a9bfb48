@testable import Notes

/// A spy of `Downloader`, yours to edit.
final class DownloaderSpy: Downloader {
    // MARK: download(_:)
    var downloadCalls: [String] = []
    var downloadStub: (String) -> AsyncStream<Double> = { _ in AsyncStream { $0.finish() } }
    func download(_ name: String) -> AsyncStream<Double> {
        downloadCalls.append(name)
        return downloadStub(name)
    }
}
