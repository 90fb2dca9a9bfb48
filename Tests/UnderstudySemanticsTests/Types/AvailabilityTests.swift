import Testing
import UnderstudySyntax

@testable import UnderstudySemantics

@Suite("Availability")
struct AvailabilityTests {
    static let introduced = [
        ("(iOS 16, macOS 13.1, *)", ["iOS 16", "macOS 13.1"]), ("(iOS, introduced: 16)", ["iOS 16"]),
        ("(macOS, introduced: 13.0, message: \"a, b\")", ["macOS 13.0"]), ("(swift 5.9)", []), ("(*)", []), ("", []),
        ("(MyPlatforms 1.0, *)", []), ("(iOSApplicationExtension 14, *)", ["iOSApplicationExtension 14"]),
    ]

    @Test("knows where something starts", arguments: introduced)
    func starts(_ arguments: String, _ platforms: [String]) {
        let availability = Availability(arguments: arguments)
        #expect(availability.introduced.map(\.description) == platforms)
        #expect(availability.restrictions.isEmpty)
    }

    static let restricted: [(String, Set<Availability.Restriction>)] = [
        ("(*, deprecated)", [.deprecated]), ("(*, deprecated, message: \"use b, not a\")", [.deprecated]),
        ("(iOS, deprecated: 12, renamed: \"b\")", [.deprecated, .renamed]), ("(*, unavailable)", [.unavailable]),
        ("(iOS, introduced: 3, obsoleted: 9)", [.obsoleted]), ("(iOS 3, *)", []),
        ("(iOS, introduced: 3, message: \"never deprecated\")", []),
    ]

    @Test("knows what uses are restricted", arguments: restricted)
    func restrictions(_ arguments: String, _ restrictions: Set<Availability.Restriction>) {
        #expect(Availability(arguments: arguments).restrictions == restrictions)
    }

    @Test("orders versions by their numbers")
    func order() throws {
        let versions = ["9", "10", "10.1", "10.15"].map {
            Availability(arguments: "(iOS \($0), *)").introduced[0].version
        }
        #expect(versions == versions.sorted())
    }
}
