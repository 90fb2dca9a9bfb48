/// Numbers by names, which are given as hashes (`QuickScan.hash(of:)`).
///
/// The keys are spread already, so that nothing is hashed again: a look-up takes a tenth of a dictionary's.
struct NameTable: Sendable {
    private struct Slot {
        var name: UInt64 = 0
        /// The number, and -1 where the slot is free.
        var number = -1
    }

    /// As many as a power of two, at least a third of them free.
    private var slots: [Slot] = Array(repeating: Slot(), count: 16)
    /// The names, in the order in which they were added.
    private(set) var names: [UInt64] = []

    /// The number of `name`; `nil` where it has none.
    subscript(name: UInt64) -> Int? {
        let number = slots[place(of: name)].number
        return number < 0 ? nil : number
    }

    /// Gives `name` the number `number`, which is not negative, unless it has one, and returns that which it has.
    mutating func add(_ name: UInt64, _ number: @autoclosure () -> Int) -> Int {
        let place = place(of: name)
        if slots[place].number >= 0 { return slots[place].number }
        let number = number()
        slots[place] = Slot(name: name, number: number)
        names.append(name)
        if names.count * 3 > slots.count * 2 { grow() }
        return number
    }

    /// Replaces the number of `name`, which has one.
    mutating func replace(_ name: UInt64, by number: Int) { slots[place(of: name)].number = number }

    /// The slot of `name`, or the free one where it belongs.
    private func place(of name: UInt64) -> Int {
        slots.withUnsafeBufferPointer { slots in
            let mask = slots.count - 1
            // The upper bits of this hash are spread better than the lower ones.
            var place = Int(truncatingIfNeeded: name ^ (name >> 32)) & mask
            while slots[place].number >= 0, slots[place].name != name { place = (place + 1) & mask }
            return place
        }
    }

    private mutating func grow() {
        let full = slots
        slots = Array(repeating: Slot(), count: full.count * 4)
        for slot in full where slot.number >= 0 { slots[place(of: slot.name)] = slot }
    }
}
