import { sitePaths } from "#api/core/rules/addresses.rules.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { asUri } from "#api/open-data/asUri.ts";
import { DEFAULT_NAMES, openDataFacts, type Publication } from "#api/open-data/openDataFacts.ts";
import type { PublishedTender, WithdrawnTender } from "#api/open-data/readPublished.ts";
import type { TenderCategory } from "#api/tenders/tenderCategory.rules.ts";

/**
 * The OCDS tenderStatus of each status. A closed tender is `complete`, like an awarded tender, because OCDS has no
 * status for a tender that awaits its decision.
 */
const STATUS = { open: "active", closed: "complete", awarded: "complete" } as const;

/**
 * Returns the OCDS tenderStatus. A closed tender without bids, or with only rejected bids, is `unsuccessful` (see
 * isUnsuccessful).
 */
function statusOf({ cancelledAt, status, isUnsuccessful }: PublishedTender) {
  if (cancelledAt) return "cancelled";
  return isUnsuccessful ? "unsuccessful" : STATUS[status];
}

/** The OCDS mainProcurementCategory of each of the portal's categories. */
const MAIN_CATEGORY: Record<TenderCategory, "works" | "services"> = {
  Infrastructure: "works",
  Construction: "works",
  Engineering: "services",
  Technology: "services",
  Services: "services",
  Design: "services",
  Consulting: "services",
};

export const ocidOf = (tenderId: string, prefix = DEFAULT_NAMES.prefix) => `${prefix}-${tenderId}`;

/** Returns the tender's id in an ocid; null if the text is not an ocid of this portal. */
export function tenderIdOf(ocid: string, prefix: string) {
  const id = ocid.slice(prefix.length + 1);
  return isId(id) && ocid === ocidOf(id.toLowerCase(), prefix) ? id : null;
}

export type Release = ReturnType<typeof releaseOf>;

interface Organization {
  id: string;
  name: string;
}

/**
 * Returns the newest release of a tender in OCDS 1.1: a snapshot of all public data, which replaces earlier releases.
 * The page /developers documents the mapping (OcdsMapping.tsx). Amounts are in US dollars; times are in ISO 8601 and
 * UTC. Unknown values are omitted.
 */
export function releaseOf(tender: PublishedTender | WithdrawnTender, { publicUrl, email, names }: Publication) {
  const ocid = ocidOf(tender.id, names.prefix);
  const buyer = { id: "buyer", name: names.buyer };
  const about = { ocid, id: `${ocid}-${tender.micros}`, date: tender.changedAt.toISOString(), language: "en" };
  const buying = {
    ...buyer,
    roles: ["buyer", "procuringEntity"],
    contactPoint: { email, url: publicUrl },
  };
  if (tender.isWithdrawn)
    return {
      ...about,
      tag: ["tenderUpdate"],
      initiationType: "tender",
      parties: [buying],
      buyer,
      tender: { id: tender.id, status: "withdrawn", procuringEntity: buyer },
    };
  const { supplierId, supplierName } = tender;
  const supplier = supplierId && supplierName ? { id: `company-${supplierId}`, name: supplierName } : null;
  return {
    ...about,
    tag: tender.cancelledAt ? ["tenderCancellation"] : tender.awardId ? ["tender", "award"] : ["tender"],
    initiationType: "tender",
    parties: [buying, ...(supplier ? [{ ...supplier, roles: ["supplier"] }] : [])],
    buyer,
    tender: tenderOf(tender, buyer, publicUrl),
    ...(tender.awardId && { awards: [awardOf(tender, supplier)] }),
  };
}

const usd = (digits: string) => ({ amount: Number(digits), currency: "USD" });

function tenderOf(tender: PublishedTender, buyer: Organization, publicUrl: string) {
  const { category } = tender;
  const documents = documentsOf(tender);
  const amendments = amendmentsOf(tender);
  return {
    id: tender.tenderNumber,
    title: tender.title,
    description: tender.description,
    status: statusOf(tender),
    procuringEntity: buyer,
    items: [
      {
        id: "1",
        description: tender.title,
        classification: { scheme: openDataFacts.categoryScheme, id: category, description: category },
        deliveryAddress: { locality: tender.location, countryName: tender.country },
      },
    ],
    minValue: usd(tender.budgetMin),
    value: usd(tender.budgetMax),
    procurementMethod: "open",
    mainProcurementCategory: MAIN_CATEGORY[category],
    ...(category === "Consulting" && { additionalProcurementCategories: ["consultingServices"] }),
    submissionMethod: ["electronicSubmission"],
    submissionMethodDetails: `${tender.sealed ? "Sealed bids" : "Bids"} by companies with an account: ${publicUrl}${sitePaths.submitBid(tender.id)}`,
    tenderPeriod: { startDate: tender.openingDate.toISOString(), endDate: tender.closingDate.toISOString() },
    ...(tender.takesQuestions && { enquiryPeriod: enquiryPeriodOf(tender) }),
    ...(tender.decisionExpectedOn &&
      tender.decisionExpectedOn > tender.closingDate && {
        awardPeriod: {
          startDate: tender.closingDate.toISOString(),
          endDate: tender.decisionExpectedOn.toISOString(),
        },
      }),
    eligibilityCriteria: tender.requirements,
    ...(tender.bidders !== null && { numberOfTenderers: tender.bidders }),
    ...(documents.length > 0 && { documents }),
    ...(amendments.length > 0 && { amendments }),
  };
}

/**
 * Returns the period in which the tender accepts questions. It starts with the publication of the tender, if this time
 * is stored.
 */
const enquiryPeriodOf = ({ publishedAt, questionsUntil }: PublishedTender) => ({
  ...(publishedAt && publishedAt <= questionsUntil && { startDate: publishedAt.toISOString() }),
  endDate: questionsUntil.toISOString(),
});

/** Returns the OCDS amendments: the tender's addenda, and the cancellation with its reason. */
const amendmentsOf = ({ addenda, cancelledAt, cancelReason }: PublishedTender) => [
  ...addenda.map(({ id, number, issuedAt, changes, note }) => ({
    id,
    date: new Date(issuedAt).toISOString(),
    description: `Addendum ${number} changes ${changes.map(({ field }) => field).join(", ")}`,
    ...(note !== null && { rationale: note }),
  })),
  ...(cancelledAt
    ? [
        {
          id: "cancellation",
          date: cancelledAt.toISOString(),
          description: "The tender is cancelled",
          ...(cancelReason !== null && { rationale: cancelReason }),
        },
      ]
    : []),
];

/** Returns the OCDS documents. Documents whose URL is not a valid URI are omitted. */
function documentsOf({ documentsUrl, documents }: PublishedTender) {
  const all = [...(documentsUrl === null ? [] : [{ name: "Tender documents", url: documentsUrl }]), ...documents];
  return all.flatMap(({ name, url }, place) => {
    const uri = asUri(url);
    return uri ? [{ id: String(place + 1), documentType: "biddingDocuments", title: name, url: uri }] : [];
  });
}

const awardOf = ({ awardId, awardAmount, awardedAt }: PublishedTender, supplier: Organization | null) => ({
  id: awardId,
  status: "active",
  ...(awardedAt && { date: awardedAt.toISOString() }),
  ...(awardAmount && { value: usd(awardAmount) }),
  ...(supplier && { suppliers: [supplier] }),
});
