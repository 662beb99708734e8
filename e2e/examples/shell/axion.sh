# Sends requests to the server AXION_URL with the token AXION_TOKEN. Needs curl 7.71 or newer.
AXION_URL=${AXION_URL:-http://localhost:3000}

# Runs curl with the token, which it passes on standard input, so that the process list does not show it. Retries after 429, 503
# and a lost connection, so send each create with an Idempotency-Key. Use --output: the file then contains only the last answer.
axion_curl() {
  printf 'header = "authorization: Bearer %s"\n' "${AXION_TOKEN:-}" |
    curl --config - --silent --show-error --retry 5 --retry-all-errors "$@"
}
