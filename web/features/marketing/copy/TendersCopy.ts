import { type AmendedFieldName } from "#api/tenders/addenda/amendments.rules.ts";
import { type SEARCHED } from "#api/tenders/searches/savedSearch.rules.ts";
import { type TenderCategory } from "#api/tenders/tenderCategory.rules.ts";

export type SearchedName = (typeof SEARCHED)[number];

interface Titled {
  title: string;
  text: string;
}

/** The texts of the public pages of tenders. `{count}`, `{number}` and the like are replaced by values. */
export interface TendersCopy {
  /** By the status that the list shows. */
  titles: Record<"open" | "closed" | "awarded", string>;
  lead: string;
  /** For search engines; at most 155 characters. */
  description: string;
  search: {
    label: string;
    find: string;
    more: string;
    clear: string;
    filters: Record<Exclude<SearchedName, "acceptsBids">, string>;
    all: { category: string; country: string; closingWithinDays: string };
    withinOneDay: string;
    withinDays: string;
  };
  found: { one: string; many: string; moreThan: string };
  /** Spec §2: no tender accepts bids. */
  /** Links to the feeds of a search. */
  feeds: { atom: string; calendar: string };
  empty: Titled;
  noMatch: Titled;
  beyond: Titled & { firstPage: string };
  unread: Titled & { retry: string };
  pages: { label: string; previous: string; next: string };
  statuses: Record<"open" | "closed" | "awarded", string>;
  cancelled: string;
  closingSoon: string;
  sealed: string;
  categories: Record<TenderCategory, string>;
  facts: {
    label: string;
    number: string;
    category: string;
    place: string;
    budget: string;
    published: string;
    opens: string;
    questionsUntil: string;
    closes: string;
    closed: string;
    decisionExpected: string;
  };
  daysLeft: { one: string; many: string };
  /** Before a time in the reader's time zone. */
  yourTime: string;
  view: string;
  back: string;
  /** The way in for companies. */
  bid: {
    open: Titled;
    over: Titled;
    signIn: string;
    register: string;
    free: string;
  };
  sections: {
    description: string;
    requirements: string;
    documents: string;
    questions: string;
    addenda: string;
    outcome: string;
  };
  documents: { none: string; signIn: string; atAddress: string };
  questions: { none: string; question: string; answered: string; corrected: string; signIn: string };
  addenda: { none: string; heading: string; changed: string; without: string; accepted: string; refused: string };
  fields: Record<AmendedFieldName, string>;
  outcome: {
    cancelled: string;
    awarded: string;
    awardedOn: string;
    winner: string;
    amount: string;
    undisclosed: string;
    pending: string;
    sealed: string;
  };
  absent: Titled;
  deleted: Titled;
  all: string;
}
