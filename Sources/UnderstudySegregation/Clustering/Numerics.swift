#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The three functions that the statistics need of the C library.
enum Numerics {
    /// The natural logarithm.
    static func log(_ value: Double) -> Double {
        #if canImport(Darwin)
        Darwin.log(value)
        #elseif canImport(Glibc)
        Glibc.log(value)
        #else
        Musl.log(value)
        #endif
    }

    /// The logistic function.
    static func logistic(_ value: Double) -> Double { 1 / (1 + exp(-value)) }
}
