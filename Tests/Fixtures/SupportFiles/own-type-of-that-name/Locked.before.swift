import Foundation

/// What is kept behind a padlock.
struct Locked<Value> {
    let value: Value
}
