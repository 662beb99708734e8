import { type AmendedFieldName } from "#api/tenders/addenda/amendments.rules.ts";
import { type SEARCHED } from "#api/tenders/searches/savedSearch.rules.ts";
import { type TenderCategory } from "#api/tenders/tenderCategory.rules.ts";

export type SearchedName = (typeof SEARCHED)[number];

interface Titled {
  title: string;
  text: string;
}

/**
 * The texts of the public tender pages. Placeholders in braces, such as `{count}` and `{number}`, are replaced by
 * values.
 */
export interface TendersCopy {
  /** The page title for each status that the list can show. */
  titles: Record<"open" | "closed" | "awarded", string>;
  lead: string;
  /** The meta description for search engines; at most 155 characters. */
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
  /** Labels of the links to the Atom feed and the calendar feed of a search. */
  feeds: { atom: string; calendar: string };
  /** Shown if no tender accepts bids (spec §2). */
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
    bidders: string;
  };
  daysLeft: { one: string; many: string };
  /** The label before a time in the visitor's time zone. */
  yourTime: string;
  view: string;
  back: string;
  /** The invitation to companies to sign in or register in order to bid. */
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
