import Testing
import UnderstudyDoubles

/// What members of a fake have to do with the properties beside them, each by a table.
@Suite("Properties of fakes")
struct FakePropertyTests {
    static let told = [
        ("var isOn: Bool { get set }; var isOnPublisher: AnyPublisher<Bool, Never> { get }", ["add(subject.send)"]),
        (
            "var text: String? { get }; var textDidChangePublisher: AnyPublisher<String, Never> { get }",
            ["return subject.compactMap { $0 }.eraseToAnyPublisher()"]
        ),
        (
            "var level: Int { get }; var levelStream: AsyncStream<Int> { get }",
            ["var level = 0 { didSet { levelListeners.send(level) } }", "{ levelListeners.stream(level) }"]
        ),
        (
            """
            var availableNotes: [Note] { get }; var availableNotesPublisher: AnyPublisher<[Note], Never> { get }
            func deleteNote(_ note: Note)
            """,
            ["CurrentValueSubject<[Note], Never>(availableNotes)", "return subject.eraseToAnyPublisher()"]
        ),
        (
            "var status: NSObject { get }; var statusPublisher: AnyPublisher<NSObject, Never> { get }",
            ["var statusPublisher: AnyPublisher<NSObject, Never> = Empty().eraseToAnyPublisher()"]
        ),
    ]

    @Test("are told over time", arguments: told)
    func toldAsInTable(_ requirements: String, _ emitted: [String]) throws {
        let emission = try Emission(
            """
            import Combine
            import Foundation
            struct Note: Identifiable, Equatable { let id: Int }
            protocol P { \(requirements) }
            """)
        let text = try emission.text(.fake)
        for line in emitted { #expect(text.contains(line)) }
    }
}
