import { recordCreation } from "#api/audit/recordEvent.ts";
import { CompanyProfile } from "#api/company-profiles/CompanyProfile.ts";
import { companyProfileSchema } from "#api/company-profiles/companyProfile.rules.ts";
import type { CompanyProfileInput } from "#api/company-profiles/CompanyProfileInput.ts";
import { createOnce } from "#api/core/database/createOnce.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { isUniqueViolation, refusal } from "#api/core/rules/refusal.ts";
import { valid } from "#api/core/rules/valid.ts";

/**
 * Spec §2 company-profile: creates the profile of the signed-in user. Refuses BAD_USER_INPUT, CONFLICT for a second
 * profile, and all that createOnce refuses.
 */
export async function createCompanyProfile(context: SignedIn, input: CompanyProfileInput): Promise<CompanyProfile> {
  const { user } = context;
  const fields = valid(companyProfileSchema, input);
  return createOnce(context, {
    act: "createCompanyProfile",
    noun: "company profile",
    owner: user.id,
    input,
    terms: fields,
    create: async (tx) =>
      recordCreation(
        tx,
        context,
        { act: "createCompanyProfile", subject: "companyProfile" },
        await tx.save(CompanyProfile, { ...fields, userId: user.id }).catch(secondProfile),
      ),
    read: (tx, id) => tx.findOneBy(CompanyProfile, { id }),
  });
}

function secondProfile(error: unknown): never {
  const isSecond = isUniqueViolation(error, "company_profiles_user_id_key");
  throw isSecond ? refusal("CONFLICT", "You already have a company profile: update it instead") : error;
}
