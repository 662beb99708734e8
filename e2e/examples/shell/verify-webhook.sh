#!/bin/sh
# Verifies a webhook (Standard Webhooks), for a receiver that can run a program. Arguments: the values of the three headers.
# Standard input: the received body, unchanged. WEBHOOK_SECRET: the secret. openssl gets its key as an argument, which other
# users of the machine can see while openssl runs.
#
#     WEBHOOK_SECRET=whsec_… sh verify-webhook.sh "$webhook_id" "$webhook_timestamp" "$webhook_signature" < body
#
# SEEN: a folder with the ids of processed deliveries.
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
  # Compares hashes, so that the time of the comparison reveals nothing about the signature.
  [ "$(printf %s "$signature" | sum)" = "$(printf 'v1,%s' "$expected" | sum)" ] && is_good=yes
done
[ $is_good = yes ] || refuse "wrong signature"

mkdir -p "$seen"
# mkdir succeeds only once, even if two deliveries with the same id arrive at the same time.
if mkdir "$seen/$(printf %s "$id" | sum)" 2>/dev/null; then echo "taken"; else echo "taken before"; fi
