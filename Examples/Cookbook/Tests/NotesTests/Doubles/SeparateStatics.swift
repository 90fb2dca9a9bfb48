#if canImport(Testing)
import Testing
#endif

/// Runs `body` with a storage of its own for static members of doubles.
///
///     override func invokeTest() { withSeparateStatics { super.invokeTest() } }
func withSeparateStatics<Result>(_ body: () throws -> Result) rethrows -> Result {
    try StaticMembers.$storage.withValue(Locked([:]), operation: body)
}

#if canImport(Testing) && compiler(>=6.1)
/// Gives each test its own storage of static members, so that tests of a suite can run in parallel.
///
///     @Suite(.separateStatics) struct SettingsTests { … }
struct SeparateStatics: SuiteTrait, TestTrait, TestScoping {
    #if compiler(>=6.2)
    typealias TestFunction = @concurrent @Sendable () async throws -> Void
    #else
    typealias TestFunction = @Sendable () async throws -> Void
    #endif

    let isRecursive = true

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: TestFunction
    ) async throws {
        try await StaticMembers.$storage.withValue(Locked([:]), operation: function)
    }
}

extension Trait where Self == SeparateStatics {
    static var separateStatics: Self { SeparateStatics() }
}
#endif
