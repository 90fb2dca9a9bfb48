import UnderstudySemantics
import UnderstudySyntax

extension BodyWalker {
    /// The type of a property's initial value, whatever else is being inferred at the moment.
    func inferAside(_ info: MemberInfo, _ value: ExpressionSyntax) -> ValueType {
        // A property's value may depend on another's: longer chains are not followed.
        guard inferences < 24 else { return .unknown }
        inferences += 1
        defer { inferences -= 1 }
        let aside = BodyWalker(table, isRecording: false)
        aside.inferences = inferences
        return aside.infer(info, value)
    }

    /// Records the protocols that generic parameters of types name.
    func noteInheritedHolds() {
        for type in table.types.elements where type.kind != .protocol {
            consumer = .type(type.id)
            for (number, generic) in type.generics.enumerated() {
                for bound in generic.bounds {
                    place = bound.place
                    noteHolds(bound.syntax, .generic, of: .genericOfType(type.id, number))
                }
            }
        }
    }
}
