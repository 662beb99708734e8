import { apiPaths } from "#api/core/rules/addresses.rules.ts";
import { Query } from "#web/features/marketing/developers/guide/Query.tsx";

export const Administrators = () => (
  <>
    <p>
      One document reads tenders with their bids, each bidder&#8217;s profile and the lowest and average bid. The number
      of SQL statements does not grow with the rows:
    </p>
    <Query>{`query Deciding($filter: TenderFilter, $order: BidOrder) {
  tenders(first: 50, filter: $filter) {
    nodes {
      tenderNumber
      bidCount
      lowestBid
      averageBid
      bids(orderBy: $order) {
        bidAmount
        status
        company { companyName profile { website } }
      }
    }
  }
}`}</Query>
    <p>
      <code>companies</code> lists company profiles with their bids, wins and awarded value.{" "}
      <code>procurementFigures</code> has the published tenders, their bids, awarded value, median bids and the share
      without bids, by month, category or country. Bids on sealed tenders count; their amounts are in no figure until
      the tender is opened and awarded.
    </p>
    <Query>{`{
  procurementFigures(groupBy: MONTH, from: "2026-01-01") {
    group tenders bids awardedValue medianBids shareWithoutBids
  }
  companies(first: 5, orderBy: { field: awardedValue, direction: descending }) {
    nodes { companyName bidCount wins awardedValue }
  }
}`}</Query>
    <p>
      <code>GET {apiPaths.bidsCsv("{id}")}</code> downloads the bids on a tender as CSV, with formula cells escaped; the
      terms of sealed bids are empty there, and null in <code>GET /api/bids</code>. <code>GET /api/bids</code> has the
      bids of all companies.
    </p>
    <p>
      <code>?sep=,</code>, <code>?sep=;</code> or <code>?sep=%09</code> chooses the separator of a CSV file. Without it,
      a token gets commas, and a session what spreadsheets expect in its language. Texts longer than a cell (32,767
      characters) are cut, except for tokens.
    </p>
    <p>
      The audit trail is <code>auditEvents</code>, and as CSV <code>GET {apiPaths.auditCsv}</code> with the same filter:{" "}
      <code>act</code>, <code>actor</code>, <code>tenderId</code>, <code>bidId</code>, <code>userId</code>,{" "}
      <code>outcome</code> (<code>done</code> or <code>refused</code>), <code>from</code> and <code>to</code>. The
      export is recorded, too.
    </p>
  </>
);
