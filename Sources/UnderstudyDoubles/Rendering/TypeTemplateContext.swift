import UnderstudyTemplates

/// What the template of the type sees; `docs/templates.md` lists it value by value.
struct TypeTemplateContext: Sendable {
    /// The number of what templates see: it grows when a value goes or changes its meaning.
    static let version = 1

    let double: Double
    /// The lines above the declaration.
    let attributes: [String]
    /// All members.
    let body: [UInt8]
    /// The sentence about requirements that keep their default implementations.
    let defaults: String?

    /// The object that templates read.
    var object: TemplateRecord { Self.schema.record(self) }

    static let schema = TemplateSchema<TypeTemplateContext>([
        "article": { .string($0.double.kind.kind.withArticle) },
        "attributes": { .strings($0.attributes) },
        "body": { .bytes($0.body) },
        "contextVersion": { _ in .int(version) },
        "declaration": { .string($0.double.declaration) },
        "defaults": { TemplateValue($0.defaults) },
        "double": { .string($0.double.name) },
        "kind": { .string($0.double.kind.name) },
        "protocol": { .string($0.double.protocolName) },
    ])
}
