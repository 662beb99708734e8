import { Example } from "#web/features/marketing/developers/guide/Example.tsx";

export const Changes = () => (
  <>
    <h3>Keep a copy</h3>
    <p>
      Read all tenders once, with their <code>changesUntil</code>. Of several pages keep the first one&#8217;s, and read
      them as under <a href="#paging">Paging</a>.
    </p>
    <Example
      answers={'{"data":{"tenders":{"changesUntil":"…","nodes":[{"id":"…'}
    >{`curl -K axion.curl $AXION/graphql -d '{
  "query": "{ tenders(first: 100) { changesUntil nodes { id version tenderNumber } pageInfo { hasNextPage endCursor } } }"
}' | tee copy.json

SINCE=$(grep -o '"changesUntil":"[^"]*"' copy.json | cut -d'"' -f4)`}</Example>
    <p>
      From then on send that time as <code>changedSince</code>. <code>tenders</code> answers what was added or changed
      since, and <code>removedTenders</code> what you must delete from the copy; both come in pages. Replace tenders by
      their <code>id</code>: a few come twice, none is missed. The new <code>changesUntil</code> is for the next time,
      so that each night costs what changed. A time in the future is refused. After a backup was restored, or the clock
      of the database was put back, read everything again. Bids, projects and articles have the same filter, for
      administrators also users, companies, questions and integration requests; what is gone of these lists is in{" "}
      <code>removedContent</code>, <code>removedCompanies</code>, <code>removedQuestions</code> and{" "}
      <code>removedContactRequests</code>.
    </p>
    <p>
      Withdrawn bids and deleted users stay in their lists, behind a filter. Read bids with{" "}
      <code>
        bids(filter: {"{"} includeWithdrawn: true, changedSince: … {"}"})
      </code>
      , your own with the same filter of <code>myBids</code>: those with a <code>withdrawnAt</code> are withdrawn.
      Administrators ask a second time for users, with{" "}
      <code>
        users(filter: {"{"} deleted: true, changedSince: … {"}"})
      </code>
      , and delete what it answers from the copy. A bid does not change its tender: <code>bidCount</code>,{" "}
      <code>lowestBid</code> and <code>averageBid</code> of a copy are right only if you follow the bids, too.
    </p>
    <Example
      answers={'{"data":{"tenders":{"changesUntil":"…","nodes":[…"removedTenders":{"nodes":[…'}
    >{`curl -K axion.curl $AXION/graphql -d '{
  "query": "query ($since: DateTimeISO!) { tenders(first: 100, filter: { changedSince: $since }) { changesUntil nodes { id version tenderNumber } pageInfo { hasNextPage endCursor } } removedTenders(first: 100, changedSince: $since) { nodes { id removedAt } pageInfo { hasNextPage endCursor } } }",
  "variables": { "since": "'$SINCE'" }
}'`}</Example>
    <p>
      Right after the first copy there is little to see: set <code>SINCE=2026-01-01</code> to see more.
    </p>
    <h3>Follow closely</h3>
    <p>
      <code>tenderRevision</code> is answered from memory while nothing changes: ask for it every few seconds. When it
      differs, ask <code>tendersSince</code> with the revision that you had. Here that is one of some changes ago:
    </p>
    <Example
      answers={
        '{"data":{"tenderRevision":"…{"data":{"tendersSince":{"revision":"…","isComplete":…,"changed":[…],"removed":[…'
      }
    >{`curl -K axion.curl $AXION/graphql -d '{ "query": "{ tenderRevision }" }' | tee revision.json
REVISION=$(sed 's/.*"tenderRevision":"\\([0-9]*\\)".*/\\1/' revision.json)

curl -K axion.curl $AXION/graphql -d '{
  "query": "query ($since: String!) { tendersSince(revision: $since, first: 100) { revision isComplete changed { id version } removed } }",
  "variables": { "since": "'$((REVISION > 3 ? REVISION - 3 : 0))'" }
}'`}</Example>
    <p>
      <code>isComplete: false</code> says that too much has changed: read the whole list again. For administrators{" "}
      <code>bidsRevision</code> differs after every change of a bid, company or tender. A REST list has an{" "}
      <code>ETag</code>, and answers 304 while it is unchanged:
    </p>
    <Example answers="304">{`ETAG=$(curl -K axion.curl -D - -o tenders.json $AXION/api/tenders | tr -d '\\r' | sed -n 's/^[Ee][Tt]ag: //p')
curl -K axion.curl -o /dev/null -w '%{http_code}\\n' -H "if-none-match: $ETAG" $AXION/api/tenders`}</Example>
    <h3>Events</h3>
    <p>
      Instead of asking every few seconds, keep <code>/events</code> open: a stream of server-sent events, for tokens
      with <code>tenders:read</code>. Each says that something has changed, within a second, and its data is the new
      revision; then ask as above. Administrators also get <code>bids</code>, with the new <code>bidsRevision</code>; a
      session, but no token, gets <code>notices</code>, with the number of unread ones. A comment is sent every 25
      seconds. A session has at most 10 streams: a further one ends the oldest. A stream ends when the session ends or
      its user is blocked, deleted or gets another role. When the stream ends, wait the milliseconds that its line{" "}
      <code>retry</code> tells, and open it again.
    </p>
    <Example answers="retry: …event: tenders…data: …">{`curl -K axion.curl -N --max-time 3 $AXION/events || true`}</Example>
  </>
);
