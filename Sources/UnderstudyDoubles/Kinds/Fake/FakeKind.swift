import UnderstudySemantics

extension DoubleKind {
    /// A working implementation in memory.
    public static let fake = DoubleKind(name: "fake")
}

/// What is special about fakes.
struct FakeKind: KindRules {
    let kind = DoubleKind.fake
    let records = false
    let hasStubs = false
    let hasOpenMembers = true
    let takesFirstValues = true
    let studiesElements = true
    let membersWorkTogether = true
    let additionName: String? = FakeBody.templateName

    func plan(for included: [ResolvedRequirement], in context: DoubleContext) -> any KindPlan {
        FakePlan(included, in: context)
    }
}

extension FakePlan: KindPlan {
    func complete(_ member: inout Member, of builder: MemberBuilder) {
        let body = body(builder.origin, builder.requirement) ?? .open
        if body.missing != nil, builder.context.hasOpenMembers, member.stub != nil {
            member.leaveOpen(body, by: builder)
            return
        }
        member.take(body, lock: lock)
        if body.recordsIssues { member.unset = builder.unset(giving: builder.result) }
    }

    func shape(of outline: DoubleOutline) -> any KindShape { FakeSections(self, of: outline) }
}
