import { Example } from "#web/features/marketing/developers/guide/Example.tsx";

export const Idempotency = () => (
  <>
    <p>
      Every create takes a key of yours: the header <code>idempotency-key</code> in REST, <code>clientMutationId</code>{" "}
      of a mutation, in its input, or beside its id where it has no input. It is kept for 30 days. A second call with
      the same key and the same terms answers what the first one created, with the header{" "}
      <code>Idempotency-Replayed: true</code>, however often the line breaks, unless the bid was withdrawn; the same key
      with other terms is <code>CONFLICT</code>, and so is the key of a bid that was withdrawn: use a new key to bid
      again.
    </p>
    <Example
      answers={'"id":"…"…still the same bid'}
    >{`curl -K axion.curl $AXION/api/bids -H "idempotency-key: first-$TENDER" -d '{
  "tenderId": "'$TENDER'", "bidAmount": 180000, "timelineDays": 90,
  "technicalProposal": "We launch the girders from the south bank in the dry season, with our own crane and crew."
}' | grep -o '"id":"[^"]*"' | tee again.txt
grep -q "$BID" again.txt && echo 'still the same bid'`}</Example>
    <p>
      A change takes the <code>version</code> that was read, of a mutation in its input or patch, or beside its id where
      it has neither, in REST in the body or as <code>If-Match</code>: it is refused with <code>CONFLICT</code> if
      somebody else has saved since, instead of overwriting it.
    </p>
  </>
);
