import { In } from "typeorm";

import type { CompanyFilter, CompanyOrder } from "#api/bids/companies/CompanyInput.ts";
import { ListedCompany } from "#api/bids/companies/ListedCompany.ts";
import { companiesOf, type Company } from "#api/company-profiles/Company.ts";
import { containing } from "#api/core/database/search.ts";
import { whereChangedSince } from "#api/core/database/whereChangedSince.ts";
import { readPage, type Page, type PageArgs } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { COUNTRIES } from "#api/core/rules/country.rules.ts";
import { badInput } from "#api/core/rules/valid.ts";

/** The companies with a profile whose account is not deleted, by their names by default. Refuses BAD_USER_INPUT for `changedSince` in the future and for what is no country. */
export async function listCompanies({ db }: Pick<SignedIn, "db">, page: PageArgs, filter: CompanyFilter = {}, order?: CompanyOrder | null): Promise<Page<Company>> {
  if (filter.country?.some((name) => !COUNTRIES.some((country) => country === name))) throw badInput({ country: "Invalid input" });
  const companies = db.getRepository(ListedCompany).createQueryBuilder("company").where({});
  for (const name of ["country", "industry", "companyTypology"] as const) if (filter[name]) companies.andWhere({ [name]: In(filter[name]) });
  if (filter.search) companies.andWhere("(company.companyName ILIKE :search OR company.email ILIKE :search)", { search: containing(filter.search) });
  await whereChangedSince(companies, filter.changedSince);
  const { nodes, ...rest } = await readPage(companies, page, order ?? { field: "companyName", direction: "ascending" });
  return { ...rest, nodes: await companiesOf(db, nodes.map(({ id }) => id)) };
}
