#!/bin/sh
# Keeps a copy of all tenders in a file. If nothing has changed since the last run, the server's answer is short (304).
#
#     AXION_URL=https://… AXION_TOKEN=axn_… sh sync-tenders.sh tenders.json      (scope tenders:read)
set -eu
. "$(dirname "$0")/axion.sh"
file=${1:-tenders.json}

[ -e "$file" ] || rm -f "$file.etag"
status=$(axion_curl --compressed --etag-compare "$file.etag" --etag-save "$file.etag.new" --output "$file.new" --write-out '%{http_code}' "$AXION_URL/api/tenders")
case $status in
  200)
    # Write to a new file and rename it, so that an interrupted run leaves the previous copy intact.
    mv "$file.new" "$file"
    mv "$file.etag.new" "$file.etag"
    echo "Read again"
    ;;
  304)
    rm -f "$file.new" "$file.etag.new"
    echo "Nothing has changed"
    ;;
  *)
    cat "$file.new" >&2
    rm -f "$file.new" "$file.etag.new"
    exit 1
    ;;
esac
