import { Example } from "#web/features/marketing/developers/guide/Example.tsx";
import { OcdsMapping } from "#web/features/marketing/developers/guide/OcdsMapping.tsx";

export const OpenData = () => (
  <>
    <p>
      Published tenders and their awards are open data in the Open Contracting Data Standard, OCDS 1.1: for everybody,
      without an account or a token, and for pages of every site (CORS). Each release has all that is public of one
      tender; the award once it is made, never the bids that lost. The package names the licence and the publisher.
    </p>
    <Example
      answers={'200…{"uri":"…/ocds/releases.json","version":"1.1"…"releases":[{"ocid":"…'}
    >{`curl -sS $AXION/ocds/releases.json -o releases.json -w '%{http_code}\\n'
head -c 600 releases.json`}</Example>
    <p>
      At most 100 releases come in one package, the oldest change first; <code>links.next</code> is the address of the
      next one. Keep the <code>date</code> of the last release, and ask with it the next time:{" "}
      <code>/ocds/releases.json?since=2026-01-31T08:00:00Z</code>. Where nothing has changed since, the answer is{" "}
      <code>NOT_FOUND</code>. An <code>ETag</code> makes an unchanged answer a 304; answers may be cached for a minute.
      A wrong cursor, and a <code>since</code> that is not an ISO 8601 time or is in the future, is 400.
    </p>
    <p>
      To keep a copy, replace what you have by each release with the same <code>ocid</code>. There is one release of
      each tender, its newest; its <code>id</code> differs after each change. Earlier releases are not kept, so that
      what is deleted, erased or no longer disclosed is not published again. A tender that was published and is deleted
      or becomes a draft again comes with <code>tender.status</code> <code>withdrawn</code> and nothing else of its
      content.
    </p>
    <p>
      One tender by its <code>ocid</code>:
    </p>
    <Example
      answers={'{"uri":"…/ocds/records/…"records":[{"ocid":"…"compiledRelease":{"ocid":"…'}
    >{`OCID=$(grep -o '"ocid":"[^"]*"' releases.json | sed -n 1p | cut -d'"' -f4)
curl -sS $AXION/ocds/records/$OCID.json`}</Example>
    <p>
      The record has that release, and the same as <code>compiledRelease</code>. The licence of the data is CC BY 4.0.
    </p>
    <OcdsMapping />
  </>
);
