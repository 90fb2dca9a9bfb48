import Foundation

struct Note: Sendable, Equatable { var id = 0 }

@MainActor
protocol Base {
    init()
}

@MainActor
protocol Store: Base {

}
