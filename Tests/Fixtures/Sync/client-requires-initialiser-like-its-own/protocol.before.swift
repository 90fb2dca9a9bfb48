import Foundation

struct Note: Sendable, Equatable { var id = 0 }

protocol Base1101080 {
    init(_ first: String)
}

protocol Store: Base1101080 {

}
