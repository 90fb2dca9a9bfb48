/// Which indexes to read, and for which sources.
package struct IndexRequest: Sendable {
    /// An index.
    package struct Store: Sendable {
        /// The folder of the index.
        package var path: String
        /// The formats that the index is available in, such as `v5`.
        package var formats: [String]

        /// Creates a reference to the index in the folder `path`.
        package init(path: String, formats: [String]) {
            (self.path, self.formats) = (path, formats)
        }
    }

    /// A source file that the request is about.
    package struct File: Sendable {
        /// The paths that a build may know it by.
        package var names: [String]
        /// When the file was last written; `nil` if that is unknown.
        package var time: IndexTime?

        /// Creates a question about the file with these `names`.
        package init(names: [String], time: IndexTime?) {
            (self.names, self.time) = (names, time)
        }
    }

    /// The library that reads the indexes.
    package var library: String
    /// The indexes to read.
    package var stores: [Store]
    /// The modules of the sources.
    package var modules: [String]
    /// The sources.
    package var files: [File]

    /// Creates a request.
    package init(library: String, stores: [Store], modules: [String], files: [File]) {
        (self.library, self.stores) = (library, stores)
        (self.modules, self.files) = (modules, files)
    }
}

/// A point in time, to the nanosecond.
package struct IndexTime: Sendable, Comparable {
    /// Seconds since 1970.
    package var seconds: Int64
    /// The nanoseconds.
    package var nanoseconds: Int64

    /// Creates a time.
    package init(seconds: Int64, nanoseconds: Int64) {
        (self.seconds, self.nanoseconds) = (seconds, nanoseconds)
    }

    /// Whether this time is earlier.
    package static func < (left: IndexTime, right: IndexTime) -> Bool {
        (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
    }
}

extension IndexRequest {
    /// The request as bytes.
    package var bytes: [UInt8] {
        var writer = WireWriter()
        writer.write(library)
        writer.write(stores) { writer, store in
            writer.write(store.path)
            writer.write(store.formats) { $0.write($1) }
        }
        writer.write(modules) { $0.write($1) }
        writer.write(files) { writer, file in
            writer.write(file.names) { $0.write($1) }
            writer.write(file.time?.seconds ?? .min)
            writer.write(file.time?.nanoseconds ?? 0)
        }
        return writer.bytes
    }

    /// Reads a request from bytes.
    package init(_ bytes: [UInt8]) throws(WireError) {
        var reader = WireReader(bytes[...])
        library = try reader.text()
        stores = try reader.elements { reader throws(WireError) in
            Store(
                path: try reader.text(),
                formats: try reader.elements { reader throws(WireError) in try reader.text() })
        }
        modules = try reader.elements { reader throws(WireError) in try reader.text() }
        files = try reader.elements { reader throws(WireError) in
            let names = try reader.elements { reader throws(WireError) in try reader.text() }
            let time = IndexTime(seconds: try reader.number(), nanoseconds: try reader.number())
            return File(names: names, time: time.seconds == .min ? nil : time)
        }
    }
}
