import { recordChange } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { notFound, refuseStaleEdit } from "#api/core/rules/refusal.ts";
import { validPatch } from "#api/core/rules/valid.ts";
import { CompanyProfile } from "#api/company-profiles/CompanyProfile.ts";
import { companyProfileSchema } from "#api/company-profiles/companyProfile.rules.ts";
import type { CompanyProfilePatch } from "#api/company-profiles/CompanyProfileInput.ts";

/**
 * Spec §2 company-profile: updates the signed-in user's own profile. Refuses BAD_USER_INPUT, NOT_FOUND if the user has
 * no profile, and CONFLICT for a stale version.
 */
export async function updateCompanyProfile(context: SignedIn, patch: CompanyProfilePatch): Promise<CompanyProfile> {
  const { db, user } = context;
  const changes = validPatch(companyProfileSchema, patch);
  return db.transaction(async (tx) => {
    const stored = await tx.findOne(CompanyProfile, {
      where: { userId: user.id },
      lock: { mode: "pessimistic_write" },
    });
    if (!stored) throw notFound("Company profile");
    refuseStaleEdit("company profile", stored.version, patch.version);
    const before = Object.assign({}, stored);
    return recordChange(
      tx,
      context,
      { act: "updateCompanyProfile", subject: "companyProfile" },
      before,
      await tx.save(CompanyProfile, Object.assign(stored, changes)),
    );
  });
}
