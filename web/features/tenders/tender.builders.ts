import { TENDER_FIELDS } from "#web/features/tenders/form/tenderValues.ts";
import { type TenderFactsFragment, type TenderRunsFragment } from "#web/graphql/generated.ts";
import { namesOf } from "#web/ui/forms/fieldProps.ts";

type Optional<T> = { [Name in keyof T as null extends T[Name] ? Name : never]: null };

/** All fields of the tender form with the value null. `aTender` sets those that are required. */
const EMPTY = Object.fromEntries(namesOf(TENDER_FIELDS).map((name) => [name, null])) as Optional<TenderFactsFragment>;

let made = 0;

/** An open tender in Kenya that closes on Dec 31, 2026. */
export function aTender(
  given: Partial<TenderFactsFragment & TenderRunsFragment> = {},
): TenderFactsFragment & TenderRunsFragment & { __typename: "Tender" } {
  made += 1;
  return {
    ...EMPTY,
    __typename: "Tender",
    id: `0192f0c1-0000-7000-8000-${String(made).padStart(12, "0")}`,
    tenderNumber: `AX-2026-${String(made).padStart(3, "0")}`,
    title: "Athi River bridge rehabilitation",
    description: "Replacement of the deck and bearings of a four-span road bridge.",
    category: "Infrastructure",
    budgetMin: 1_000_000,
    budgetMax: 2_500_000,
    openingDate: "2026-11-01T00:00:00.000Z",
    closingDate: "2026-12-31T23:59:59.999Z",
    location: "Machakos County",
    country: "Kenya",
    requirements: "ISO 9001 certificate\nTwo comparable bridges in ten years",
    sealed: false,
    discloseWinner: true,
    requiredDocuments: [],
    readsOut: "nothing",
    openingPersons: 1,
    questionsUntilSet: null,
    openedAt: null,
    newestAddendum: 0,
    amendedAt: null,
    cancelledAt: null,
    cancelReason: null,
    status: "open",
    version: 1,
    createdAt: "2026-10-15T09:00:00.000Z",
    ...given,
  };
}

/** The API's response with one page of a list of tenders. */
export const aTenderPage = (nodes: object[], endCursor: string | null = null, revision = "1") => ({
  tenders: {
    __typename: "TenderConnection",
    revision,
    nodes,
    pageInfo: { __typename: "PageInfo", hasNextPage: endCursor !== null, endCursor },
  },
});
