import { In } from "typeorm";

import { CompanyListRow } from "#api/bids/companies/CompanyListRow.ts";
import { mayReadCompany } from "#api/bids/companies/readCompanyBids.ts";
import { companiesOf, type Company } from "#api/company-profiles/Company.ts";
import { userOfCompany } from "#api/company-profiles/companyId.rules.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { notFound } from "#api/core/rules/refusal.ts";

/**
 * Reads the companies of these users. Leaves out deleted accounts, accounts without a profile and, for partners, all
 * but their own.
 */
export async function findCompanies(context: SignedIn, userIds: readonly string[]): Promise<Company[]> {
  const readable = userIds.filter((id) => mayReadCompany(context, id));
  const listed = await context.db
    .getRepository(CompanyListRow)
    .find({ select: { id: true }, where: { id: In(readable) } });
  return companiesOf(
    context.db,
    listed.map(({ id }) => id),
  );
}

/**
 * Finds a company by its id or by the id of its user. Refuses NOT_FOUND, also for a company that findCompanies leaves
 * out.
 */
export async function findCompany(context: SignedIn, id: string) {
  const [company] = isId(id) ? await findCompanies(context, [userOfCompany(id.toLowerCase())]) : [];
  if (!company) throw notFound("Company");
  return company;
}
