import UnderstudySemantics

extension OrderPlace {
    /// `nil` where nothing asks for it.
    init?(_ requirements: [Requirement], in context: DoubleContext) {
        guard context.style.features.contains(.order) else { return nil }
        let isTaken = requirements.contains { SwiftNames.bare($0.name).prefix { $0 != "(" } == "order" }
        let isLocked = requirements.contains { requirement in
            let isRecorded =
                !requirement.signature.kind.isProperty || requirement.signature.isSettable
                || requirement.signature.effects != .none
            return isRecorded && !requirement.isStatic
                && StoragePlace(of: requirement, in: context).isLocked
        }
        self.init(name: isTaken ? "callOrder" : "order", lock: isLocked ? context.names.storage.instance : nil)
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
