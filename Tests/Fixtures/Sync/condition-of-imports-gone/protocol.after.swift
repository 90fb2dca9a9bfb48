import Foundation

protocol Store {
    func save(_ note: Data)
}
