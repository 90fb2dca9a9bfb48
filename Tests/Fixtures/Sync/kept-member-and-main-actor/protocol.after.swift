import Foundation

struct Note: Sendable, Equatable { var id = 0 }

@MainActor
public protocol Base {
    init()
}

@MainActor
public protocol Store: Base {

}
