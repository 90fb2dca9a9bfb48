import UnderstudySemantics

extension Member.Record {
    /// A record whose entries hold `parts`: one value, or a tuple.
    convenience init(name: String, _ parts: [Member.Part], structure: Member.Structure? = nil) {
        let values = parts.map(\.value).joined(separator: ", ")
        let isTuple = parts.count > 1
        let tuple = SwiftType.tuple(parts.map { SwiftType.TupleElement(label: $0.name, $0.type) })
        self.init(
            name: name, element: isTuple ? tuple : parts.first?.type, value: isTuple ? "(" + values + ")" : values,
            parts: parts, structure: structure)
    }
}

/// The member for one requirement: texts that templates combine.
///
/// Its larger parts are held by reference: each file that copies a member would compile code for all of their fields.
struct Member: Sendable {
    /// The forms of members; each has a template.
    enum Form: String, Sendable {
        case function
        case initializer
        case property
        case `subscript`
    }

    /// What is remembered of calls.
    final class Record: Sendable {
        /// The property.
        let name: String
        /// The type of its elements; `nil` where only a count is kept.
        let element: SwiftType?
        /// What is appended.
        let value: String
        /// The values that one entry holds.
        let parts: [Part]
        /// The structure that an entry is where its values can be compared; `nil` for a single value, and for a tuple.
        let structure: Structure?

        init(name: String, element: SwiftType?, value: String, parts: [Part] = [], structure: Structure? = nil) {
            self.name = name
            self.element = element
            self.value = value
            self.parts = parts
            self.structure = structure
        }
    }

    /// The structure that holds the values of one call.
    final class Structure: Sendable {
        let name: String
        /// Its properties, as a declaration and its initialiser's labels have them.
        let fields: [(name: String, type: SwiftType)]
        /// What makes one: `.init(note: note, to: folder)`.
        let value: String
        /// Whether it must say that it belongs to no global actor.
        let isNonisolated: Bool
        /// The global actor on which alone its values can be compared.
        let comparingActor: Attribute?
        /// Whether other modules use it, which need an initialiser that is written out.
        let needsInitializer: Bool
        /// Whether it prints by label.
        let isDescribed: Bool

        init(
            name: String, fields: [(name: String, type: SwiftType)], value: String, isNonisolated: Bool,
            comparingActor: Attribute?, needsInitializer: Bool, isDescribed: Bool
        ) {
            self.name = name
            self.fields = fields
            self.value = value
            self.isNonisolated = isNonisolated
            self.comparingActor = comparingActor
            self.needsInitializer = needsInitializer
            // A conformance on an actor is of no use where a failure is printed.
            self.isDescribed = isDescribed && comparingActor == nil
        }
    }

    /// One value that is remembered.
    struct Part: Sendable {
        /// The name of the parameter.
        let name: String
        let type: SwiftType
        /// The expression.
        let value: String
        /// Whether it is written as a function, optional or not.
        let isFunction: Bool
        /// Where it can be compared by `==`.
        var comparability = Comparability.nowhere
    }

    /// The closure that answers.
    final class Stub: Sendable {
        /// The property.
        let name: String
        /// The closure's type, without `@Sendable`.
        let type: SwiftType
        /// The closure that answers until another is set.
        let value: String
        /// The call, without the lock in front: `try await saveStub(note)`.
        let effects: String
        /// The arguments.
        let arguments: [String]
        /// The result that it gives until another closure is set; `nil` where it has none.
        let result: String?
        /// The type of its result; `nil` where it has none, or one that is sent.
        let resultType: SwiftType?
        /// The type of the errors that it throws; `nil` where it throws none.
        let error: SwiftType?
        /// Whether it throws an error of the double's until another closure is set.
        let throwsUnset: Bool
        /// Whether it fails until another closure is set.
        let isUnset: Bool

        init(
            name: String, type: SwiftType, value: String, effects: String, arguments: [String], result: String? = nil,
            resultType: SwiftType? = nil, error: SwiftType? = nil, throwsUnset: Bool = false,
            isUnset: Bool = false
        ) {
            self.name = name
            self.type = type
            self.value = value
            self.effects = effects
            self.arguments = arguments
            self.result = result
            self.resultType = resultType
            self.error = error
            self.throwsUnset = throwsUnset
            self.isUnset = isUnset
        }

        /// The same, answering by `value` until another closure is set, which fails the test.
        func failing(by value: String) -> Stub {
            Stub(
                name: name, type: type, value: value, effects: effects, arguments: arguments, result: result,
                resultType: resultType, error: error, isUnset: true)
        }

        /// Whether its type names the error that it throws.
        var hasTypedError: Bool { type.function?.effects.thrownType != nil }
    }

    /// Whether nothing can call it, since a parameter has no values: its body stays empty.
    var isUncallable = false
    /// How the body comes to its result.
    enum Answer: Sendable {
        /// It returns nothing, and has no stub.
        case nothing
        /// It calls the stub.
        case stub
        /// It calls the stub, and casts what that returns.
        case cast(type: SwiftType, isOptional: Bool)
        /// It calls one of its own arguments.
        case forward(String)
        /// It fails.
        case failure(String)

        /// Whether it may fail, whatever closure is set.
        var mayFail: Bool {
            switch self {
            case .cast, .failure: true
            case .nothing, .stub, .forward: false
            }
        }
    }

    /// The value of a property that is kept.
    struct Value: Sendable {
        /// Its type.
        let type: SwiftType
        /// Its first value; `nil` where none can be had.
        let initial: String?
        /// Whether its type is optional, so that it needs no first value.
        let isOptional: Bool
        /// Whether the object that it is lives only as long as others keep it.
        var isWeak = false
        /// Whether its first value tells its type, so that the declaration does not.
        var infersType = false
        /// Whether observers of the double are told when it changes.
        var isPublished = false
        /// Whether the superclass keeps it.
        private(set) var isInherited = false
        /// Whether it is made when it is first read, and fails where nothing was set.
        var isLazy: Bool { initial == nil && !isOptional && !isInherited }

        /// A value of `type` that the superclass keeps.
        static func inherited(_ type: SwiftType) -> Value {
            var value = Value(type: type, initial: nil, isOptional: false)
            value.isInherited = true
            return value
        }
    }

    /// The requirement that it stands for.
    var key: RequirementKey?
    /// The form.
    var form: Form
    /// The name with labels, as messages show it.
    var name: String
    /// The name that storage is built on.
    var stem = ""
    /// Lines of attributes above.
    var attributes: [String] = []
    /// The declaration as the double writes it, without body and accessors.
    var declared: Signature
    /// The effects of a getter.
    var effects = Effects.none
    /// Whether it belongs to the type.
    var isStatic = false
    /// Where calls are written in their order; `nil` where they aren't.
    var order: OrderPlace?
    /// The closure that a double which forwards starts with; `nil` where the call can't be forwarded.
    var forwarded: String?
    /// The same for setting.
    var forwardedSet: String?
    /// Where its storage is kept.
    var storage = StoragePlace.beside(isStatic: false)
    /// Whether it notes what a test sets up and what is used of that.
    var notesUse = false
    /// Whether only the double changes what it records.
    var recordsPrivately = false
    /// What is remembered of calls, or of reads of a subscript.
    var calls: Record?
    /// What decides whether an initialiser that can fail succeeds; `nil` for anything else.
    var creation: Creation?
    /// What is remembered of sets.
    var setCalls: Record?
    /// The closure that answers.
    var stub: Stub?
    /// The closure that is called when something is set; `nil` but for subscripts in styles that have it.
    var setStub: Stub?
    /// How the body comes to its result.
    var answer: Answer = .nothing
    /// The declaration on one line.
    var head: String { declared.description }
    /// Whether it returns something.
    var returns = false
    /// The call of the initialiser of the superclass that it restates; `nil` where it restates none.
    var superCall: DefaultValue?
    /// Statements before all others.
    var preparations: [String] = []
    /// The value, of a property that is kept.
    var value: Value?
    /// The property's name.
    var property = ""
    /// Whether it can be set.
    var isSettable = false
    /// A parameter for the value of a property: `title: String = ""`; `nil` where an initialiser can't take it.
    var parameter: String?
    /// What it does where the test did not set it up.
    var unset = Unset()
    /// The function that exchanges two values: `swap`, with its module where the protocol has a member of that name.
    var swap = "swap"
    /// Whether no setter of it can run, since its type has no values: it stays empty.
    var isNeverSet = false
    /// The standard types that its first value is made of: their modules have to be imported.
    var typesOfValues: [String] = []
    /// What is called, and how a call is forwarded.
    var signature: MemberSignature { makeSignature() }
    /// Computes the signature, which most kinds don't need.
    var makeSignature: @Sendable () -> MemberSignature = { MemberSignature() }
    /// What the kind adds to it; `nil` where it adds nothing.
    var own: (any MemberAddition)?
    /// Whether a result builder would take its body apart, or the compiler take it for a value that nobody uses, unless
    /// that says `return`.
    var hasBuilder = false
}

extension Member.Structure {
    /// Its declaration: on one line where that is not too long.
    var lines: [String] {
        // A conformance on an actor compares values of types whose conformances are on it (SE-0470).
        let actor = comparingActor.map { $0.description + " " } ?? ""
        let head =
            (isNonisolated ? "nonisolated " : actor)
            + "struct \(name): \(actor)\(isDescribed ? OwnNames.call : "Equatable") {"
        let declared = fields.map { "\($0.name): \($0.type)" }
        let line = head + " let " + declared.joined(separator: ", ") + " }"
        if needsInitializer {
            let names = fields.map(\.name)
            return [head] + declared.map { "    let " + $0 } + ["    init(" + declared.joined(separator: ", ") + ") {"]
                + names.map { "        self.\($0) = \($0)" } + ["    }", "}"]
        }
        return line.count <= 108 ? [line] : [head] + declared.map { "    let " + $0 } + ["}"]
    }
}

extension Member {
    /// What the names end with of the structures that hold the arguments of a call.
    static let structureSuffix = "Call"

    /// Whether a type that the double declares for its members may be called `name`.
    static func mayName(ownType name: String) -> Bool {
        name.hasSuffix(structureSuffix) || name == Stub.unsetError
    }
}

extension Member.Stub {
    /// The name of the error that a closure throws which nobody set, and that has no value to give.
    static let unsetError = "UnsetStub"
}
