/// How much one rendering may take, so that no template can go on without end.
public struct TemplateLimits: Hashable, Sendable {
    /// How many steps: roughly an instruction, a turn of a loop, or 64 bytes read.
    public var steps: Int
    /// How many bytes, those of texts that are only set included.
    public var outputBytes: Int
    /// How deep includes and calls nest.
    public var depth: Int

    /// The limits of a rendering unless something else is said: ample for source code.
    public static let standard = TemplateLimits()

    /// Creates limits.
    public init(steps: Int = 10_000_000, outputBytes: Int = 64 << 20, depth: Int = 100) {
        self.steps = steps
        self.outputBytes = outputBytes
        self.depth = depth
    }
}
