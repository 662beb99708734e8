import { Example } from "#web/features/marketing/developers/guide/Example.tsx";

export const Revise = () => (
  <>
    <p>
      <code>reviseBid</code> replaces all terms: send those that stay, too. A <code>documentsUrl</code> that is left out
      is gone. With the <code>revision</code> that you read it is refused with <code>CONFLICT</code> if the bid was
      revised since. Earlier revisions stay readable in <code>Bid.revisions</code>, and each one has a receipt.
    </p>
    <Example
      answers={'{"data":{"reviseBid":{"id":"…","revision":2,"bidAmount":175000,"status":"pending"}}'}
    >{`curl -K axion.curl $AXION/graphql -d '{
  "query": "mutation ($id: ID!, $input: BidRevisionInput!) { reviseBid(id: $id, input: $input) { id revision bidAmount status } }",
  "variables": {
    "id": "'$BID'",
    "input": {
      "revision": 1, "bidAmount": 175000, "timelineDays": 85,
      "technicalProposal": "We launch the girders from the south bank in the dry season, with two cranes of our own and two crews."
    }
  }
}'`}</Example>
    <p>
      <code>withdrawBid</code> takes the bid back, as under <a href="#clean-up">Clean up</a>. You may then bid again,
      with a new key. Once the tender has closed, both are refused with <code>TENDER_CLOSED</code>.
    </p>
  </>
);
