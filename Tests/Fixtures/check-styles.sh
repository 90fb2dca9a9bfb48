#!/bin/sh
# Makes doubles in the styles of Mockolo and Sourcery with the tool, and runs the tests of Styles, which are written as
# users of those tools write them, against these: for the protocols of Styles/Bookshop.swift, and for some of
# swift-metrics and swift-log, plain and under ThreadSanitizer.
# usage: check-styles.sh [UNDERSTUDY]    without the tool's path it is built
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tool=${1:-}
if [ -z "$tool" ]; then
    root=$(cd "$here/../.." && pwd)
    swift build --package-path "$root" --product understudy >/dev/null
    tool=$(swift build --package-path "$root" --show-bin-path)/understudy
fi

package="$work/package"
mkdir -p "$package/Sources/Books"
cp "$here/Styles/Bookshop.swift" "$package/Sources/Books"
cat >"$package/Package.swift" <<'END'
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Books",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
        .package(url: "https://github.com/apple/swift-metrics", exact: "2.13.0"),
    ],
    targets: [
        .target(name: "Books"),
        .testTarget(
            name: "MockoloTests",
            dependencies: ["Books", .product(name: "CoreMetrics", package: "swift-metrics")]),
        .testTarget(name: "SourceryTests", dependencies: ["Books", .product(name: "Logging", package: "swift-log")]),
        .testTarget(name: "SourceryTypedTests", dependencies: ["Books"]),
    ]
)
END
for name in Mockolo Sourcery SourceryTyped; do
    mkdir -p "$package/Tests/${name}Tests"
    cp "$here/Styles/${name}StyleTests.swift" "$package/Tests/${name}Tests"
done
cp "$here/Styles/MetricsMockoloTests.swift" "$package/Tests/MockoloTests"
cp "$here/Styles/LoggingSourceryTests.swift" "$package/Tests/SourceryTests"
cd "$package"
swift package resolve >"$work/log" 2>&1 || {
    cat "$work/log"
    exit 2
}

"$tool" generate Bookshop Prices Catalogue --style mockolo --output Tests/MockoloTests/Doubles
"$tool" generate Bookshop Prices Catalogue --style sourcery --output Tests/SourceryTests/Doubles
"$tool" generate Bookshop Prices Catalogue --style sourcery-typed --output Tests/SourceryTypedTests/Doubles
"$tool" generate CounterHandler MeterHandler MetricsFactory --style mockolo --output Tests/MockoloTests/Doubles \
    --in .build/checkouts/swift-metrics/Sources/CoreMetrics --module CoreMetrics
"$tool" generate LogHandler --style sourcery --output Tests/SourceryTests/Doubles \
    --in .build/checkouts/swift-log/Sources/Logging --module Logging
for sanitize in "" "--sanitize=thread"; do
    echo "== ${sanitize:-plain}"
    # shellcheck disable=SC2086
    if swift test $sanitize >"$work/log" 2>&1; then
        grep -E 'Executed [0-9]+ tests|Test run with' "$work/log" | sort -u
        grep -E 'Doubles/.*warning:|WARNING: ThreadSanitizer' "$work/log" && exit 1
    else
        grep -E 'error:|✘|failed|ThreadSanitizer' "$work/log" | sort -u | head -40
        exit 1
    fi
done
