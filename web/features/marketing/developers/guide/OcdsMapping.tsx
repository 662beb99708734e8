import { Facts } from "#web/features/marketing/developers/guide/Facts.tsx";

const MAPPING: readonly (readonly [ocds: string, portal: string])[] = [
  ["ocid", "the prefix of this publisher and the tender's id"],
  ["date", "when the tender, its award or the winner's name last changed"],
  ["tag", "tender; with an award tender, award; cancelled tenderCancellation; withdrawn tenderUpdate"],
  ["buyer, tender.procuringEntity, the first of parties", "the buyer's name, and the site's e-mail and address"],
  ["tender.id, title, description, eligibilityCriteria", "tender number, title, description, requirements"],
  [
    "tender.status",
    "open: active, also after its closing time; closed and awarded: complete; closed after its closing time without a bid, or with every bid rejected: unsuccessful; cancelled: cancelled; deleted or a draft again: withdrawn",
  ],
  [
    "tender.numberOfTenderers",
    "the number of companies with a bid, once the tender is closed and its closing time has passed",
  ],
  ["tender.minValue, value", "the two ends of the budget as typed, in USD"],
  [
    "tender.procurementMethod, submissionMethod",
    "open, electronicSubmission; submissionMethodDetails has the address of the bid form, and whether bids are sealed",
  ],
  [
    "tender.mainProcurementCategory",
    "Infrastructure, Construction: works; the others: services, Consulting also consultingServices",
  ],
  [
    "tender.items[0]",
    "classification: the category, in the portal's own scheme; deliveryAddress (location extension): location and country",
  ],
  ["tender.tenderPeriod", "opening and closing time"],
  ["tender.documents", "the address of the documents, as biddingDocuments"],
  [
    "awards",
    "while the tender is awarded: the accepted bid's id, amount in USD and time of decision; suppliers is its company's name, which is in parties too",
  ],
];

/** A table that maps the fields of an OCDS release to the portal's data. */
export const OcdsMapping = () => (
  <Facts
    caption="OCDS fields"
    columns={["OCDS", "Portal"]}
    rows={MAPPING.map(([ocds, portal]) => [<code key={ocds}>{ocds}</code>, portal])}
  />
);
