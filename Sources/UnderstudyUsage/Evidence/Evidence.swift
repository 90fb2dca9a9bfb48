import UnderstudySemantics
import UnderstudySyntax

/// Who is said to use something: a type, or a function outside of types.
enum ConsumerKey: Hashable {
    case type(TypeID)
    case member(MemberID)
}

/// What keeps a value of a protocol's type: the needs of all that is done through it are its own.
enum Holder: Hashable {
    case property(MemberID)
    case parameter(MemberID, Int)
    /// `self` in a member of a protocol's extension.
    case receiver(MemberID)
}

/// A value, as far as it is known.
struct Value {
    var type: ValueType
    var holder: Holder?
    /// The use that gave the value, to be called a write when it is written to.
    var use: Int?

    init(_ type: ValueType, _ holder: Holder? = nil, use: Int? = nil) {
        self.type = type
        self.holder = holder
        self.use = use
    }

    static let unknown = Value(.unknown)

    /// The same value, taken for another type.
    func with(_ type: ValueType) -> Value { Value(type, holder) }
}

/// A place in a file.
struct PlaceInFile: Hashable {
    let file: FileID
    let offset: Int32
}

/// What the bodies were found to do.
struct Evidence {
    /// A requirement used through its protocol.
    struct Use {
        let requirement: MemberID
        var kind: RequirementUse.Kind
        let place: PlaceInFile
        let consumer: ConsumerKey
        let holder: Holder?
    }

    /// A value handed on.
    struct Handover: Hashable {
        let from: Holder?
        let to: Holder
        let place: PlaceInFile
        let consumer: ConsumerKey
    }

    /// Something done with values of these protocols that could not be told.
    struct Doubt {
        let protocols: [TypeID]
        let place: PlaceInFile
        let consumer: ConsumerKey
    }

    /// A place that names a protocol as the type of something.
    struct Hold {
        let `protocol`: TypeID
        let kind: ProtocolHold.Kind
        let file: FileID
        let range: ByteRange
        let consumer: ConsumerKey
    }

    var uses: [Use] = []
    var handovers: Set<Handover> = []
    var doubts: [Doubt] = []
    var holds: [Hold] = []
}
