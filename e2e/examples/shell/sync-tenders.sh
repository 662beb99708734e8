#!/bin/sh
# Keeps a copy of all tenders in a file; a run in which nothing has changed is one short answer (304).
#
#     AXION_URL=https://… AXION_TOKEN=axn_… sh sync-tenders.sh tenders.json      (scope tenders:read)
set -eu
. "$(dirname "$0")/axion.sh"
file=${1:-tenders.json}

[ -e "$file" ] || rm -f "$file.etag"
status=$(axion_curl --compressed --etag-compare "$file.etag" --etag-save "$file.etag.new" --output "$file.new" --write-out '%{http_code}' "$AXION_URL/api/tenders")
case $status in
  200)
    # Renamed once it is whole: a run that is stopped leaves the last copy.
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
