import UnderstudySemantics

extension Member {
    /// What decides whether an initialiser makes a value.
    ///
    /// It is static: when the initialiser runs, no test could have set anything on the value yet.
    final class Creation: Sendable {
        /// The closure: it throws, or returns whether initialisation succeeds.
        let stub: Stub
        /// Where the closure is kept.
        let storage: StoragePlace
        /// Whether the initialiser may give nil.
        let isFailable: Bool

        init(stub: Stub, storage: StoragePlace, isFailable: Bool) {
            self.stub = stub
            self.storage = storage
            self.isFailable = isFailable
        }

        /// The call of the closure.
        var call: String {
            stub.effects + "Self." + storage.lock.path(to: stub.name) + "("
                + stub.arguments.joined(separator: ", ") + ")"
        }
    }

    /// The static storage of an initialiser; `nil` for members without any.
    var creator: Member? {
        guard let creation else { return nil }
        var member = self
        member.creation = nil
        member.calls = nil
        member.isStatic = true
        member.stub = creation.stub
        member.storage = creation.storage
        return member
    }

}

extension MemberBuilder {
    /// What decides whether an initialiser makes a value; `nil` where it always does.
    func creation(_ parameters: ParameterList) -> Member.Creation? {
        guard context.kind.hasStubs, !context.style.face.hasClosureForEach else { return nil }
        let isFailable = signature.failability != .none
        let effects = stubEffects(signature.effects)
        guard isFailable || effects.isThrowing else { return nil }
        let head = parameters.stubArguments.map { _ in "_" }.joined(separator: ", ")
        let body = [head.isEmpty ? "" : head + " in", isFailable ? "true" : ""].filter { !$0.isEmpty }
        let stub = Member.Stub(
            name: stem + context.style.face.stubSuffix,
            type: closure(parameters.stubTypes, effects, giving: isFailable ? .named("Bool") : .void)
                .with(isolation(signature.effects)),
            value: body.isEmpty ? "{}" : "{ " + body.joined(separator: " ") + " }",
            effects: effects.callPrefix, arguments: parameters.stubArguments,
            error: effects.error)
        return Member.Creation(
            stub: stub, storage: StoragePlace(ofTypeBeside: requirement, in: context), isFailable: isFailable)
    }
}
