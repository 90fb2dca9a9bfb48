import UnderstudySemantics

extension Member {
    /// Has a closure that tests set answer, as nothing is known of what the member does.
    ///
    /// Until a test sets it, a call fails that test.
    mutating func leaveOpen(_ body: FakeBody, by builder: MemberBuilder) {
        own = body
        calls = nil
        setCalls = nil
        stub = stub.map { stub in
            let effects = stub.type.function?.effects ?? .none
            let runs = builder.closureIsolation(builder.signature.effects, in: self)
            var unset = builder.unset(giving: builder.result, on: runs)
            unset.canThrow = effects.throwsAnything
            let passed = body.passed.flatMap { $0.canBeCalled(by: effects) ? $0 : nil }
            let issue = unset.statement("\(builder.context.name).\(stub.name) is not set")
            return stub.failing(by: Self.failing(stub, issue, passed))
        }
        guard form == .subscript, isSettable, !isNeverSet, let type = builder.result else { return }
        setStub = builder.setStub(ParameterList(builder), type).map { stub in
            let report = builder.unset.failing.report
            let issue = "\(report)(\"\(builder.context.name).\(stub.name) is not set\")"
            return stub.failing(by: Self.failing(stub, issue, nil))
        }
    }

    /// The closure in the place of `stub` that reports `issue`, and calls the functions that are passed to it.
    private static func failing(_ stub: Stub, _ issue: String, _ passed: FakePassedFunctions?) -> String {
        let names = stub.arguments.map { passed?.names.contains($0) ?? false ? $0 : "_" }
        let head = names.isEmpty ? "{" : "{ " + names.joined(separator: ", ") + " in"
        guard let calls = passed?.calls, !calls.isEmpty else { return head + " " + issue + " }" }
        return ([head] + ([issue] + calls).map { "    " + $0 } + ["}"]).joined(separator: "\n")
    }
}
