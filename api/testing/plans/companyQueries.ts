import type { CompanyFilter, CompanyOrder } from "#api/bids/companies/CompanyInput.ts";
import { CompanyListRow } from "#api/bids/companies/CompanyListRow.ts";
import { readCompanyPage, SORTED_BY } from "#api/bids/companies/listCompanies.ts";
import {
  aloneAndInPairs,
  bothWays,
  type Fields,
  inDays,
  type ListedQuery,
  queriesOf,
} from "#api/testing/plans/queriesOf.ts";

/**
 * For each company filter, a value that some rows of fillManyRows match. A new filter needs a value here: otherwise the
 * type check fails.
 */
const VALUES: Required<CompanyFilter> = {
  search: "kamori",
  country: ["Zimbabwe"],
  industry: ["Engineering"],
  companyTypology: ["engineer"],
  changedSince: inDays(-3),
};
/**
 * Further company filters: a search that matches all companies, one for an e-mail address, one that matches none, a
 * frequent country, and other values.
 */
const MORE: CompanyFilter[] = [
  { search: "works" },
  { search: "user77@" },
  { search: "xyzzy" },
  { country: ["Afghanistan"] },
  { country: ["Kenya", "Ghana"], industry: ["Other"] },
  { companyTypology: ["consultant"] },
  { changedSince: inDays(0) },
];

const orders = Object.keys({
  companyName: true,
  bidCount: true,
  wins: true,
  awardedValue: true,
  createdAt: true,
} satisfies Fields<CompanyOrder>) as CompanyOrder["field"][];

export const companyQueries = (): ListedQuery[] =>
  queriesOf<CompanyFilter>({
    name: "companies",
    entity: CompanyListRow,
    list: readCompanyPage,
    filters: [{}, ...aloneAndInPairs(VALUES)],
    more: MORE,
    orders: bothWays(orders),
    cursorNames: SORTED_BY,
  });
