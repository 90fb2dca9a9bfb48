import Foundation

struct Note: Sendable { var id = 0 }

protocol Store {
    associatedtype Item
    func take(_ item: Item)
    func items() -> [Item]
    func first() -> Item?
}
