# A run script phase for Xcode: shows as warnings where doubles differ from their protocols.
export PATH="/opt/homebrew/bin:/usr/local/bin:$PATH"
if ! command -v understudy > /dev/null; then
    echo "warning: understudy is not installed, so doubles were not checked"
    exit 0
fi
understudy check --package-path "$SRCROOT" --color never 2>&1 | sed 's/: error: /: warning: /'
exit 0
