import CSQLite

/// A connection to a database.
final class Database {
    /// A value of a row.
    enum Value {
        case text(String)
        case number(Double)
        case null
    }

    /// What SQLite says of a statement that failed.
    struct Failure: Error {
        let message: String
    }

    private var connection: OpaquePointer?

    init(_ path: String) throws {
        guard sqlite3_open(path, &connection) == SQLITE_OK else { throw failure }
    }

    deinit { sqlite3_close(connection) }

    private var failure: Failure { Failure(message: String(cString: sqlite3_errmsg(connection))) }

    func run(_ statement: String, _ values: Value...) throws { _ = try rows(statement, values) }

    func rows(_ text: String, _ values: [Value]) throws -> [[Value]] {
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(connection, text, -1, &statement, nil) == SQLITE_OK else { throw failure }
        defer { sqlite3_finalize(statement) }
        for (index, value) in values.enumerated() {
            switch value {
            // The statement copies the text, whose memory is gone after the call.
            case .text(let text):
                sqlite3_bind_text(
                    statement, Int32(index + 1), text, -1, unsafeBitCast(-1, to: sqlite3_destructor_type.self))
            case .number(let number): sqlite3_bind_double(statement, Int32(index + 1), number)
            case .null: sqlite3_bind_null(statement, Int32(index + 1))
            }
        }
        var rows: [[Value]] = []
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: rows.append((0..<sqlite3_column_count(statement)).map { value(at: $0, of: statement) })
            case SQLITE_DONE: return rows
            default: throw failure
            }
        }
    }

    private func value(at column: Int32, of statement: OpaquePointer?) -> Value {
        switch sqlite3_column_type(statement, column) {
        case SQLITE_NULL: .null
        case SQLITE_TEXT: .text(String(cString: sqlite3_column_text(statement, column)))
        default: .number(sqlite3_column_double(statement, column))
        }
    }
}
