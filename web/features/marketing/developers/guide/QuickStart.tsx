import { apiPaths } from "#api/core/rules/addresses.rules.ts";
import { Example } from "#web/features/marketing/developers/guide/Example.tsx";
import { ORIGIN } from "#web/site.ts";
import { DEVELOPERS_PAGES } from "#web/features/marketing/developers/developersPages.ts";
import { useSite } from "#web/features/marketing/useSite.ts";
import { paths } from "#web/paths.ts";

/** A guide from registration to the receipt of a bid. Each step builds on the previous one. */
export function QuickStart() {
  const { href } = useSite();
  return (
    <>
      <p>
        You need a terminal with bash and curl; later examples, of receipts, webhooks and persisted queries, need
        Node.js, too. Keep it open: each step uses what the one before has set. Larger programs to copy are under{" "}
        <a href={href(DEVELOPERS_PAGES.programs)}>Programs</a>. Or do the first two steps in the browser:{" "}
        <a href={href(paths.register)}>register</a>, and create a token under{" "}
        <a href={paths.apiTokens}>Settings, API tokens</a>.
      </p>
      <p>
        One token is good for GraphQL and for REST. REST submits and lists bids, but it does not read a single bid or a
        receipt, does not revise or withdraw a bid, and does not filter tenders or tell what has changed: use GraphQL
        for these.
      </p>
      <h3>Get an account</h3>
      <p>
        The first line must name the address at which you read this page; a browser has put it in. Choose a username of
        3 to 50 characters and a password of your own, or take random ones as here. Replace the e-mail address by one
        whose mail you read: the next step needs it. To use the account in the browser, too, keep what{" "}
        <code>echo "$AXION_USER $AXION_PASSWORD"</code> prints.
      </p>
      <Example answers={'{"id":"…","username":"…'}>
        export AXION=<span data-origin="">{ORIGIN}</span>
        {`
export AXION_USER=works-$RANDOM$RANDOM
export AXION_EMAIL=you@example.org
export AXION_PASSWORD=$(head -c 18 /dev/urandom | base64)
umask 077 # files that you write from here on are yours alone

curl -sS $AXION/api/register -H 'content-type: application/json' -d '{
  "firstName": "Ada", "lastName": "Okafor", "company": "Okafor Works",
  "email": "'$AXION_EMAIL'",
  "username": "'$AXION_USER'", "password": "'"$AXION_PASSWORD"'"
}'`}
      </Example>
      <h3>Confirm your address</h3>
      <p>
        Tokens need a confirmed address. Open the link that was mailed to you, or give it to a program: its token is
        what follows #.
      </p>
      <Example answers={'{"data":{"confirmEmail":true}…'}>{`LINK='https://…/confirm-email#…' # the link of the mail

curl -sS $AXION/graphql -H 'content-type: application/json' -d '{
  "query": "mutation ($token: String!) { confirmEmail(token: $token) }",
  "variables": { "token": "'\${LINK#*#}'" }
}'`}</Example>
      <h3>Create a token</h3>
      <p>
        Programs sign in with a token. Sign in once yourself to create it; your password is asked for again. The token
        is told this once: what is kept of it is its SHA-256.
      </p>
      <Example
        answers={
          '{"id":"…","username":"……{"data":{"createApiToken":{"token":"axn_…","apiToken":{"id":"…"}}},"extensions":{"cost":…'
        }
      >{`sign_in() {
  curl -sS -c cookies.txt $AXION/api/login -H 'content-type: application/json' \\
    -d '{ "username": "'$AXION_USER'", "password": "'"$AXION_PASSWORD"'" }'
  echo
}
sign_in

curl -sS -b cookies.txt $AXION/graphql -H 'content-type: application/json' -d '{
  "query": "mutation ($input: ApiTokenInput!, $password: String!) { createApiToken(input: $input, password: $password) { token apiToken { id } } }",
  "variables": {
    "password": "'"$AXION_PASSWORD"'",
    "input": {
      "name": "My first program", "expiresInDays": 30,
      "scopes": ["tenders:read", "bids:read", "bids:write", "profile:write", "files:write"]
    }
  }
}' | tee token.json`}</Example>
      <p>
        Put it into a file that only you can read: curl takes its headers from there, and no list of processes shows it.
      </p>
      <Example>{`if grep -q '"axn_' token.json; then
  TOKEN_ID=$(grep -o '"id":"[^"]*"' token.json | cut -d'"' -f4)
  cat > axion.curl << END
silent
show-error
header = "authorization: Bearer $(grep -o 'axn_[A-Za-z0-9_-]*' token.json)"
header = "content-type: application/json"
END
  rm token.json cookies.txt
else
  echo 'No token was created:'; cat token.json
fi`}</Example>
      <h3>Ask the first question</h3>
      <p>
        GraphQL answers exactly what you ask for, at one address; <code>extensions.cost</code> beside it is explained
        under <a href="#limits">Limits</a>. Write your own questions in <a href={apiPaths.graphql}>the explorer</a>.
      </p>
      <Example
        answers={'{"data":{"me":{"username":"works-…"},"tenders":{"totalCount":…,"nodes":[{"id":"…'}
      >{`curl -K axion.curl $AXION/graphql -d '{
  "query": "{ me { username } tenders(first: 3, filter: { acceptsBids: true }) { totalCount nodes { id tenderNumber title closingDate } } }"
}'`}</Example>
      <h3>Say who bids</h3>
      <p>A bid needs a company profile. The same account is also open to REST, at addresses under /api.</p>
      <Example
        answers={'{"companyName":"Okafor Works"…"addressCountry":"Nigeria"…'}
      >{`curl -K axion.curl $AXION/api/company-profile -d '{
  "companyName": "Okafor Works", "industry": "Construction", "addressCountry": "Nigeria"
}'`}</Example>
      <h3>Submit a bid</h3>
      <p>Choose a tender, here the open one that closes last, and look at it:</p>
      <Example
        answers={'{"data":{"tenders":{"nodes":[{"id":"…","tenderNumber":"…","title":"…'}
      >{`curl -K axion.curl $AXION/graphql -d '{
  "query": "{ tenders(first: 1, filter: { acceptsBids: true }, orderBy: { field: closingDate, direction: descending }) { nodes { id tenderNumber title closingDate } } }"
}' | tee tender.json

TENDER=$(grep -o '"id":"[^"]*"' tender.json | cut -d'"' -f4)`}</Example>
      <p>
        A bid is an offer: it counts. If you only try it, withdraw it afterwards, as under{" "}
        <a href="#clean-up">Clean up</a>. The key in the header makes it safe to send it again.
      </p>
      <Example
        answers={'{"id":"…"companyId":"…"status":"pending"…'}
      >{`curl -K axion.curl $AXION/api/bids -H "idempotency-key: first-$TENDER" -d '{
  "tenderId": "'$TENDER'", "bidAmount": 180000, "timelineDays": 90,
  "technicalProposal": "We launch the girders from the south bank in the dry season, with our own crane and crew."
}' | tee bid.json

BID=$(grep -o '"id":"[^"]*"' bid.json | cut -d'"' -f4)`}</Example>
      <p>
        The same as a mutation is <code>submitBid</code>.
      </p>
      <h3>See its receipt</h3>
      <p>
        The receipt proves what you submitted, and when. <a href="#receipts">Verify it</a> with what follows below.
      </p>
      <Example
        answers={'{"data":{"bid":{"submittedAt":"…","receipt":{"receiptNumber":"AX-…","sha256":"…'}
      >{`curl -K axion.curl $AXION/graphql -d '{
  "query": "query ($id: ID!) { bid(id: $id) { submittedAt receipt { receiptNumber sha256 } } }",
  "variables": { "id": "'$BID'" }
}'`}</Example>
    </>
  );
}
