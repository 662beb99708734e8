import type { DataSource } from "typeorm";

import { ITEMS_A_PAGE } from "#api/content/shownPage.rules.ts";
import { databaseClock } from "#api/core/database/databaseClock.ts";
import type { Country } from "#api/core/rules/country.rules.ts";
import { MOST_COUNTED } from "#api/core/rules/page.rules.ts";
import { countPublished, findPublished } from "#api/open-data/findPublished.ts";
import { readPublishedByNumber, type PublishedAddendum, type PublishedTender } from "#api/open-data/readPublished.ts";
import type {
  ListedTender,
  ShownAddendum,
  ShownTender,
  ShownTenders,
  TenderAt,
} from "#api/open-data/shownTender.rules.ts";
import { readAnsweredQuestions } from "#api/questions/questionsOfTender.ts";
import { publicStatus, searchQuery } from "#api/tenders/searches/savedSearch.rules.ts";
import { AMENDED_FIELDS } from "#api/tenders/addenda/amendments.rules.ts";
import { acceptsBids, daysLeft, shownStatus } from "#api/tenders/tenderStatus.rules.ts";

/**
 * The number of the last page that is read. A later page would be slow, because PostgreSQL reads all rows before it.
 */
const LAST_PAGE = Math.ceil(MOST_COUNTED / ITEMS_A_PAGE);

/**
 * Reads one page of the public list of tenders.
 * @param address The query string of the page's URL, which contains the filters
 * @param page The number of the page, from 1
 */
export async function shownTenders(db: DataSource, address: string, page: number): Promise<ShownTenders> {
  const query = searchQuery(address);
  const now = await databaseClock(db.manager);
  const { count, countIsExact } = await countPublished(db, query);
  const isWithin = page <= LAST_PAGE && (page - 1) * ITEMS_A_PAGE < count;
  const { tenders, more } = isWithin
    ? await findPublished(db, query, { offset: (page - 1) * ITEMS_A_PAGE, limit: ITEMS_A_PAGE })
    : { tenders: [], more: false };
  const items = tenders.map((tender) => listedTender(tender, now));
  const status = publicStatus(query);
  return { items, page, more: more && page < LAST_PAGE, query, status, count, countIsExact };
}

/** Reads the published tender with this number; `tender` is null if there is none, or if it was deleted. */
export async function shownTender(db: DataSource, tenderNumber: string): Promise<TenderAt> {
  const tender = await readPublishedByNumber(db, tenderNumber);
  if (tender === null || tender === "deleted") return { tenderNumber, tender: null, isDeleted: tender === "deleted" };
  const now = await databaseClock(db.manager);
  const questions = await readAnsweredQuestions(db, tender.id);
  return {
    tenderNumber: tender.tenderNumber,
    tender: { ...wholeTender(tender, now), questions },
    isDeleted: false,
  };
}

function listedTender(tender: PublishedTender, now: Date): ListedTender {
  const { tenderNumber, title, category, location, country, budgetMin, budgetMax, closingDate } = tender;
  return {
    tenderNumber,
    title,
    category,
    location,
    country: country as Country,
    budgetMin: Number(budgetMin),
    budgetMax: Number(budgetMax),
    closingDate: closingDate.toISOString(),
    status: shownStatus(tender, now) as ListedTender["status"],
    daysLeft: acceptsBids(tender, now) ? daysLeft(closingDate, now) : null,
    isCancelled: tender.cancelledAt !== null,
  };
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

function wholeTender(tender: PublishedTender, now: Date): Omit<ShownTender, "questions"> {
  const { id, description, requirements, sealed, cancelReason, takesQuestions, documents, documentsUrl } = tender;
  return {
    ...listedTender(tender, now),
    id,
    description,
    requirements,
    openingDate: tender.openingDate.toISOString(),
    publishedAt: iso(tender.publishedAt),
    questionsUntil: takesQuestions ? iso(tender.questionsUntil) : null,
    decisionExpectedOn: iso(tender.decisionExpectedOn),
    sealed,
    documents: documents.map(({ name }) => name),
    hasDocumentsPage: documentsUrl !== null,
    bidders: tender.bidders,
    cancelledAt: iso(tender.cancelledAt),
    cancelReason,
    addenda: tender.addenda.map(shownAddendum).reverse(),
    award: tender.awardId
      ? {
          at: iso(tender.awardedAt),
          amount: tender.awardAmount === null ? null : Number(tender.awardAmount),
          supplier: tender.supplierName,
        }
      : null,
  };
}

const asText = (value: string | number | null) => (value === null ? null : String(value));

/**
 * Returns an addendum as the public page shows it. Long texts and the URLs of documents are left out, because only
 * signed-in users may read them.
 */
const shownAddendum = ({ number, issuedAt, note, changes }: PublishedAddendum): ShownAddendum => ({
  number,
  issuedAt: new Date(issuedAt).toISOString(),
  note,
  changes: changes.map(({ field, before, after }) => {
    const { as } = AMENDED_FIELDS[field];
    const isHidden = as === "long" || field === "documentsUrl";
    return { field, as, values: isHidden ? null : { before: asText(before), after: asText(after) } };
  }),
});
