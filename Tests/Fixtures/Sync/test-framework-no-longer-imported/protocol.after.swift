import Foundation

protocol Runner {
    func run(_ date: Date)
}
