import Foundation

struct Note: Sendable, Equatable { var id = 0 }

protocol Base {
    #if os(Linux)
    var save: Int { get async }
    #endif
}

protocol Store: Base {

}
