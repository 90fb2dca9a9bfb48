import Foundation

struct Note: Sendable { var id = 0 }

protocol Store {
    associatedtype Item: Hashable
    func take(_ item: Item)
}
