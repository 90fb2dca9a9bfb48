/// The recorded arguments of a call, which print by label: `moveNoteTo(note: Note(id: 1), folder: "Trash")`.
nonisolated protocol RecordedCall: Equatable, TextOutputStreamable {}

nonisolated extension RecordedCall {
    func write<Target: TextOutputStream>(to target: inout Target) {
        let name = "\(Self.self)"
        let arguments = Mirror(reflecting: self).children.map { label, value in
            (label ?? "_") + ": " + (value is String ? String(reflecting: value) : "\(value)")
        }
        let member = name.prefix(1).lowercased() + name.dropFirst().dropLast("Call".count)
        target.write(member + "(" + arguments.joined(separator: ", ") + ")")
    }
}
