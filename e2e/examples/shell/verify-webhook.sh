#!/bin/sh
# Verifies a webhook (Standard Webhooks), for a receiver that can run a program: the values of the three headers, and the body as it
# came on standard input. The secret is read from WEBHOOK_SECRET; openssl gets its key as an argument, which other users of the
# machine can see while it runs.
#
#     WEBHOOK_SECRET=whsec_… sh verify-webhook.sh "$webhook_id" "$webhook_timestamp" "$webhook_signature" < body
#
# SEEN: a folder with the ids that were taken.
set -eu
id=$1 timestamp=$2 signatures=$3
seen=${SEEN:-seen}

refuse() {
  echo "$1" >&2
  exit 1
}

case $timestamp in '' | *[!0-9]* | ?????????????*) refuse "too old" ;; esac
age=$(($(date +%s) - timestamp))
[ "${age#-}" -le 300 ] || refuse "too old"

sum() { openssl dgst -sha256 -r | cut -d ' ' -f 1; }
key=$(printf %s "${WEBHOOK_SECRET#whsec_}" | openssl base64 -d -A | od -An -v -tx1 | tr -d ' \n')
expected=$({ printf '%s.%s.' "$id" "$timestamp"; cat; } | openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | openssl base64 -A)

is_good=no
set -f
for signature in $signatures; do
  # The sums are compared: the time that it takes tells nothing of the signature.
  [ "$(printf %s "$signature" | sum)" = "$(printf 'v1,%s' "$expected" | sum)" ] && is_good=yes
done
[ $is_good = yes ] || refuse "wrong signature"

mkdir -p "$seen"
# Only one of two at once makes the folder.
if mkdir "$seen/$(printf %s "$id" | sum)" 2>/dev/null; then echo "taken"; else echo "taken before"; fi
