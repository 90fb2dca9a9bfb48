import XCTest

protocol Runner {
    func run(_ test: XCTestCase)
}
