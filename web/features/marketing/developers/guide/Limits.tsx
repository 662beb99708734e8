import { COST_HEADER, NO_COST } from "#api/core/rules/requestHeaders.rules.ts";
import {
  COST_A_MINUTE,
  COSTS,
  DOCUMENT_LIMITS,
  MAX_BODY,
  OF_AN_ADMINISTRATOR,
  REQUESTS_A_MINUTE,
} from "#api/core/rules/requestLimits.rules.ts";
import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { TRIES, type TryLimit } from "#api/core/rules/tryLimits.rules.ts";
import { BID_TERMS, QUESTIONS, WRITES, type WriteLimit } from "#api/core/rules/writeLimits.rules.ts";
import { Example } from "#web/features/marketing/developers/guide/Example.tsx";
import { Facts, formatNumber } from "#web/features/marketing/developers/guide/Facts.tsx";

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
  "file writes": "Uploads of files",
  "file pieces": "Pieces of files sent",
  "content writes": "Posts and projects saved, deleted",
};

const OF_TRIES: Record<TryLimit, string> = {
  "registration by address": "Registrations from an address",
  "contact by address": "Integration requests from an address",
  "password reset by address": "Links of forgotten passwords asked for from an address",
  "password reset by account and address": "The same for one account from one address",
  "password reset mails of a user":
    "Links of forgotten passwords mailed to one account, asked for from all addresses that are new to it",
  "password reset mails of a user and address": "The same from an address from which the account signed in before",
  "confirmation mails of a user": "Links to confirm its address mailed to one account",
  "receipt checks by address": "Checks of receipts from an address",
  "mailed links by address": "Mailed links opened from an address",
  "stopped mails by address": "Mails stopped by their links, from an address",
  "second step of a user": "Codes of a second sign-in step of an account, from all addresses that are new to it",
  "second step of a user and address": "The same from an address from which the account signed in before",
  "failed login by address": "Failed sign-ins from an address",
  "failed login by account and address": "Failed sign-ins to an account from an address",
  "failed login by account":
    "Failed sign-ins to an account from all addresses that are new to it; then one in 30 seconds for each address",
};

const HOUR = 3600;
const MINUTE = 60;

/** Formats a number of seconds in words: 3600 as "1 hour". */
const inWords = (seconds: number) =>
  seconds < HOUR ? `${seconds / MINUTE} minutes` : seconds === HOUR ? "1 hour" : `${seconds / HOUR} hours`;

export const Limits = () => (
  <>
    <p>
      Each answer tells how many requests you have left in this minute: <code>x-ratelimit-limit</code>,{" "}
      <code>x-ratelimit-remaining</code> and <code>x-ratelimit-reset</code>, the end of the minute in seconds since
      1970. The answer to a change tells the same of its limit below: <code>x-ratelimit-writes-limit</code>,{" "}
      <code>x-ratelimit-writes-remaining</code> and <code>x-ratelimit-writes-reset</code>. Past a limit the answer is{" "}
      <code>RATE_LIMITED</code> with <code>Retry-After</code> in seconds, and nothing was written. A document is counted
      before it runs: an object costs 1, a long text {COSTS.longText}, each times the lists around it ({COSTS.list}{" "}
      where a list takes no <code>first</code>, {COSTS.revisions} for the revisions of a bid). If the proposals below
      tenders make a document too costly, they cost 1 for each {formatNumber(COSTS.textBytes)} bytes instead. Each
      answer has its cost in <code>extensions.cost</code>, unless the request has the header{" "}
      <code>{`${COST_HEADER}: ${NO_COST}`}</code>.
    </p>
    <Example
      answers={'"cost":{"requested":…,"limit":…'}
    >{`curl -K axion.curl $AXION/graphql -d '{ "query": "{ tenders(first: 50) { nodes { id title description } } }" }' | grep -o '"cost":{.*'`}</Example>
    <Facts
      caption="Requests, unless the headers tell another limit"
      columns={["Of", "In a minute"]}
      rows={[
        ["A signed-in person, with all tokens", formatNumber(REQUESTS_A_MINUTE.person)],
        [
          "All visitors of one address together, also for public pages and the open data",
          formatNumber(REQUESTS_A_MINUTE.address),
        ],
      ]}
    />
    <p>
      What your documents cost is limited, too. Each request counts its cost, 1 for each field it selects, and 1 more; a
      REST request counts as the operation behind it, once for each page of 100, a download {COSTS.download}, a public
      page that is read from the database {COSTS.page}, and a package of the open data {COSTS.openData}. A text that the
      server does not know also counts what it takes to read: the square of the number of its parts (names, fields,
      arguments, values) divided by 40, which is 250 for a hundred. Documents that you send again are known, and answers
      from memory count nothing but their request. Past the limit the answer is <code>RATE_LIMITED</code>, too.
    </p>
    <Facts
      caption="Cost of all requests"
      columns={["Of", "In a minute"]}
      rows={[
        ["A partner, with all tokens", formatNumber(COST_A_MINUTE.person)],
        ["An administrator, with all tokens", formatNumber(COST_A_MINUTE.person * OF_AN_ADMINISTRATOR)],
        ["All visitors of one address together", formatNumber(COST_A_MINUTE.address)],
      ]}
    />
    <Facts
      caption="One request"
      columns={["What", "At most"]}
      rows={[
        ["Cost of a document", formatNumber(DOCUMENT_LIMITS.cost)],
        ["Depth of a document", DOCUMENT_LIMITS.depth],
        ["Aliases in a document", DOCUMENT_LIMITS.aliases],
        ["Tokens of a document", formatNumber(DOCUMENT_LIMITS.tokens)],
        ["Nodes of a page", MAX_PAGE],
        ["Body", MAX_BODY.shown],
      ]}
    />
    <Facts
      caption="Writes of one person"
      columns={["What", "In an hour"]}
      rows={Object.entries(WRITES).map(([name, { points, duration }]) => [
        OF[name as WriteLimit],
        formatNumber((points * HOUR) / duration),
      ])}
    />
    <Facts
      caption="Writes of one company"
      columns={["What", "At most", "In"]}
      rows={[
        ...BID_TERMS.map(({ points, duration }) => [
          "Bids submitted and revised on one tender",
          formatNumber(points),
          inWords(duration),
        ]),
        ["Questions asked, about all tenders", formatNumber(QUESTIONS.points), inWords(QUESTIONS.duration)],
      ]}
    />
    <Facts
      caption="Tries, by address or account; an IPv6 address counts as its /64"
      columns={["What", "At most", "In"]}
      rows={Object.entries(TRIES).map(([name, { points, duration }]) => [
        OF_TRIES[name as TryLimit],
        formatNumber(points),
        inWords(duration),
      ])}
    />
    <p>
      A person has at most 20 sessions: a further sign-in ends the oldest. Sessions and tokens of a person count
      together; events, open data and the pages of the site do not count. Requests are counted in the memory of each
      process of the server, which tell each other: <code>x-ratelimit-remaining</code> may be a little too high.
    </p>
  </>
);
