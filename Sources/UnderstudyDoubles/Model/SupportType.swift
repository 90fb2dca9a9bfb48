import UnderstudySemantics

/// What doubles or their tests share, written once into a target.
package enum SupportType: String, Hashable, Sendable, CaseIterable {
    /// Waiting for a condition.
    case eventually = "Eventually"
    /// A value behind a lock.
    case locked = "Locked"
    /// Locks that are shared by all doubles of one generic type.
    case lockedShared = "LockedShared"
    /// Locks that record calls.
    case lockedRecording = "LockedRecording"
    /// Locks whose values are set without being read.
    case lockedReplacing = "LockedReplacing"
    /// The order of calls to several doubles.
    case callOrder = "CallOrder"
    /// What a mock expects of the calls of one member.
    case expectedCalls = "ExpectedCalls"
    /// Stubs that give several answers, one a call.
    case inTurn = "InTurn"
    /// Holding answers back.
    case gate = "Gate"
    /// Issues that doubles record.
    case testIssue = "TestIssue"
    /// Static members that keep what they record for one test.
    case separateStatics = "SeparateStatics"
    /// The recorded arguments of one call.
    case recordedCall = "RecordedCall"
    /// Those who listen to a fake.
    case listeners = "Listeners"
    /// Random calls to implementations that contracts compare.
    case randomHistory = "RandomHistory"
    /// What tests set up in doubles and never use.
    case unused = "Unused"

    /// The name of its file, without ending.
    package var fileName: String { extended?.rawValue ?? rawValue }

    /// The extensions of `locked`.
    package static let lockExtensions = allCases.filter { $0.addedMember != nil }

    /// The type that it extends, in whose file it is.
    package var extended: SupportType? { addedMember == nil ? nil : .locked }

    /// What locks have themselves: a property of such a name, which a lock holds, is reached only by its key path.
    static let lockMembers: Set<String> = ["append", "increment", "replace", "withLock"]

    /// The member by which the extension is known, where it is one.
    package var addedMember: String? {
        switch self {
        case .lockedShared: "shared(_:)"
        case .lockedRecording: "append(_:to:)"
        case .lockedReplacing: "replace(_:)"
        default: nil
        }
    }

    /// Whether its template leaves it to others to import Foundation, whose locks and threads it uses.
    ///
    /// - Parameter former: The number of a former text; `nil` for today's.
    func needsFoundation(former: Int? = nil) -> Bool {
        switch self {
        case .locked, .callOrder, .listeners, .randomHistory, .unused: true
        case .expectedCalls: former.map { $0 > 3 } ?? true
        default: false
        }
    }

    /// The types that need it in the module.
    package var users: [SupportType] { self == .testIssue ? [.expectedCalls] : [] }

    /// Whether other modules may use it, where doubles are for them.
    package var isShown: Bool { [.callOrder, .expectedCalls, .listeners, .recordedCall, .unused].contains(self) }
}

/// What the text of support types depends on in the module that they are in.
package struct SupportSetting: Hashable, Sendable {
    /// Whether a lock wakes an `eventually` that looked at it, which the module has to declare then.
    package var wakes = false
    /// Whether types on no actor have to say so, since the main actor is the default.
    package var statesNonisolated = true
    /// Whether the module can import the test frameworks, which record issues.
    package var recordsIssues = true

    package init(wakes: Bool = false, statesNonisolated: Bool = true, recordsIssues: Bool = true) {
        self.wakes = wakes
        self.statesNonisolated = statesNonisolated
        self.recordsIssues = recordsIssues
    }
}

/// The text of a file of support types: which of those that the templates can give.
package struct SupportForm: Hashable, Sendable {
    /// What is in the file.
    package var types: Set<SupportType>
    /// What the module has.
    package var setting: SupportSetting
    /// The access level of what it declares; `nil` for the usual one.
    package var access: AccessLevel?
    /// The numbers of former texts, of those types that have one of them.
    package var former: [SupportType: Int] = [:]

    package init(
        _ types: Set<SupportType>, in setting: SupportSetting = SupportSetting(), access: AccessLevel? = nil
    ) {
        (self.types, self.setting, self.access) = (types, setting, access)
    }
}

extension DeclarationIndex {
    /// Whether one of the types called like the file of `type` that `isSeen` is it, or has what it adds.
    package func declares(
        _ type: SupportType, where isSeen: (_ module: String?, _ path: String, _ access: AccessLevel) -> Bool
    ) -> Bool {
        if type == .recordedCall {
            return files.flatMap(\.protocolsOfDoubles).contains {
                isSeen($0.module, $0.source.path, $0.effectiveAccess)
            }
        }
        let found = types(named: type.fileName).filter { isSeen($0.module, $0.source.path, $0.access) }
        guard let member = type.addedMember else { return !found.isEmpty }
        return found.contains { found in
            let added = extensions(of: found).map { ($0.members, $0.source) } + [(found.members, found.source)]
            return added.contains { members, source in
                Requirement.gather(source[members]).contains { $0.name == member }
            }
        }
    }

    /// The support types that `module` declares.
    package func supportTypes(of module: String) -> Set<SupportType> {
        Set(SupportType.allCases.filter { type in declares(type) { found, _, _ in found == module } })
    }
}
