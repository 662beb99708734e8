# Requests to Axion with your token: AXION_URL and AXION_TOKEN. Needs curl 7.71 or newer.
AXION_URL=${AXION_URL:-http://localhost:3000}

# curl with the token, which the list of processes does not show. Sends again after 429 and 503, as Retry-After says, and after a
# lost connection: a create therefore needs an Idempotency-Key. Its standard input is taken; --output drops the answers before the last.
axion_curl() {
  printf 'header = "authorization: Bearer %s"\n' "${AXION_TOKEN:-}" |
    curl --config - --silent --show-error --retry 5 --retry-all-errors "$@"
}
