#!/bin/sh
# Builds KindsBehaviour.swift with the mocks, wrappers and clients it calls, and runs that, plain and under
# ThreadSanitizer, and suites of both test frameworks that use spies and mocks.
# usage: check-kinds.sh
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

for sanitize in "" "-sanitize=thread"; do
    sources=""
    objects=""
    for topic in Notes SendableServices ClientForms LockedValues; do
        # shellcheck disable=SC2086
        swiftc -swift-version 6 -parse-as-library $sanitize -wmo -c -o "$work/$topic.o" -emit-module \
            -emit-module-path "$work/$topic.swiftmodule" -module-name "$topic" "$here/Doubles/$topic.swift"
        for kind in mock wrapper client; do
            [ -f "$here/Doubles/$topic.$kind.swift" ] && sources="$sources $here/Doubles/$topic.$kind.swift"
        done
        objects="$objects $work/$topic.o"
    done
    # shellcheck disable=SC2086
    swiftc -swift-version 6 -parse-as-library $sanitize -wmo -c -o "$work/Streams.o" -emit-module \
        -emit-module-path "$work/Streams.swiftmodule" -module-name Streams "$here/Fakes/Streams.swift"
    {
        echo "import Notes"
        sed -n '/A wrapper of `NoteSaver`/,/^}/p' "$here/Doubles/Notes.wrapper.swift" |
            sed 's/NoteSaverWrapper/TwiceSaver/; s/{ base.save(note) }/{ base.save(note); base.save(note) }/'
    } >"$work/TwiceSaver.swift"
    # shellcheck disable=SC2086
    swiftc -swift-version 6 -parse-as-library $sanitize -I "$work" -o "$work/behaviour" "$here/KindsBehaviour.swift" \
        "$here/Doubles/Locked.swift" "$here/Doubles/LockedRecording.swift" "$here/Doubles/LockedReplacing.swift" "$here/Doubles/LockedShared.swift" "$here/Doubles/ExpectedCalls.swift" "$here/Doubles/RecordedCall.swift" "$here/Helpers/TestIssue.swift" \
        "$here/Doubles/CallOrder.swift" "$here/Doubles/LockedValues.featured.swift" "$work/TwiceSaver.swift" \
        $sources $objects
    echo "== ${sanitize:-plain}"
    "$work/behaviour"
    message=$(SWIFT_BACKTRACE=enable=no "$work/behaviour" unset 2>&1 || true)
    case "$message" in *"NotesRepositoryClient.onUndo is not set"*) ;; *)
        echo "a client does not say which member was not set: $message"
        exit 1
        ;;
    esac
    message=$(SWIFT_BACKTRACE=enable=no "$work/behaviour" unread 2>&1 || true)
    case "$message" in *"KindsBehaviour.swift:"*": refresh(): expected calls: 1 or more, got: 0"*) ;; *)
        echo "a mock that nobody asks does not fail where its expectation is: $message"
        exit 1
        ;;
    esac
    for framework in Testing XCTest; do
        for mode in "6" "5" "6 -default-isolation MainActor"; do
            # Test cases of XCTest are on no actor, and these doubles would be on the main one.
            [ "$framework$mode" = "XCTest6 -default-isolation MainActor" ] && continue
            # shellcheck disable=SC2086
            swiftc -swift-version $mode -parse-as-library $sanitize -I "$work" -o "$work/suites" \
                "$here/${framework}Behaviour.swift" "$here/Doubles/Notes.unused.swift" \
                "$here/Doubles/SendableServices.unused.swift" "$here/Doubles/Unused.swift" \
                "$here/Doubles/Notes.mock.swift" "$here/Doubles/ExpectedCalls.swift" \
                "$here/Doubles/Locked.swift" "$here/Doubles/LockedRecording.swift" \
                "$here/Doubles/LockedReplacing.swift" "$here/Doubles/CallOrder.swift" \
                "$here/Doubles/RecordedCall.swift" "$here/Doubles/TestIssue.swift" \
                "$here/Fakes/Streams.fake.swift" "$here/Doubles/Listeners.swift" "$here/Helpers/Eventually.swift" \
                "$work/Notes.o" "$work/SendableServices.o" "$work/Streams.o"
            "$work/suites" --testing-library swift-testing >"$work/suites.log" 2>&1 || {
                cat "$work/suites.log"
                exit 1
            }
            grep -o "'[A-Za-z.]*' \(is set and never called\|records calls that no test reads\)" "$work/suites.log" |
                sort >"$work/found"
            grep -o "^/// Warns.*" "$here/${framework}Behaviour.swift" | grep -o "'[A-Za-z.]*'" |
                sed "s/'\(.*\..*\)'/'\1' is set and never called/; t; s/\$/ records calls that no test reads/" |
                sort >"$work/wanted"
            diff "$work/wanted" "$work/found"
        done
    done
done
