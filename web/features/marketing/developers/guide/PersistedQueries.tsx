import { Example } from "#web/features/marketing/developers/guide/Example.tsx";

export const PersistedQueries = () => (
  <>
    <p>
      A program that asks the same document again and again can name it by its SHA-256 instead of sending its text. The
      server does not know it at first and says so; send the text once beside the hash. Apollo&#8217;s clients do this
      by themselves (automatic persisted queries).
    </p>
    <Example
      answers={
        '"message":"PersistedQueryNotFound"…{"data":{"tenders":{"totalCount":…{"data":{"tenders":{"totalCount":…'
      }
    >{`QUERY="query Open$RANDOM { tenders(filter: { acceptsBids: true }) { totalCount } }"
HASH=$(node -p 'require("crypto").createHash("sha256").update(process.argv[1]).digest("hex")' "$QUERY")

ask_by_hash() {
  curl -K axion.curl $AXION/graphql -d '{ "extensions": { "persistedQuery": { "version": 1, "sha256Hash": "'$HASH'" } }'"$1"' }'
  echo
}
ask_by_hash ''
ask_by_hash ', "query": "'"$QUERY"'"'
ask_by_hash ''`}</Example>
    <p>
      Each process of the server keeps 4 MB of documents in memory and drops those that were used least recently: be
      ready for <code>PersistedQueryNotFound</code> at any time, and send the text again. A text under the hash of
      another one is refused. Variables are sent as always. A GET works too, with the header{" "}
      <code>apollo-require-preflight: true</code>, which other sites cannot send; it never runs a mutation. Rights,
      limits and the cost count as for the text.
    </p>
  </>
);
