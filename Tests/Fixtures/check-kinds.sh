#!/bin/sh
# Compiles the mocks, wrappers, clients and contracts among the fixtures by themselves against the module of their protocols, in
# the modes of check-doubles.sh. What hands calls on runs where the other value does, so the module of the protocols is
# built with the same upcoming features. Then runs KindsBehaviour.swift, plain and under ThreadSanitizer.
# usage: check-kinds.sh
set -u
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0
failed=0

strict="-warnings-as-errors -strict-concurrency=complete -package-name fixtures
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility
    -enable-upcoming-feature InternalImportsByDefault"
approachable="-enable-upcoming-feature NonisolatedNonsendingByDefault -enable-upcoming-feature InferIsolatedConformances"
main="-default-isolation MainActor"

for features in "" "$approachable"; do
    rm -rf "$work/built"
    mkdir "$work/built"
    for double in "$here"/Doubles/*.mock.swift "$here"/Doubles/*.wrapper.swift "$here"/Doubles/*.client.swift \
        "$here"/Doubles/*.contract.swift "$here"/Essays/*.client.swift
    do
        name=$(basename "$double" .swift)
        topic=${name%.*}
        # What hands on to the standard library's AsyncIteratorProtocol leaves its caller's actor in any case, and with
        # it a value that isn't Sendable.
        [ -n "$features" ] && case "$name" in Standard.wrapper | Standard.client) continue ;; esac
        # shellcheck disable=SC2086
        [ -f "$work/built/$topic.swiftmodule" ] || swiftc -swift-version 6 $features -parse-as-library \
            -package-name fixtures -emit-module -module-name "$topic" \
            -emit-module-path "$work/built/$topic.swiftmodule" "$(dirname "$double")/$topic.swift" || exit 2
        support="$here/Doubles/Locked.swift"
        grep -q '\.shared {' "$double" && support="$support $here/Doubles/LockedShared.swift"
        grep -q Locked "$double" || support=""
        for version in 5 6; do
            # In Swift 5 mode functions of a global actor are not Sendable by themselves, as they are for a module in
            # Swift 6 mode.
            [ $version = 5 ] && [ "$name" = Parameters.client ] && continue
            for mode in "" "$main"; do
                # shellcheck disable=SC2086
                if swiftc -wmo -emit-sil -Onone -o /dev/null -parse-as-library -module-name Doubles -I "$work/built" \
                    $strict -swift-version $version $mode $features "$double" $support >"$work/log" 2>&1
                then
                    passed=$((passed + 1))
                else
                    failed=$((failed + 1))
                    echo "FAIL $name, Swift $version $mode $features"
                    grep -E '^[^ ].*error:' "$work/log" | sed "s|$here/||" | sort -u | head -5
                fi
            done
        done
    done
done
echo "$passed compiled, $failed failed"
[ $failed -eq 0 ] || exit 1

set -e
for sanitize in "" "-sanitize=thread"; do
    sources=""
    objects=""
    for topic in Notes SendableServices ClientForms; do
        # shellcheck disable=SC2086
        swiftc -swift-version 6 -parse-as-library $sanitize -wmo -c -o "$work/$topic.o" -emit-module \
            -emit-module-path "$work/$topic.swiftmodule" -module-name "$topic" "$here/Doubles/$topic.swift"
        for kind in mock wrapper client; do
            [ -f "$here/Doubles/$topic.$kind.swift" ] && sources="$sources $here/Doubles/$topic.$kind.swift"
        done
        objects="$objects $work/$topic.o"
    done
    {
        echo "import Notes"
        sed -n '/A wrapper of `NoteSaver`/,/^}/p' "$here/Doubles/Notes.wrapper.swift" |
            sed 's/NoteSaverWrapper/TwiceSaver/; s/{ base.save(note) }/{ base.save(note); base.save(note) }/'
    } >"$work/TwiceSaver.swift"
    # shellcheck disable=SC2086
    swiftc -swift-version 6 -parse-as-library $sanitize -I "$work" -o "$work/behaviour" "$here/KindsBehaviour.swift" \
        "$here/Doubles/Locked.swift" "$here/Doubles/LockedShared.swift" "$work/TwiceSaver.swift" $sources $objects
    echo "== ${sanitize:-plain}"
    "$work/behaviour"
    message=$(SWIFT_BACKTRACE=enable=no "$work/behaviour" unset 2>&1 || true)
    case "$message" in *"NotesRepositoryClient.onUndo is not set"*) ;; *)
        echo "a client does not say which member was not set: $message"
        exit 1
        ;;
    esac
done
