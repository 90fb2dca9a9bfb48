import UnderstudySemantics
import UnderstudySyntax

/// A consumer: a type, a function outside types, or the statements of a file.
enum ConsumerKey: Hashable, Sendable {
    case type(TypeID)
    case member(MemberID)
    /// The statements of a file outside all declarations.
    case file(FileID)
}

extension SymbolTable {
    /// What the code of a member counts for: its type or, outside of types, itself; statements count for their file.
    func consumer(of member: MemberID) -> ConsumerKey {
        let info = members[member]
        if let owner = info.owner { return .type(owner) }
        return info.kind == .code && info.name.isEmpty ? .file(places[info.place].file) : .member(member)
    }
}

/// Something that keeps a value of a protocol's type, and needs whatever is used through it.
enum Holder: Hashable, Sendable {
    case property(MemberID)
    case parameter(MemberID, Int)
    /// `self` in a member of a protocol's extension.
    case receiver(MemberID)
    /// What a function returns.
    case result(MemberID)
    /// A local variable with a written type, by the place of that type.
    case local(PlaceInFile)
    /// All values of a function's generic parameter, by its number.
    case generic(MemberID, Int)
    /// All values of a type's generic parameter, by its number.
    case genericOfType(TypeID, Int)
}

/// A value, with what is known about it.
struct Value {
    var type: ValueType
    var holder: Holder?
    /// The uses that gave the value, or the value that this one is a part of: writing to the part writes to that.
    var uses: Range<Int>
    /// The values of which this is one, if there are several, as for `a ?? b`.
    var alternatives: [Alternative] = []
    /// Whether its type may be inferred from where it goes: that of a generic result, or of one of several overloads.
    var isInferred = false
    /// Whether its type is only that of what an unread function was given, as for `resolve(Store.self)`.
    var isGuessed = false
    /// The concrete types that are followed and that an unread function was given values of: it may give one back.
    var suspects: Set<TypeID> = []

    /// The functions that it may be, if those are declared in a body: several may have one name.
    var localFunctions: [LocalFunction] = []

    /// The parameters of a local function, which nobody else can call.
    struct LocalFunction {
        let labels: [String?]
        let types: [ValueType]
        /// What holds the values that the parameters get.
        let holders: [Holder?]
        /// Whether calls may leave each parameter out.
        let mayBeMissing: [Bool]
        let result: ValueType

        /// Whether a call with these labels may be one of it.
        func takes(_ given: [String?]) -> Bool {
            var next = 0
            for label in given {
                guard let found = labels.indices.dropFirst(next).first(where: { labels[$0] == label }),
                    mayBeMissing[next..<found].allSatisfy(\.self)
                else { return false }
                next = found + 1
            }
            return mayBeMissing[next...].allSatisfy(\.self)
        }

        /// The parameter for an argument with `label`, the first one from `next` on.
        func parameter(_ label: String?, from next: Int) -> Int? {
            labels.indices.dropFirst(next).first { labels[$0] == label } ?? (next < labels.count ? next : nil)
        }
    }

    /// One of several values that an expression may have.
    struct Alternative {
        let type: ValueType
        let holder: Holder?
        /// The bytes of the expression that gives it.
        let range: ByteRange
    }

    init(_ type: ValueType, _ holder: Holder? = nil, uses: Range<Int> = Value.noUses) {
        self.type = type
        self.holder = holder
        self.uses = uses
    }

    static let noUses = 0..<0
    static let unknown = Value(.unknown)

    /// Whether it is a type that is declared in the body.
    var isLocalType = false

    /// What may hold the value.
    var holders: [Holder?] { alternatives.isEmpty ? [holder] : alternatives.map(\.holder) }

    /// The same value with another type.
    func with(_ type: ValueType) -> Value {
        var value = self
        value.type = type
        return value
    }

    /// The same value, which may be of one of `types`.
    func perhaps(_ types: Set<TypeID>) -> Value {
        var value = self
        value.suspects.formUnion(types)
        return value
    }

    /// A copy of the value, so that writing to it writes to nothing else.
    var copy: Value {
        var value = self
        value.uses = Self.noUses
        return value
    }

    /// One of `values`, each with the bytes of its expression.
    static func oneOf(_ values: [(value: Value, range: ByteRange)]) -> Value {
        guard let known = values.first(where: { !$0.value.type.isUnknown }) ?? values.first else { return .unknown }
        var value = known.value.copy
        value.isInferred = values.contains(where: \.value.isInferred)
        value.alternatives = values.flatMap { value, range in
            value.alternatives.isEmpty
                ? [Alternative(type: value.type, holder: value.holder, range: range)] : value.alternatives
        }
        return value
    }
}

/// A place in a file.
struct PlaceInFile: Hashable, Sendable {
    let file: FileID
    let offset: Int32
}

/// What was found in the bodies.
struct Evidence: Sendable {
    /// A requirement used through its protocol.
    struct Use: Sendable {
        let requirement: MemberID
        var kind: RequirementUse.Kind
        let place: PlaceInFile
        let consumer: ConsumerKey
        let holder: Holder?
        /// The member whose code it is in; `nil` for code outside members.
        let member: MemberID?
    }

    /// A value passed on.
    struct Handover: Hashable, Sendable {
        let from: Holder?
        let to: Holder
        let place: PlaceInFile
        /// The offset just past the expression that gives the value.
        let end: Int32
        /// Whether the value has, or may have, exactly the type that is followed, rather than one that can replace it.
        let isFollowed: Bool
        let consumer: ConsumerKey
    }

    /// A use of values of these protocols that could not be followed.
    struct Doubt: Sendable {
        let protocols: [TypeID]
        let holder: Holder?
        let place: PlaceInFile
        let consumer: ConsumerKey
    }

    /// A place that names a protocol as the type of something.
    struct Hold: Sendable {
        let `protocol`: TypeID
        let kind: ProtocolHold.Kind
        /// The holder of that type; `nil` if its values are not followed.
        let holder: Holder?
        let file: FileID
        let range: ByteRange
        let consumer: ConsumerKey
        /// Whether a subtype is not allowed in this place.
        let isInvariant: Bool
    }

    /// A value of these protocols that is used other than as the base of a member: passed on, compared, collected.
    struct Mention: Sendable {
        let protocols: [TypeID]
        let holder: Holder?
        let place: PlaceInFile
        let consumer: ConsumerKey
    }

    /// A use of values of these protocols for what no requirement of theirs says.
    struct Reliance: Sendable {
        let kind: PlaceReliance.Kind
        /// What is used, as it is written or would be.
        let name: String
        let mention: Mention
    }

    /// Two values of which an expression is one, so that they have to be of one type.
    struct Join: Sendable {
        let holders: [Holder]
        /// Where each is named.
        let places: [PlaceInFile]
        let consumer: ConsumerKey
    }

    var uses: [Use] = []
    var handovers: Set<Handover> = []
    var doubts: [Doubt] = []
    /// The uses that the text alone left open, but that the compiler recorded.
    var settled: [Doubt] = []
    var holds: [Hold] = []
    var mentions: [Mention] = []
    var joins: [Join] = []
    var reliances: [Reliance] = []
    /// Where members of protocols' extensions are used of values whose type is known to be concrete.
    var concretePlaces: Set<PlaceInFile> = []
    /// The names of requirements that follow values of unknown type: any of them may be a use.
    var unknownMembers: Set<String> = []
    /// Where members of concrete types are used from outside these types; the first place.
    var concreteUses: [MemberID: PlaceInFile] = [:]
    /// The values of each holder whose types were inferred from its own, as with `resolve()`.
    var openGifts: [Holder: [OpenGift]] = [:]
    /// The names of properties that are read from values about which nothing is known, with the files where they are.
    var unknownAsks: [String: Set<FileID>] = [:]
    /// The names of properties that are read from what an unread function made of a value of a type that is followed, with
    /// the places.
    var suspectAsks: [TypeID: [String: Set<PlaceInFile>]] = [:]
    /// Values whose types decide which of several overloads they are passed to.
    var choices: [Mention] = []
    /// The functions that are named without being called, or a memberwise initialiser's properties; the first place.
    var namedFunctions: [MemberID: PlaceInFile] = [:]
    /// The arguments, by the name of the function, in calls on something unknown; the first place.
    var unknownArguments: [String: [UnknownArgument: PlaceInFile]] = [:]

    /// Where values are made by an initialiser, and of which type; none for one that is not known.
    var creations: [PlaceInFile: ValueType] = [:]

    /// An expression whose type is inferred from that of the holder that gets its value.
    struct OpenGift: Sendable {
        let place: PlaceInFile
        /// The offset just past the expression.
        let end: Int32
        let statement: InferredGift.Statement?
    }

    /// An argument in a call whose function is known by its name alone.
    struct UnknownArgument: Hashable, Sendable {
        /// The module of the call.
        let module: String?
        /// Its label, and those of the call; `nil` where the function is named without a call.
        let call: Call?

        struct Call: Hashable, Sendable {
            let label: String?
            /// The labels of all arguments in parentheses, in order.
            let labels: [String?]
        }

        /// Whether it may be given for the parameter with `label` of a function whose parameters have `labels`.
        func mayBe(_ label: String?, of labels: [String?]) -> Bool {
            guard let call else { return true }
            if call.label != label { return false }
            // A call leaves out what has a default, and never changes the order.
            var rest = labels[...]
            return call.labels.allSatisfy { label in
                // Further values of a variadic parameter have no label.
                guard let found = rest.firstIndex(of: label) else { return label == nil }
                rest = rest[(found + 1)...]
                return true
            }
        }
    }

    /// Adds the findings of a later portion of the bodies.
    mutating func add(_ later: Evidence) {
        uses += later.uses
        handovers.formUnion(later.handovers)
        doubts += later.doubts
        settled += later.settled
        holds += later.holds
        mentions += later.mentions
        joins += later.joins
        reliances += later.reliances
        concretePlaces.formUnion(later.concretePlaces)
        unknownMembers.formUnion(later.unknownMembers)
        concreteUses.merge(later.concreteUses) { first, _ in first }
        openGifts.merge(later.openGifts) { $0 + $1 }
        creations.merge(later.creations) { first, _ in first }
        unknownAsks.merge(later.unknownAsks) { $0.union($1) }
        suspectAsks.merge(later.suspectAsks) { $0.merging($1) { $0.union($1) } }
        choices += later.choices
        namedFunctions.merge(later.namedFunctions) { first, _ in first }
        for (name, arguments) in later.unknownArguments {
            unknownArguments[name, default: [:]].merge(arguments) { first, _ in first }
        }
    }
}
