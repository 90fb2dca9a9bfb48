import UnderstudySemantics

extension OrderPlace {
    /// `nil` where nothing asks for it, or no call is recorded that could be written into it.
    init?(_ requirements: [Requirement], in context: DoubleContext) {
        guard context.style.features.contains(.order) else { return nil }
        let isTaken = requirements.contains { SwiftNames.bare($0.name).prefix { $0 != "(" } == "order" }
        let recorded = requirements.filter { requirement in
            let signature = requirement.signature
            return !requirement.isStatic
                && (!signature.kind.isProperty || signature.isSettable || signature.effects != .none)
        }
        if recorded.isEmpty { return nil }
        let isLocked = recorded.contains { StoragePlace(of: $0, in: context).isLocked }
        self.init(name: isTaken ? "callOrder" : "order", lock: isLocked ? context.names.storage.instance : nil)
        if context.style.features.contains(.unused) { watched = context.name }
    }

    /// The statement that writes a call of `member` into it, beside the member; `nil` for members of the type.
    func statement(_ member: Member) -> String? {
        member.isStatic ? nil : lock.path(to: added(member))
    }

    /// The same where the member's storage is.
    func statementInStorage(_ member: Member) -> String? {
        if member.isStatic { return nil }
        return member.storage.isLocked ? added(member) : statement(member)
    }

    private func added(_ member: Member) -> String {
        "\(name)?.add(\"\(SwiftNames.literal(member.name))\")"
    }
}
