/// A value that JSON has a notation for.
package protocol JSONWritable {
    /// Writes the value, and nothing around it.
    func write(to json: inout JSONWriter)
}

extension String: JSONWritable {
    /// Writes the value.
    package func write(to json: inout JSONWriter) { json.write(string: self) }
}

extension Int: JSONWritable {
    /// Writes the value.
    package func write(to json: inout JSONWriter) { json.write(literal: description) }
}

extension Bool: JSONWritable {
    /// Writes the value.
    package func write(to json: inout JSONWriter) { json.write(literal: self ? "true" : "false") }
}

extension Double: JSONWritable {
    /// Writes the value; JSON has no notation for infinity, nor for what is not a number.
    package func write(to json: inout JSONWriter) { json.write(literal: isFinite ? description : "null") }
}

extension Optional: JSONWritable where Wrapped: JSONWritable {
    /// Writes the value.
    package func write(to json: inout JSONWriter) {
        if let self { self.write(to: &json) } else { json.write(literal: "null") }
    }
}
