/// The limits of one rendering, so that no template can run forever.
public struct TemplateLimits: Hashable, Sendable {
    /// How many steps: roughly an instruction, a loop iteration, or 64 bytes read.
    public var steps: Int
    /// How many bytes, including those of strings that are only set.
    public var outputBytes: Int
    /// How deep includes and calls may be nested.
    public var depth: Int

    /// The default limits: ample for source code.
    public static let standard = TemplateLimits()

    /// Creates limits.
    public init(steps: Int = 10_000_000, outputBytes: Int = 64 << 20, depth: Int = 100) {
        self.steps = steps
        self.outputBytes = outputBytes
        self.depth = depth
    }
}
