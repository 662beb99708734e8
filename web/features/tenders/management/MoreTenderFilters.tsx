import { type TenderFilterName } from "#api/tenders/lists/tenderFilter.rules.ts";

import {
  MORE_TENDER_FILTERS,
  type MoreTenderFilters as Texts,
  type useTenderDesk,
} from "#web/features/tenders/management/useTenderDesk.ts";
import { OFFERED, type TenderFilterControl } from "#web/features/tenders/browse/tenderFilterControls.ts";
import { words } from "#web/features/tenders/management/words/management.en.ts";
import { FilterColumns } from "#web/ui/lists/MoreFilters.tsx";
import { FilterField } from "#web/ui/lists/FilterField.tsx";

const WITHOUT_BIDS: TenderFilterControl = {
  kind: "choice",
  label: words.bids,
  all: words.withOrWithoutBids,
  choices: [
    { value: "true", label: words.withoutABid },
    { value: "false", label: words.withABid },
  ],
};
const PUBLISHED: TenderFilterControl = {
  kind: "choice",
  label: words.publication,
  all: words.publishedOrNot,
  choices: [
    { value: "true", label: words.published },
    { value: "false", label: words.notPublished },
  ],
};
/**
 * The tender filters that are shown here: those shared with Browse Tenders, and those that only administrators have.
 * The administrator is chosen on another screen, so that filter is offered only to be cleared.
 */
const SHOWN = [
  ...OFFERED.filter(({ name }) => isOneOf(name)),
  { name: "withoutBids" as const, ...WITHOUT_BIDS },
  { name: "published" as const, ...PUBLISHED },
];
const createdBy = (value: string): (TenderFilterControl & { name: "createdBy" })[] =>
  value === ""
    ? []
    : [
        {
          name: "createdBy",
          kind: "choice",
          label: words.createdBy,
          all: words.anyAdministrator,
          choices: [{ value, label: words.theChosenAdministrator }],
        },
      ];
function isOneOf(name: TenderFilterName): name is keyof Texts {
  return (MORE_TENDER_FILTERS as readonly TenderFilterName[]).includes(name);
}

/** The filters of Tender Management apart from the search text and the status. */
export const MoreTenderFilters = ({ desk: { filters, put, putTyped } }: { desk: ReturnType<typeof useTenderDesk> }) => (
  <FilterColumns>
    {[...SHOWN, ...createdBy(filters.createdBy)].map((offered) => (
      <FilterField
        key={offered.name}
        name={offered.name}
        control={offered}
        value={filters[offered.name as keyof Texts]}
        onChange={(value, how) => (how?.typed ? putTyped(offered.name, value) : put({ [offered.name]: value }))}
      />
    ))}
  </FilterColumns>
);
