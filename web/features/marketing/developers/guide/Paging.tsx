import { MAX_PAGE, MOST_COUNTED } from "#api/core/rules/page.rules.ts";
import { Example } from "#web/features/marketing/developers/guide/Example.tsx";
import { formatNumber } from "#web/features/marketing/developers/guide/Facts.tsx";

export const Paging = () => (
  <>
    <p>
      A list is a connection. <code>first</code> is at most {MAX_PAGE}, 20 without it; <code>after</code> takes the{" "}
      <code>endCursor</code> of the page before. Cursors mark a place in the order, so that nothing is listed twice or
      left out when rows come and go in between.
      <code> totalCount</code> is exact up to {formatNumber(MOST_COUNTED)}; of more, <code>totalCountIsExact</code> is
      false. <code>edges</code> has each node with its cursor, for clients that join pages themselves, such as Relay, or
      Apollo with <code>relayStylePagination</code>. Lists are read forward: there is no <code>last</code>.
    </p>
    <Example answers={'"tenderNumber":"…'}>{`AFTER=null
while
  curl -K axion.curl -o page.json $AXION/graphql -d '{
    "query": "query ($after: String) { tenders(first: ${MAX_PAGE}, after: $after) { nodes { tenderNumber } pageInfo { hasNextPage endCursor } } }",
    "variables": { "after": '$AFTER' }
  }'
  grep -o '"tenderNumber":"[^"]*"' page.json
  grep -q '"hasNextPage":true' page.json
do
  AFTER=$(grep -o '"endCursor":"[^"]*"' page.json | cut -d: -f2)
done`}</Example>
    <p>
      For clients that store objects by their ids, <code>node(id)</code> and <code>nodes(ids)</code> read the types that
      implement <code>Node</code>, with the rights of each type’s own query. Their ids are unique over types. So{" "}
      <code>Company.id</code> is not the user’s id, which is <code>Company.userId</code>, <code>Bid.companyId</code> and
      the <code>companyId</code> of REST, files and receipts; arguments take both.
    </p>
    <p>
      A REST list is one plain array. With <code>limit</code> or <code>after</code> it comes in pages, and the header{" "}
      <code>Link</code> has the address of the next one; the last page has none. Lists know only these two, and{" "}
      <code>published</code> of posts and projects: any other parameter is refused with 400, at every address. To filter
      or to copy what has changed, use GraphQL.
    </p>
    <Example answers={'"tenderNumber":"…'}>{`NEXT="$AXION/api/tenders?limit=${MAX_PAGE}"
while [ -n "$NEXT" ]; do
  curl -K axion.curl -o page.json -D headers.txt "$NEXT"
  grep -o '"tenderNumber":"[^"]*"' page.json
  NEXT=$(tr -d '\\r' < headers.txt | sed -n 's/^[Ll]ink: <\\(.*\\)>; rel="next"$/\\1/p')
done`}</Example>
  </>
);
