import type { CompanyFilter, CompanyOrder } from "#api/bids/companies/CompanyInput.ts";
import { foldCompanyFigures } from "#api/bids/companies/foldCompanyFigures.ts";
import { KeptCompanyFigures } from "#api/bids/companies/KeptCompanyFigures.ts";
import { ListedCompany } from "#api/bids/companies/ListedCompany.ts";
import { companiesOf, type Company } from "#api/company-profiles/Company.ts";
import { refuseFuture } from "#api/core/database/refuseFuture.ts";
import { containing } from "#api/core/database/search.ts";
import { readPage, type Order, type Page, type PageArgs } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { COUNTRIES } from "#api/core/rules/country.rules.ts";
import { foldCase } from "#api/core/rules/foldCase.rules.ts";
import { badInput } from "#api/core/rules/valid.ts";

/** Where the orders' columns are. What company_figures holds is counted first; the value of a row is beside its columns, under a name of its own. */
export const SORTED_BY: Partial<Record<CompanyOrder["field"], Pick<Order, "field" | "sortedBy">>> = {
  // The id is in the other table of the view.
  companyName: { field: "companyName", sortedBy: { column: "company.companyName" } },
  bidCount: { field: "keptBidCount", sortedBy: { column: "figures.bidCount", id: "figures.companyId" } },
  wins: { field: "keptWins", sortedBy: { column: "figures.wins", id: "figures.companyId" } },
  awardedValue: { field: "keptAwardedValue", sortedBy: { column: "figures.awardedValue", id: "figures.companyId" } },
};

/** Few companies are read by their ids; of many the first ones are soon found in the list's own order. */
const MOST_NAMED = 1000;

/**
 * Of each filter the companies that it finds, and its condition on a row. The view joins two tables: no index holds what both have, and
 * the planner takes a cursor among many equal figures for the end of the list.
 */
const FILTERS: Record<keyof CompanyFilter, { found: string; where: string }> = {
  search: {
    found: "SELECT user_id AS id FROM company_profiles WHERE fold_case(company_name) LIKE $1 UNION ALL SELECT id FROM users WHERE email ILIKE $1",
    where: "(fold_case(company.companyName) LIKE :search OR company.email ILIKE :search)",
  },
  country: { found: "SELECT user_id AS id FROM company_profiles WHERE address_country = ANY($1)", where: "company.country = ANY(:country)" },
  industry: { found: "SELECT user_id AS id FROM company_profiles WHERE industry = ANY($1)", where: "company.industry = ANY(:industry)" },
  companyTypology: { found: "SELECT id FROM users WHERE company_typology = ANY($1)", where: "company.companyTypology = ANY(:companyTypology)" },
  changedSince: {
    found: "SELECT user_id AS id FROM company_profiles WHERE updated_at >= $1 UNION ALL SELECT id FROM users WHERE updated_at >= $1",
    where: "company.updatedAt >= :changedSince",
  },
};

/** The companies with a profile whose account is not deleted, by their names by default. Refuses BAD_USER_INPUT for `changedSince` in the future and for what is no country. */
export async function listCompanies(context: Pick<SignedIn, "db">, page: PageArgs, filter: CompanyFilter = {}, order?: CompanyOrder | null): Promise<Page<Company>> {
  const { nodes, ...rest } = await readCompanyPage(context, page, filter, order);
  return { ...rest, nodes: await companiesOf(context.db, nodes.map(({ id }) => id)) };
}

/** The rows alone. */
export async function readCompanyPage({ db }: Pick<SignedIn, "db">, page: PageArgs, filter: CompanyFilter, order?: CompanyOrder | null) {
  if (filter.country?.some((name) => !COUNTRIES.some((country) => country === name))) throw badInput({ country: "Invalid input" });
  await refuseFuture(db, filter.changedSince);
  const { field, direction } = order ?? { field: "companyName", direction: "ascending" };
  const sorted = SORTED_BY[field];
  const companies = db.getRepository(ListedCompany).createQueryBuilder("company").where({});
  const isByFigure = sorted?.sortedBy?.column.startsWith("figures.") === true;
  if (isByFigure) {
    await foldCompanyFigures(db);
    companies.innerJoin(KeptCompanyFigures, "figures", "figures.companyId = company.id");
  }
  let ids: string[] | null = null;
  for (const name of Object.keys(FILTERS) as (keyof CompanyFilter)[]) {
    const value = name === "search" ? filter.search && containing(foldCase(filter.search)) : filter[name];
    if (!value) continue;
    const { found, where } = FILTERS[name];
    const rows = await db.query<{ id: string }[]>(`${found} LIMIT ${MOST_NAMED + 1}`, [value]);
    if (rows.length > MOST_NAMED) companies.andWhere(where, { [name]: value });
    else ids = inBoth(ids, rows.map(({ id }) => id));
  }
  if (ids) companies.andWhere(`${isByFigure ? "figures.companyId" : "company.id"} = ANY(CAST(:ids AS uuid[]))`, { ids });
  return readPage(companies, page, { field, direction, ...sorted });
}

function inBoth(some: readonly string[] | null, others: string[]) {
  if (!some) return others;
  const kept = new Set(some);
  return others.filter((id) => kept.has(id));
}
