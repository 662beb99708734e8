import type { CompanyFilter, CompanyOrder } from "#api/bids/companies/CompanyInput.ts";
import { aggregateCompanyFigures, StoredCompanyFigures } from "#api/bids/companies/StoredCompanyFigures.ts";
import { CompanyListRow } from "#api/bids/companies/CompanyListRow.ts";
import { companiesOf, type Company } from "#api/company-profiles/Company.ts";
import { refuseFuture } from "#api/core/database/whereChangedSince.ts";
import { likePattern } from "#api/core/database/likePattern.ts";
import { readPage, type Order, type Page, type PageArgs } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { COUNTRY_NAMES } from "#api/core/rules/filterKinds.rules.ts";
import { foldCase } from "#api/core/rules/foldCase.rules.ts";
import { badInput } from "#api/core/rules/valid.ts";

/**
 * The column for each sort order. Orders by a figure use the table `company_figures`. Its columns are selected as
 * `kept…`, because the view `companies` already has columns with the figures' names.
 */
export const SORTED_BY: Partial<Record<CompanyOrder["field"], Pick<Order, "field" | "sortedBy">>> = {
  // The view takes id and name from two tables, so no index contains both. Therefore `sortedBy` has no `id`.
  companyName: { field: "companyName", sortedBy: { column: "company.companyName" } },
  bidCount: { field: "keptBidCount", sortedBy: { column: "figures.bidCount", id: "figures.companyId" } },
  wins: { field: "keptWins", sortedBy: { column: "figures.wins", id: "figures.companyId" } },
  awardedValue: { field: "keptAwardedValue", sortedBy: { column: "figures.awardedValue", id: "figures.companyId" } },
};

/**
 * If at most this many companies match a filter, they are read by their ids. If more match, an index scan in sort order
 * soon finds enough of them for a page.
 */
const MOST_NAMED = 1000;

/**
 * For each filter, `found` is a query for the ids of the matching companies, and `where` a condition on a row of the
 * view `companies`. The view joins two tables, so no index covers both a filter and an order. Therefore the list uses
 * the ids of `found` if few companies match, and `where` if many do.
 */
const FILTERS: Record<keyof CompanyFilter, { found: string; where: string }> = {
  search: {
    found:
      "SELECT user_id AS id FROM company_profiles WHERE fold_case(company_name) LIKE $1 UNION ALL SELECT id FROM users WHERE fold_case(email) LIKE $1",
    where: "(fold_case(company.companyName) LIKE :search OR fold_case(company.email) LIKE :search)",
  },
  country: {
    found: "SELECT user_id AS id FROM company_profiles WHERE address_country = ANY($1)",
    where: "company.country = ANY(:country)",
  },
  industry: {
    found: "SELECT user_id AS id FROM company_profiles WHERE industry = ANY($1)",
    where: "company.industry = ANY(:industry)",
  },
  companyTypology: {
    found: "SELECT id FROM users WHERE company_typology = ANY($1)",
    where: "company.companyTypology = ANY(:companyTypology)",
  },
  changedSince: {
    found:
      "SELECT user_id AS id FROM company_profiles WHERE updated_at >= $1 UNION ALL SELECT id FROM users WHERE updated_at >= $1",
    where: "company.updatedAt >= :changedSince",
  },
};

/**
 * Lists the companies, sorted by name by default. Leaves out deleted accounts and accounts without a profile. Refuses
 * BAD_USER_INPUT for a `changedSince` in the future and for an unknown country.
 */
export async function listCompanies(
  context: Pick<SignedIn, "db">,
  page: PageArgs,
  filter: CompanyFilter = {},
  order?: CompanyOrder | null,
): Promise<Page<Company>> {
  const { nodes, ...rest } = await readCompanyPage(context, page, filter, order);
  return {
    ...rest,
    nodes: await companiesOf(
      context.db,
      nodes.map(({ id }) => id),
    ),
  };
}

/** Reads a page of rows of the view `companies`, without loading the companies themselves. */
export async function readCompanyPage(
  { db }: Pick<SignedIn, "db">,
  page: PageArgs,
  filter: CompanyFilter,
  order?: CompanyOrder | null,
) {
  const country = filter.country ? COUNTRY_NAMES.read(filter.country) : undefined;
  if (country === null) throw badInput({ country: COUNTRY_NAMES.expected });
  await refuseFuture(db, filter.changedSince);
  const { field, direction } = order ?? { field: "companyName", direction: "ascending" };
  const sorted = SORTED_BY[field];
  const companies = db.getRepository(CompanyListRow).createQueryBuilder("company").where({});
  const isByFigure = sorted?.sortedBy?.column.startsWith("figures.") === true;
  if (isByFigure) {
    await aggregateCompanyFigures(db);
    companies.innerJoin(StoredCompanyFigures, "figures", "figures.companyId = company.id");
  }
  const given: Partial<Record<keyof CompanyFilter, unknown>> = {
    country,
    search: filter.search && likePattern(foldCase(filter.search)),
  };
  let ids: string[] | null = null;
  for (const name of Object.keys(FILTERS) as (keyof CompanyFilter)[]) {
    const value = given[name] ?? filter[name];
    if (!value) continue;
    const { found, where } = FILTERS[name];
    const rows = await db.query<{ id: string }[]>(`${found} LIMIT ${MOST_NAMED + 1}`, [value]);
    if (rows.length > MOST_NAMED) companies.andWhere(where, { [name]: value });
    else
      ids = inBoth(
        ids,
        rows.map(({ id }) => id),
      );
  }
  if (ids)
    companies.andWhere(`${isByFigure ? "figures.companyId" : "company.id"} = ANY(CAST(:ids AS uuid[]))`, { ids });
  return readPage(companies, page, { field, direction, ...sorted });
}

function inBoth(some: readonly string[] | null, others: string[]) {
  if (!some) return others;
  const kept = new Set(some);
  return others.filter((id) => kept.has(id));
}
