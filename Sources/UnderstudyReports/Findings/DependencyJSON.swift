import UnderstudySyntax

/// Writes dependencies that are wider than needed, as JSON.
package enum DependencyJSON {
    /// The JSON that `docs/schemas/dependencies.schema.json` describes.
    package static func bytes(of found: [WideDependency]) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("schemaVersion", 1)
            json.array("dependencies") { json in
                for dependency in found {
                    json.object { json in
                        json.member("consumer", dependency.consumer)
                        json.member("protocol", dependency.protocolName)
                        json.member("sees", dependency.seen)
                        json.member("uses", dependency.uses)
                        json.member("gain", dependency.gain)
                        json.member("advice", dependency.advice)
                        json.member("command", dependency.command)
                        json.member("file", dependency.location.path)
                        json.member("line", dependency.location.position?.line ?? 1)
                    }
                }
            }
        }
        return json.bytes
    }

    /// The baseline that leaves `found` out later.
    package static func baseline(of found: [WideDependency]) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("schemaVersion", 1)
            json.array("dependencies") { json in
                for fingerprint in found.map(\.fingerprint) {
                    json.object { json in
                        json.member("protocol", fingerprint.protocolName)
                        json.member("consumer", fingerprint.consumer)
                    }
                }
            }
        }
        return json.bytes
    }
}
