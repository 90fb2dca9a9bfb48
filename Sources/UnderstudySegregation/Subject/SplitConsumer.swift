import UnderstudyUsage

/// A type or function that holds the protocol.
package struct SplitConsumer: Sendable, Equatable {
    /// Which of the protocol's consumers it is.
    package var id: ConsumerID
    /// The consumer's name, nested types with their path.
    package var name: String
    /// The module that it is in.
    package var module: String
    /// The requirements that it uses itself.
    package var uses: Set<RequirementID>
    /// The requirements that are used through the values it holds, by itself or by the code that it passes them to.
    package var needs: Set<RequirementID>
    /// Whether some of its uses could not be resolved.
    package var isUncertain: Bool
    /// Whether it keeps a value of the protocol, so that it could keep one of another type instead.
    package var isKeeper: Bool

    /// Describes a consumer.
    package init(
        id: ConsumerID, name: String, module: String = "", uses: Set<RequirementID>, isUncertain: Bool = false,
        needs: Set<RequirementID>? = nil, isKeeper: Bool = true
    ) {
        self.id = id
        self.name = name
        self.module = module
        self.uses = uses
        self.needs = uses.union(needs ?? [])
        self.isUncertain = isUncertain
        self.isKeeper = isKeeper
    }
}
