import type { SignedIn } from "#api/core/graphql/context.ts";
import { refusal, isUniqueViolation } from "#api/core/rules/refusal.ts";
import { valid } from "#api/core/rules/valid.ts";
import { CompanyProfile } from "#api/company-profiles/CompanyProfile.ts";
import { companyProfileSchema } from "#api/company-profiles/companyProfile.rules.ts";
import type { CompanyProfileInput } from "#api/company-profiles/CompanyProfileInput.ts";

/** Spec §2 company-profile: one for each user; a second one is CONFLICT. */
export async function createCompanyProfile({ db, user }: SignedIn, input: CompanyProfileInput): Promise<CompanyProfile> {
  const fields = valid(companyProfileSchema, input);
  return db.transaction(async (tx) => {
    const { id } = await tx.save(CompanyProfile, { ...fields, userId: user.id }).catch((error: unknown) => {
      if (isUniqueViolation(error, "company_profiles_user_id_key"))
        throw refusal("CONFLICT", "You already have a company profile: update it instead");
      throw error;
    });
    return tx.findOneByOrFail(CompanyProfile, { id });
  });
}
