import { COST_HEADER, NO_COST } from "#api/core/rules/costHeader.rules.ts";
import { COSTS, DOCUMENT_LIMITS, MAX_BODY } from "#api/core/rules/documentLimits.rules.ts";
import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { REQUESTS_A_MINUTE } from "#api/core/rules/requestLimits.rules.ts";
import { WRITES, type WriteLimit } from "#api/core/rules/writeLimits.rules.ts";
import { Example } from "#web/features/marketing/developers/guide/Example.tsx";
import { Facts } from "#web/features/marketing/developers/guide/Facts.tsx";
import { inDigits } from "#web/features/marketing/developers/inDigits.ts";

const OF: Record<WriteLimit, string> = {
  "bid writes": "Bids submitted, revised, withdrawn",
  "draft writes": "Bid drafts saved, discarded",
  "profile writes": "Company profile saved",
  "account writes": "Own name, address, sessions and tokens changed",
  "password changes": "Own password changed",
  "tender writes": "Tenders saved, deleted, restored",
  "decision writes": "Decisions, requests marked",
  "user writes": "Users saved, deleted, restored",
  "webhook writes": "Webhooks saved, tested, sent again",
  "question writes": "Questions asked (10 of one company), withdrawn",
  "notice writes": "Notices marked, their settings changed",
  "content writes": "Posts and projects saved, deleted",
};

const HOUR = 3600;

export const Limits = () => (
  <>
    <p>
      Each answer tells how many requests you have left in this minute: <code>x-ratelimit-limit</code>, <code>x-ratelimit-remaining</code> and{" "}
      <code>x-ratelimit-reset</code>, the end of the minute in seconds since 1970. Past a limit the answer is <code>RATE_LIMITED</code> with <code>Retry-After</code> in seconds, and
      nothing was written. A document is counted before it runs: an object costs 1, a long text {COSTS.longText}, each times the lists around it
      ({COSTS.list} where a list takes no <code>first</code>). Each answer has its cost in <code>extensions.cost</code>, unless the request has the header{" "}
      <code>{`${COST_HEADER}: ${NO_COST}`}</code>.
    </p>
    <Example answers={'"cost":{"requested":…,"limit":…'}>{`curl -K axion.curl $AXION/graphql -d '{ "query": "{ tenders(first: 50) { nodes { id title description } } }" }' | grep -o '"cost":{.*'`}</Example>
    <Facts
      caption="Requests, unless the headers tell another limit"
      columns={["Of", "In a minute"]}
      rows={[
        ["A signed-in person, with all tokens", inDigits(REQUESTS_A_MINUTE.person)],
        ["All visitors of one address together", inDigits(REQUESTS_A_MINUTE.address)],
      ]}
    />
    <Facts
      caption="One request"
      columns={["What", "At most"]}
      rows={[
        ["Cost of a document", inDigits(DOCUMENT_LIMITS.cost)],
        ["Depth of a document", DOCUMENT_LIMITS.depth],
        ["Aliases in a document", DOCUMENT_LIMITS.aliases],
        ["Tokens of a document", inDigits(DOCUMENT_LIMITS.tokens)],
        ["Nodes of a page", MAX_PAGE],
        ["Body", MAX_BODY.told],
      ]}
    />
    <Facts
      caption="Writes of one person"
      columns={["What", "In an hour"]}
      rows={Object.entries(WRITES).map(([name, { points, duration }]) => [OF[name as WriteLimit], inDigits((points * HOUR) / duration)])}
    />
  </>
);
