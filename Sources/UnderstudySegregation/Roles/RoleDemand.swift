import UnderstudyUsage

/// What some consumers of a protocol need, each of them exactly that.
struct RoleDemand {
    /// The positions of the requirements.
    let needs: Set<Int>
    /// The consumers.
    var consumers: [ConsumerID]

    /// The different needs of the consumers of `subject`, in their order; those that need what is left out, which stays
    /// with the whole, are not among them.
    static func all(of subject: SplitSubject) -> [RoleDemand] {
        let places = Dictionary(
            uniqueKeysWithValues: subject.requirements.enumerated().map { ($0.element.id, $0.offset) })
        var numbers: [Set<Int>: Int] = [:]
        var demands: [RoleDemand] = []
        for consumer in subject.consumers where !consumer.needs.isEmpty {
            let needs = Set(consumer.needs.compactMap { places[$0] })
            guard needs.count == consumer.needs.count else { continue }
            if let number = numbers[needs] {
                demands[number].consumers.append(consumer.id)
            } else {
                numbers[needs] = demands.count
                demands.append(RoleDemand(needs: needs, consumers: [consumer.id]))
            }
        }
        return demands
    }
}
