#!/bin/sh
# Compiles every double of Tests/Fixtures/Doubles by itself against the module of its protocols, in every mode that
# emitted code has to be free of warnings in, once with public protocols and once with internal ones (@testable).
# usage: check-doubles.sh [TOPIC ...]
set -u
here=$(cd "$(dirname "$0")/Doubles" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

strict="-warnings-as-errors -strict-concurrency=complete -package-name fixtures
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility
    -enable-upcoming-feature InternalImportsByDefault"
approachable="-enable-upcoming-feature NonisolatedNonsendingByDefault -enable-upcoming-feature InferIsolatedConformances"
main="-default-isolation MainActor"
passed=0
failed=0

# compile LABEL FLAGS FILE...
compile() {
    label=$1
    flags=$2
    shift 2
    # shellcheck disable=SC2086
    if swiftc -wmo -emit-sil -Onone -o /dev/null -parse-as-library -module-name Doubles $strict $flags "$@" \
        >"$work/log" 2>&1
    then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAIL $label"
        grep -E '^[^ ].*error:' "$work/log" | sed "s|$here/||; s|$work/||" | sort -u | head -5
    fi
}

topics="$*"
[ -n "$topics" ] || topics=$(cd "$here" && ls ./*.spy.swift | sed 's|^\./||; s|\.spy\.swift$||')
for topic in $topics; do
    for access in public internal; do
        built="$work/$access"
        mkdir -p "$built"
        if [ $access = public ]; then
            cp "$here/$topic.swift" "$built/$topic.swift"
            testable=""
        else
            sed -E 's/^( *)(nonisolated )?(public|package|open) /\1\2/; s/([ @a-zA-Z]+ )(public|open) /\1/; s/([^a-zA-Z])public /\1/g' \
                "$here/$topic.swift" >"$built/$topic.swift"
            testable="@testable "
        fi
        swiftc -swift-version 6 -parse-as-library -enable-testing -package-name fixtures -emit-module \
            -module-name "$topic" -emit-module-path "$built/$topic.swiftmodule" "$built/$topic.swift" || exit 2
        for kind in spy stub dummy; do
            [ -f "$here/$topic.$kind.swift" ] || { echo "MISSING $topic.$kind.swift"; failed=$((failed + 1)); continue; }
            double="$work/$topic.$kind.swift"
            sed "s/^import $topic\$/${testable}import $topic/" "$here/$topic.$kind.swift" >"$double"
            support="$here/Locked.swift"
            grep -q '\.shared {' "$double" && support="$support $here/LockedShared.swift"
            grep -q Locked "$double" || support=""
            for version in 5 6; do
                for mode in "" "$main" "$approachable" "$main $approachable"; do
                    compile "$topic.$kind.swift $access, Swift $version $mode" \
                        "-I $built -swift-version $version $mode" "$double" $support
                done
            done
        done
    done
done
echo "$passed compiled, $failed failed"
[ $failed -eq 0 ]
