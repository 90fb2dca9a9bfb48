import ConformanceReference
import Foundation

/// Writes listings.
enum JSONText {
    /// The JSON of a listing, with a line break at its end.
    static func of(_ listing: Listing) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(listing) + Data("\n".utf8)
    }
}
