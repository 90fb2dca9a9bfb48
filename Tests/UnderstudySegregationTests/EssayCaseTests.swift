import Testing

@testable import UnderstudySegregation

@Suite("The cases that the project began with")
struct EssayCaseTests {
    @Test("Of a repository without consumers it is asked whether it is saver, mover, deleter and finder")
    func repositoryByNames() {
        let finding = judge(subject("NotesRepository", Essays.notes))
        #expect(finding.verdict == .question)
        #expect(finding.reason == .operationsOnOneNoun)
        #expect(finding.confidence == .names)
        #expect(
            finding.groups == [
                "NoteFinder": ["findNote(by:)", "allNotes(for:)", "findNotes(by:)"],
                "NoteSaver": ["save(note:)"],
                "NoteMover": ["moveNote(from:to:)"],
                "NoteDeleter": ["deleteNote(with:)"],
            ]
        )
        #expect(finding.composition.isEmpty)
        #expect(finding.neverUsed.isEmpty)
        #expect(finding.before == InterfaceMeasures(cohesion: nil, unnecessaryDependences: 0, protocols: 1))
    }

    @Test("With consumers, the part that serves most of them alone comes first")
    func repositoryWithConsumers() {
        let finding = judge(
            subject(
                "NotesRepository",
                Essays.notes,
                uses: [
                    "AddNoteForm": ["save(note:)"],
                    "AddNoteFormModel": ["save(note:)"],
                    "NoteListModel": ["allNotes(for:)", "findNotes(by:)", "deleteNote(with:)"],
                    "MoveNoteModel": ["allNotes(for:)", "moveNote(from:to:)"],
                ]
            )
        )
        #expect(finding.proposal.first?.name == "NoteSaver")
        #expect(finding.proposal.first?.servesAlone == ["AddNoteForm", "AddNoteFormModel"])
        #expect(finding.neverUsed == ["findNote(by:)"])
        #expect(finding.before.unnecessaryDependences == 17)
        #expect(finding.after.unnecessaryDependences == 3)
        #expect(
            finding.demands.last
                == Judgement.Demand(
                    consumer: "MoveNoteModel",
                    needs: ["allNotes(for:)", "moveNote(from:to:)"],
                    asksFor: ["NoteFinder", "NoteMover"],
                    ownInterface: OwnInterface(name: "MoveNoteModelDependencies", suitsClosure: false)
                )
        )
    }

    @Test("A service of eighteen requirements falls into groups that a person would accept")
    func authService() {
        let finding = judge(subject("AuthService", Essays.auth, uses: Essays.authUses))
        #expect(finding.verdict == .split)
        #expect(finding.reason == .consumersUseParts)
        #expect((3...7).contains(finding.proposal.count))
        #expect(
            finding.group(with: "hashPassword(password:purpose:)") == [
                "hashPassword(password:purpose:)", "loginWithMasterPassword(_:username:captchaToken:isNewAccount:)",
                "requirePasswordChange(email:masterPassword:policy:)",
            ]
        )
        #expect(
            finding.group(with: "callbackUrlScheme") == [
                "callbackUrlScheme", "generateSingleSignOnUrl(from:)", "loginWithSingleSignOn(code:email:)",
                "webAuthenticationSession(url:completionHandler:)",
            ]
        )
        let answering = finding.group(with: "answerLoginRequest(_:approve:)")
        #expect(answering.isSuperset(of: ["denyAllLoginRequests(_:)", "getPendingLoginRequest(withId:)"]))
        #expect(
            finding.group(with: "getPendingAdminLoginRequest(userId:)").contains(
                "setPendingAdminLoginRequest(_:userId:)"))
        #expect(finding.after.unnecessaryDependences * 2 < finding.before.unnecessaryDependences)
        #expect(Set(finding.proposal.map(\.name)).count == finding.proposal.count)
    }

    @Test("Two coherent requirements stay together")
    func authoriser() {
        let finding = judge(
            subject(
                "Authorizer",
                [requirement("requestAuthorization()", "AuthorizationStatus"), requirement("statuses()", "Status")],
                uses: ["AlarmModel": ["requestAuthorization()"], "UpdatesKey": ["statuses()"]]
            )
        )
        #expect(finding.verdict == .keep)
        #expect(finding.reason == .fewRequirements)
        #expect(finding.explanation == "2 requirements are easy to fake")
        #expect(finding.proposal.isEmpty)
        #expect(finding.composition.isEmpty)
    }

    @Test("A protocol whose defaults leave only fetch stays whole")
    func queryRequest() {
        let finding = judge(
            subject(
                "QueryRequest",
                [
                    requirement("_debugTypeName", "String", default: true),
                    requirement("path", "QueryPath", default: true),
                    requirement("setup(context:)", "QueryContext", default: true),
                    requirement("fetch(in:with:)", "QueryContext", "Value"),
                ],
                uses: [
                    "QueryStore": ["path", "setup(context:)", "fetch(in:with:)"], "QueryLogger": ["_debugTypeName"],
                ]
            )
        )
        #expect(finding.verdict == .keep)
        #expect(finding.reason == .defaultsLeaveOne)
        #expect(finding.effectiveRequirements == ["fetch(in:with:)"])
        #expect(finding.explanation == "default implementations leave only 'fetch(in:with:)' to implement")
    }

    @Test("A protocol whose consumer uses all eight requirements stays whole")
    func large() {
        let ids = (1...8).map { "r\($0)()" }
        let finding = judge(subject("Large", ids.map { requirement($0) }, uses: ["foo(_:)": ids]))
        #expect(finding.verdict == .keep)
        #expect(finding.reason == .everyConsumerUsesEverything)
        #expect(finding.explanation == "its only consumer 'foo(_:)' uses everything")
        #expect(finding.before == InterfaceMeasures(cohesion: 1, unnecessaryDependences: 0, protocols: 1))
        #expect(finding.demands.first?.ownInterface == nil)
    }

    @Test("A view model is told to ask for the one requirement that it needs")
    func profileViewModel() {
        let finding = judge(
            subject(
                "ProfileServiceProtocol",
                [
                    requirement("readLoggedInProfile()", "Profile"),
                    requirement("readProfile(ofUser:)", "User.ID", "Profile", parameters: ["user"]),
                ],
                uses: ["ProfileViewModel": ["readLoggedInProfile()"]]
            )
        )
        #expect(finding.verdict == .keep)
        #expect(
            finding.demands == [
                Judgement.Demand(
                    consumer: "ProfileViewModel",
                    needs: ["readLoggedInProfile()"],
                    asksFor: ["ProfileServiceProtocol"],
                    ownInterface: OwnInterface(name: "ProfileViewModelDependencies", suitsClosure: true)
                )
            ]
        )
    }
}
