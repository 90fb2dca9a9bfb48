import Foundation

struct Note: Sendable, Equatable { var id = 0 }

protocol Base {
    init()
}

protocol Store: Base {

}
