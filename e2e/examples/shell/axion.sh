# Requests to Axion with your token: AXION_URL and AXION_TOKEN. Needs curl 7.71 or newer.
AXION_URL=${AXION_URL:-http://localhost:3000}

# curl with the token. The token is passed on standard input, so that the process list does not show it. Retries after 429 and
# 503 (see Retry-After) and after a lost connection: a create needs an Idempotency-Key. Use --output, which keeps only the last
# answer.
axion_curl() {
  printf 'header = "authorization: Bearer %s"\n' "${AXION_TOKEN:-}" |
    curl --config - --silent --show-error --retry 5 --retry-all-errors "$@"
}
