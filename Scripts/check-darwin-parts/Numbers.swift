// Runs on any system: whether the numbers of Darwin's errors are understood as they are there.

enum SystemCalls {}

@main struct Numbers {
    static func main() {
        let unsupported: [Int32] = [45, 102]
        let others: [Int32] = [1, 2, 13, 17, 22, 78, 95]
        for number in unsupported where !SystemCalls.Failure(number: number).meansUnsupported {
            print("\(number) means that something is not supported")
        }
        for number in others where SystemCalls.Failure(number: number).meansUnsupported {
            print("\(number) means something else than that something is not supported")
        }
    }
}
