import CoreMetrics
import XCTest

/// Mockolo's names for protocols of swift-metrics.
final class MetricsMockoloTests: XCTestCase {
    func testCounter() {
        let handler = CounterHandlerMock()
        let factory = MetricsFactoryMock()
        factory.makeCounterHandler = { _, _ in handler }
        let counter = Counter(label: "requests", dimensions: [("path", "/")], factory: factory)
        counter.increment()
        counter.increment(by: 5)
        XCTAssertEqual(factory.makeCounterCallCount, 1)
        XCTAssertEqual(factory.makeCounterArgValues.first?.label, "requests")
        XCTAssertEqual(factory.makeCounterArgValues.first?.dimensions.first?.1, "/")
        XCTAssertEqual(handler.incrementCallCount, 2)
        XCTAssertEqual(handler.incrementArgValues, [1, 5])
        XCTAssertEqual(handler.resetCallCount, 0)
    }

    func testOverloads() {
        let handler = MeterHandlerMock()
        let factory = MetricsFactoryMock()
        factory.makeMeterHandler = { _, _ in handler }
        let meter = Meter(label: "load", factory: factory)
        meter.set(3)
        meter.set(0.5)
        meter.decrement(by: 2)
        XCTAssertEqual(handler.setArgValues, [3])
        XCTAssertEqual(handler.setValueArgValues, [0.5])
        XCTAssertEqual(handler.decrementArgValues, [2])
    }
}
