import Foundation
import Sync
import XCTest

final class RemoteTests: XCTestCase {
    func testManyCallsAtOnce() async throws {
        let remote = RemoteSpy()
        remote.fetchStub = { _ in Data([1]) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<100 {
                group.addTask { _ = try await remote.fetch(URL(fileURLWithPath: "/\(number)")) }
            }
            try await group.waitForAll()
        }
        XCTAssertEqual(remote.fetchCalls.count, 100)
    }

    func testActor() async {
        let account = AccountSpy()
        await account.rename(to: "Ada")
        let calls = await account.renameToCalls
        XCTAssertEqual(calls, ["Ada"])
    }
}
