import Testing
import UnderstudyDoubles

/// Names of doubles and storage that differ from all others of their module.
@Suite("Distinct names")
struct DistinctNameTests {
    /// Sources, and the doubles of their protocols in order.
    static let table: [(String, [String])] = [
        (
            "enum Home { protocol Delegate {} }\nenum Other { protocol Delegate {} }\nprotocol HomeDelegate {}",
            ["Home_DelegateSpy", "OtherDelegateSpy", "HomeDelegateSpy"]
        ),
        (
            "enum A { protocol BC {}; protocol C {} }\nenum AB { protocol C {} }\nenum X { protocol BC {} }",
            ["ABCSpy", "ACSpy", "AB_CSpy", "XBCSpy"]
        ),
        ("protocol Store {}\nprotocol store {}", ["StoreSpy", "store2Spy"]),
        (
            "protocol HomeDelegateProtocol {}\nenum Home { protocol Delegate {} }\nenum Other { protocol Delegate {} }",
            ["HomeDelegateProtocolSpy", "HomeDelegateSpy", "OtherDelegateSpy"]
        ),
        ("protocol A {}\nenum E { protocol B {} }", ["ASpy", "BSpy"]),
    ]

    @Test("of doubles", arguments: table)
    func doubles(_ source: String, _ names: [String]) throws {
        let emission = try Emission(source)
        #expect(emission.declarations().map { emission.generator.name(of: $0, .spy) } == names)
    }

    /// Requirements, and the first storage of each.
    static let members: [(String, [String])] = [
        (
            "func bind(host: Int, port: Int, serverBackPressureStrategy: Int, childChannelInitializer: Int)\n"
                + "func bind(unixDomainSocketPath: Int, cleanupExistingSocketFile: Int, childChannelInitializer: Int)",
            ["bindHostCalls", "bindUnixDomainSocketPathCalls"]
        ),
        ("func bind(unixDomainSocketPath: Int, cleanupExistingSocketFile: Int)", ["bindCalls"]),
        ("func bind(host: Int, port: Int)", ["bindHostPortCalls"]),
        (
            "func bind(unixDomainSocketPath: Int, cleanupExistingSocketFile: Int)\n"
                + "func bind(unixDomainSocketPath: Int, cleanupExistingSocketFile: String)",
            ["bindCalls", "bindIntStringCalls"]
        ),
        (
            "func registerTheDeviceForRemoteNotificationsNow(_ token: Int)",
            ["registerTheDeviceForRemoteNotificationsNowCalls"]
        ),
    ]

    @Test("of storage, which has no more labels than that where it would be long", arguments: members)
    func storage(_ requirements: String, _ names: [String]) throws {
        let text = try Emission("protocol P {\n\(requirements)\n}").text()
        for name in names { #expect(text.contains("var \(name): ["), "\(name) in \(text)") }
    }
}
