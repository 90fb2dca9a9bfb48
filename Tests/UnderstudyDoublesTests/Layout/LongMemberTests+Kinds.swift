import UnderstudyDoubles

extension LongMemberTests {
    /// Members of other kinds than spies.
    static let ofOtherKinds = [
        Row(
            .client,
            "func anUncommonlyLongNameFirstanUncommonlyLongNameSecondanUncommonlyLongName(_ firstanUncommonlyLongName: [String: Int], "
                + "_ secondanUncommonlyLongName: [Int]) async throws -> [String: Int]",
            """
            // MARK: anUncommonlyLongNameFirstanUncommonlyLongNameSecondanUncommonlyLongName(_:_:)
            var onAnUncommonlyLongNameFirstanUncommonlyLongNameSecondanUncommonlyLongName:
                ([String: Int], [Int]) async throws -> [String: Int] = { _, _ in
                    TestIssue.report(
                        "PClient.onAnUncommonlyLongNameFirstanUncommonlyLongNameSecondanUncommonlyLongName is not set",
                        returning: [:])
                }
            func anUncommonlyLongNameFirstanUncommonlyLongNameSecondanUncommonlyLongName(
                _ firstanUncommonlyLongName: [String: Int],
                _ secondanUncommonlyLongName: [Int]
            ) async throws -> [String: Int] {
                try await onAnUncommonlyLongNameFirstanUncommonlyLongNameSecondanUncommonlyLongName(
                    firstanUncommonlyLongName, secondanUncommonlyLongName)
            }
            """),
        Row(
            .client,
            "func anUncommonlyLongNameOfAFunction(_ completionanUncommonlyLongName: @escaping "
                + "@Sendable (Result<[String: Int], any Error>) -> Void)",
            """
            // MARK: anUncommonlyLongNameOfAFunction(_:)
            var onAnUncommonlyLongNameOfAFunction: (@escaping @Sendable (Result<[String: Int], any Error>) -> Void) -> Void = {
                _ in
                TestIssue.report("PClient.onAnUncommonlyLongNameOfAFunction is not set")
            }
            func anUncommonlyLongNameOfAFunction(
                _ completionanUncommonlyLongName: @escaping @Sendable (Result<[String: Int], any Error>) -> Void
            ) {
                onAnUncommonlyLongNameOfAFunction(completionanUncommonlyLongName)
            }
            """),
        Row(
            .client,
            "subscript(firstanUncommonlyLongName: Int, secondanUncommonlyLongName: Int, "
                + "thirdanUncommonlyLongName: String) -> [String: Int] { get set }",
            """
            // MARK: subscript(_:_:_:)
            var onSubscript: (Int, Int, String) -> [String: Int] = { _, _, _ in
                TestIssue.report("PClient.onSubscript is not set", returning: [:])
            }
            var onSetSubscript: (Int, Int, String, [String: Int]) -> Void = { _, _, _, _ in
                TestIssue.report("PClient.onSetSubscript is not set")
            }
            subscript(
                firstanUncommonlyLongName: Int,
                secondanUncommonlyLongName: Int,
                thirdanUncommonlyLongName: String
            ) -> [String: Int] {
                get { onSubscript(firstanUncommonlyLongName, secondanUncommonlyLongName, thirdanUncommonlyLongName) }
                set {
                    onSetSubscript(firstanUncommonlyLongName, secondanUncommonlyLongName, thirdanUncommonlyLongName, newValue)
                }
            }
            """),
        Row(
            .wrapper,
            "func anUncommonlyLongName<Element: Hashable & Sendable, Other: Collection>(_ first: "
                + "Element, second: Other) -> [Element: Other] where Other.Element == Element",
            """
            let base: Base

            func anUncommonlyLongName<Element: Hashable & Sendable, Other: Collection>(
                _ first: Element,
                second: Other
            ) -> [Element: Other] where Other.Element == Element {
                base.anUncommonlyLongName(first, second: second)
            }
            """),
        Row(
            .wrapper,
            "subscript(firstanUncommonlyLongName: Int, secondanUncommonlyLongName: Int, "
                + "thirdanUncommonlyLongName: String) -> [String: Int] { get set }",
            """
            var base: Base

            subscript(
                firstanUncommonlyLongName: Int,
                secondanUncommonlyLongName: Int,
                thirdanUncommonlyLongName: String
            ) -> [String: Int] {
                get { base[firstanUncommonlyLongName, secondanUncommonlyLongName, thirdanUncommonlyLongName] }
                set { base[firstanUncommonlyLongName, secondanUncommonlyLongName, thirdanUncommonlyLongName] = newValue }
            }
            """),
        Row(
            .wrapper,
            "init(firstanUncommonlyLongName: String, secondanUncommonlyLongName: [String: Int], "
                + "thirdanUncommonlyLongName: Int?)",
            """
            let base: Base
            init(base: Base) { self.base = base }

            init(firstanUncommonlyLongName: String, secondanUncommonlyLongName: [String: Int], thirdanUncommonlyLongName: Int?)
            {
                self.base = Base(
                    firstanUncommonlyLongName: firstanUncommonlyLongName,
                    secondanUncommonlyLongName: secondanUncommonlyLongName, thirdanUncommonlyLongName: thirdanUncommonlyLongName
                )
            }
            """),
        Row(
            .mock,
            "func anUncommonlyLongNameFirstanUncommonlyLongNameSecondanUncommonlyLongName(_ firstanUncommonlyLongName: [String: Int], "
                + "_ secondanUncommonlyLongName: [Int]) async throws -> [String: Int]",
            """
            /// Missing and unexpected calls.
            var unmetExpectations: [String] {
                var unmet: [String] = []
                unmet += anUncommonlyLongNameFirstanUncommonlyLongNameSecondanUncommonlyLongNameExpectations.unmet(
                    anUncommonlyLongNameFirstanUncommonlyLongNameSecondanUncommonlyLongNameCalls,
                    of: "anUncommonlyLongNameFirstanUncommonlyLongNameSecondanUncommonlyLongName(_:_:)")
                return unmet
            }

            deinit { UnreadExpectations.report { unmetExpectations } }

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
            var anUncommonlyLongNameFirstanUncommonlyLongNameSecondanUncommonlyLongNameExpectations:
                [ExpectedCalls<AnUncommonlyLongNameFirstanUncommonlyLongNameSecondanUncommonlyLongNameCall>] = []
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
            .stub,
            "func anUncommonlyLongName(_ bodyanUncommonlyLongName: (_ first: Int, _ second: String) "
                + "throws -> [String: Int]) rethrows -> [String: Int]",
            """
            // MARK: anUncommonlyLongName(_:)
            var anUncommonlyLongNameStub: ((Int, String) throws -> [String: Int]) -> [String: Int] = { _ in [:] }
            func anUncommonlyLongName(
                _ bodyanUncommonlyLongName: (Int, String) throws -> [String: Int]
            ) rethrows -> [String: Int] {
                anUncommonlyLongNameStub(bodyanUncommonlyLongName)
            }
            """),
    ]
}
