import { Example } from "#web/features/marketing/developers/guide/Example.tsx";
import { DEVELOPERS_PAGES } from "#web/features/marketing/developers/developersPages.ts";
import { useSite } from "#web/features/marketing/useSite.ts";

export function Filters() {
  const { href } = useSite();
  return (
    <>
      <p>
        Lists take a <code>filter</code>, of which each condition must be met, and an <code>orderBy</code>. Each has an
        input of its own: <a href={`${href(DEVELOPERS_PAGES.inputs)}#TenderFilter`}>TenderFilter</a>,{" "}
        <a href={`${href(DEVELOPERS_PAGES.inputs)}#BidFilter`}>BidFilter</a> and so on. Pass them as variables, never by
        putting texts together.
      </p>
      <Example answers={'{"data":{"tenders":{"totalCount":…'}>{`curl -K axion.curl $AXION/graphql -d '{
  "query": "query ($filter: TenderFilter) { tenders(first: 5, filter: $filter) { totalCount nodes { tenderNumber country budgetMax } } }",
  "variables": { "filter": { "category": ["Infrastructure", "Construction"], "budgetFrom": 100000, "closingWithinDays": 60 } }
}'`}</Example>
      <p>
        Times are ISO 8601 in UTC. Money is a whole number of US dollars, ids are UUIDs that sort by the time of
        creation.
      </p>
    </>
  );
}
