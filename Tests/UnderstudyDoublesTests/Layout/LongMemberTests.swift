import Testing
import UnderstudyDoubles

/// Members that are too long for a line, as `swift format` leaves them.
@Suite("Long members")
struct LongMemberTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let kind: DoubleKind
        let requirement: String
        let emitted: String

        init(_ kind: DoubleKind, _ requirement: String, _ emitted: String) {
            (self.kind, self.requirement, self.emitted) = (kind, requirement, emitted)
        }

        var testDescription: String { "\(kind.name) of \(requirement)" }
    }

    static let table = [
        Row(
            .spy,
            "func anUncommonlyLongNameFirstanUncommonlyLongNameSecondanUncommonlyLongName(_ firstanUncommonlyLongName: [String: Int], "
                + "_ secondanUncommonlyLongName: [Int]) async throws -> [String: Int]",
            """
            // MARK: anUncommonlyLongNameFirstanUncommonlyLongNameSecondanUncommonlyLongName(_:_:)
            struct AnUncommonlyLongNameFirstanUncommonlyLongNameSecondanUncommonlyLongNameCall: RecordedCall {
                let firstanUncommonlyLongName: [String: Int]
                let secondanUncommonlyLongName: [Int]
            }
            var anUncommonlyLongNameFirstanUncommonlyLongNameSecondanUncommonlyLongNameCalls:
                [AnUncommonlyLongNameFirstanUncommonlyLongNameSecondanUncommonlyLongNameCall] = []
            var anUncommonlyLongNameFirstanUncommonlyLongNameSecondanUncommonlyLongNameStub:
                ([String: Int], [Int]) async throws -> [String: Int] = { _, _ in
                    [:]
                }
            func anUncommonlyLongNameFirstanUncommonlyLongNameSecondanUncommonlyLongName(
                _ firstanUncommonlyLongName: [String: Int],
                _ secondanUncommonlyLongName: [Int]
            ) async throws -> [String: Int] {
                anUncommonlyLongNameFirstanUncommonlyLongNameSecondanUncommonlyLongNameCalls.append(
                    .init(
                        firstanUncommonlyLongName: firstanUncommonlyLongName,
                        secondanUncommonlyLongName: secondanUncommonlyLongName))
                return try await anUncommonlyLongNameFirstanUncommonlyLongNameSecondanUncommonlyLongNameStub(
                    firstanUncommonlyLongName, secondanUncommonlyLongName)
            }
            """),
        Row(
            .spy,
            "func anUncommonlyLongNameOfAFunction(_ completionanUncommonlyLongName: @escaping "
                + "@Sendable (Result<[String: Int], any Error>) -> Void)",
            """
            // MARK: anUncommonlyLongNameOfAFunction(_:)
            var anUncommonlyLongNameOfAFunctionCalls: [@Sendable (Result<[String: Int], any Error>) -> Void] = []
            var anUncommonlyLongNameOfAFunctionStub: (@escaping @Sendable (Result<[String: Int], any Error>) -> Void) -> Void =
                { _ in }
            func anUncommonlyLongNameOfAFunction(
                _ completionanUncommonlyLongName: @escaping @Sendable (Result<[String: Int], any Error>) -> Void
            ) {
                anUncommonlyLongNameOfAFunctionCalls.append(completionanUncommonlyLongName)
                anUncommonlyLongNameOfAFunctionStub(completionanUncommonlyLongName)
            }
            """),
        Row(
            .spy,
            "func anUncommonlyLongName<Element: Hashable & Sendable, Other: Collection>(_ first: "
                + "Element, second: Other) -> [Element: Other] where Other.Element == Element",
            """
            // MARK: anUncommonlyLongName(_:second:)
            var anUncommonlyLongNameSecondCalls: [(first: any Hashable & Sendable, second: any Collection)] = []
            var anUncommonlyLongNameSecondStub: (any Hashable & Sendable, any Collection) -> Any = { _, _ in
                TestIssue.stop("PSpy.anUncommonlyLongNameSecondStub is not set")
            }
            func anUncommonlyLongName<Element: Hashable & Sendable, Other: Collection>(
                _ first: Element,
                second: Other
            ) -> [Element: Other] where Other.Element == Element {
                anUncommonlyLongNameSecondCalls.append((first, second))
                guard let result = anUncommonlyLongNameSecondStub(first, second) as? [Element: Other] else {
                    TestIssue.stop("PSpy.anUncommonlyLongNameSecondStub did not return [Element: Other]")
                }
                return result
            }
            """),
        Row(
            .spy,
            "var anUncommonlyLongNameOfAProperty: [String: [String: (firstanUncommonlyLongName: Int, "
                + "secondanUncommonlyLongName: String)]] { get set }",
            """
            // MARK: anUncommonlyLongNameOfAProperty
            var anUncommonlyLongNameOfAPropertySetCalls:
                [[String: [String: (firstanUncommonlyLongName: Int, secondanUncommonlyLongName: String)]]] = []
            var anUncommonlyLongNameOfAProperty:
                [String: [String: (firstanUncommonlyLongName: Int, secondanUncommonlyLongName: String)]] = [:]
            { didSet { anUncommonlyLongNameOfAPropertySetCalls.append(anUncommonlyLongNameOfAProperty) } }
            """),
        Row(
            .spy,
            "var anUncommonlyLongNameOfAThrowingProperty: [String: [String: Result<Int, any Error>]] "
                + "{ get async throws }",
            """
            // MARK: anUncommonlyLongNameOfAThrowingProperty
            var anUncommonlyLongNameOfAThrowingPropertyCallCount = 0
            var anUncommonlyLongNameOfAThrowingPropertyStub: () async throws -> [String: [String: Result<Int, any Error>]] = {
                [:]
            }
            var anUncommonlyLongNameOfAThrowingProperty: [String: [String: Result<Int, any Error>]] {
                get async throws {
                    anUncommonlyLongNameOfAThrowingPropertyCallCount += 1
                    return try await anUncommonlyLongNameOfAThrowingPropertyStub()
                }
            }
            """),
        Row(
            .spy,
            "subscript(firstanUncommonlyLongName: Int, secondanUncommonlyLongName: Int, "
                + "thirdanUncommonlyLongName: String) -> [String: Int] { get set }",
            """
            // MARK: subscript(_:_:_:)
            struct SubscriptCall: RecordedCall {
                let firstanUncommonlyLongName: Int
                let secondanUncommonlyLongName: Int
                let thirdanUncommonlyLongName: String
            }
            var subscriptCalls: [SubscriptCall] = []
            var subscriptStub: (Int, Int, String) -> [String: Int] = { _, _, _ in [:] }
            struct SubscriptSetCall: RecordedCall {
                let firstanUncommonlyLongName: Int
                let secondanUncommonlyLongName: Int
                let thirdanUncommonlyLongName: String
                let newValue: [String: Int]
            }
            var subscriptSetCalls: [SubscriptSetCall] = []
            subscript(
                firstanUncommonlyLongName: Int,
                secondanUncommonlyLongName: Int,
                thirdanUncommonlyLongName: String
            ) -> [String: Int] {
                get {
                    subscriptCalls.append(
                        .init(
                            firstanUncommonlyLongName: firstanUncommonlyLongName,
                            secondanUncommonlyLongName: secondanUncommonlyLongName,
                            thirdanUncommonlyLongName: thirdanUncommonlyLongName))
                    return subscriptStub(firstanUncommonlyLongName, secondanUncommonlyLongName, thirdanUncommonlyLongName)
                }
                set {
                    subscriptSetCalls.append(
                        .init(
                            firstanUncommonlyLongName: firstanUncommonlyLongName,
                            secondanUncommonlyLongName: secondanUncommonlyLongName,
                            thirdanUncommonlyLongName: thirdanUncommonlyLongName, newValue: newValue))
                }
            }
            """),
        Row(
            .spy,
            "init(firstanUncommonlyLongName: String, secondanUncommonlyLongName: [String: Int], "
                + "thirdanUncommonlyLongName: Int?)",
            """
            init() {}

            // MARK: init(firstanUncommonlyLongName:secondanUncommonlyLongName:thirdanUncommonlyLongName:)
            struct InitCall: RecordedCall {
                let firstanUncommonlyLongName: String
                let secondanUncommonlyLongName: [String: Int]
                let thirdanUncommonlyLongName: Int?
            }
            var initCalls: [InitCall] = []
            init(firstanUncommonlyLongName: String, secondanUncommonlyLongName: [String: Int], thirdanUncommonlyLongName: Int?)
            {
                initCalls.append(
                    .init(
                        firstanUncommonlyLongName: firstanUncommonlyLongName,
                        secondanUncommonlyLongName: secondanUncommonlyLongName,
                        thirdanUncommonlyLongName: thirdanUncommonlyLongName))
            }
            """),
        Row(
            .spy,
            "func anUncommonlyLongName() -> (firstanUncommonlyLongName: [String: Int], "
                + "secondanUncommonlyLongName: [Int], thirdanUncommonlyLongName: String?, fourth: Int)",
            """
            // MARK: anUncommonlyLongName()
            var anUncommonlyLongNameCallCount = 0
            var anUncommonlyLongNameStub:
                () -> (
                    firstanUncommonlyLongName: [String: Int], secondanUncommonlyLongName: [Int],
                    thirdanUncommonlyLongName: String?, fourth: Int
                ) = { ([:], [], nil, 0) }
            func anUncommonlyLongName() -> (
                firstanUncommonlyLongName: [String: Int], secondanUncommonlyLongName: [Int], thirdanUncommonlyLongName: String?,
                fourth: Int
            ) {
                anUncommonlyLongNameCallCount += 1
                return anUncommonlyLongNameStub()
            }
            """),
        Row(
            .spy,
            "static func anUncommonlyLongNameOfTheTypeSecondanUncommonlyLongName(_ firstanUncommonlyLongName: String, "
                + "_ secondanUncommonlyLongName: [String: Int]) throws -> Int?",
            #"""
            struct StaticStorage {
                struct AnUncommonlyLongNameOfTheTypeSecondanUncommonlyLongNameCall: RecordedCall {
                    let firstanUncommonlyLongName: String
                    let secondanUncommonlyLongName: [String: Int]
                }
                var anUncommonlyLongNameOfTheTypeSecondanUncommonlyLongNameCalls:
                    [AnUncommonlyLongNameOfTheTypeSecondanUncommonlyLongNameCall] = []
                var anUncommonlyLongNameOfTheTypeSecondanUncommonlyLongNameStub:
                    @Sendable (String, [String: Int]) throws -> Int? = { _, _ in
                        nil
                    }
            }

            static func anUncommonlyLongNameOfTheTypeSecondanUncommonlyLongName(
                _ firstanUncommonlyLongName: String,
                _ secondanUncommonlyLongName: [String: Int]
            ) throws -> Int? {
                staticStorage.append(
                    .init(
                        firstanUncommonlyLongName: firstanUncommonlyLongName,
                        secondanUncommonlyLongName: secondanUncommonlyLongName),
                    to: \.anUncommonlyLongNameOfTheTypeSecondanUncommonlyLongNameCalls)
                return try staticStorage.anUncommonlyLongNameOfTheTypeSecondanUncommonlyLongNameStub(
                    firstanUncommonlyLongName, secondanUncommonlyLongName)
            }
            """#),
        Row(
            .spy,
            "func anUncommonlyLongName(_ bodyanUncommonlyLongName: (_ first: Int, _ second: String) "
                + "throws -> [String: Int]) rethrows -> [String: Int]",
            """
            // MARK: anUncommonlyLongName(_:)
            var anUncommonlyLongNameCallCount = 0
            var anUncommonlyLongNameStub: ((Int, String) throws -> [String: Int]) -> [String: Int] = { _ in [:] }
            func anUncommonlyLongName(
                _ bodyanUncommonlyLongName: (Int, String) throws -> [String: Int]
            ) rethrows -> [String: Int] {
                anUncommonlyLongNameCallCount += 1
                return anUncommonlyLongNameStub(bodyanUncommonlyLongName)
            }
            """),
        Row(
            .spy,
            "@discardableResult func anUncommonlyLongNameDiscardable(_ firstanUncommonlyLongName: "
                + "Int, _ secondanUncommonlyLongName: Int, third: Int) -> Int",
            """
            // MARK: anUncommonlyLongNameDiscardable(_:_:third:)
            struct AnUncommonlyLongNameDiscardableThirdCall: RecordedCall {
                let firstanUncommonlyLongName: Int
                let secondanUncommonlyLongName: Int
                let third: Int
            }
            var anUncommonlyLongNameDiscardableThirdCalls: [AnUncommonlyLongNameDiscardableThirdCall] = []
            var anUncommonlyLongNameDiscardableThirdStub: (Int, Int, Int) -> Int = { _, _, _ in 0 }
            @discardableResult func anUncommonlyLongNameDiscardable(
                _ firstanUncommonlyLongName: Int,
                _ secondanUncommonlyLongName: Int,
                third: Int
            ) -> Int {
                anUncommonlyLongNameDiscardableThirdCalls.append(
                    .init(
                        firstanUncommonlyLongName: firstanUncommonlyLongName,
                        secondanUncommonlyLongName: secondanUncommonlyLongName, third: third))
                return anUncommonlyLongNameDiscardableThirdStub(firstanUncommonlyLongName, secondanUncommonlyLongName, third)
            }
            """),
        Row(
            .spy,
            "func anUncommonlyLongNameFirstanUncommonlyLongNameSecondanUncommonlyLongName(_ firstanUncommonlyLongName: inout [String: Int], "
                + "_ secondanUncommonlyLongName: some Sequence<Int>)",
            """
            // MARK: anUncommonlyLongNameFirstanUncommonlyLongNameSecondanUncommonlyLongName(_:_:)
            var anUncommonlyLongNameFirstanUncommonlyLongNameSecondanUncommonlyLongNameCalls:
                [(firstanUncommonlyLongName: [String: Int], secondanUncommonlyLongName: any Sequence<Int>)] = []
            var anUncommonlyLongNameFirstanUncommonlyLongNameSecondanUncommonlyLongNameStub:
                (inout [String: Int], any Sequence<Int>) -> Void = { _, _ in }
            func anUncommonlyLongNameFirstanUncommonlyLongNameSecondanUncommonlyLongName(
                _ firstanUncommonlyLongName: inout [String: Int],
                _ secondanUncommonlyLongName: some Sequence<Int>
            ) {
                anUncommonlyLongNameFirstanUncommonlyLongNameSecondanUncommonlyLongNameCalls.append(
                    (firstanUncommonlyLongName, secondanUncommonlyLongName))
                anUncommonlyLongNameFirstanUncommonlyLongNameSecondanUncommonlyLongNameStub(
                    &firstanUncommonlyLongName, secondanUncommonlyLongName)
            }
            """),
    ]

    @Test("are broken as the formatter breaks them", arguments: table + ofOtherKinds)
    func broken(_ row: Row) throws {
        #expect(try MemberEmission.text(row.kind, of: row.requirement) == row.emitted)
        #expect(row.emitted.split(separator: "\n").allSatisfy { $0.count <= 116 })
    }
}
