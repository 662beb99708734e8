import { type EntityManager, In } from "typeorm";

import type { SignedIn, Viewer } from "#api/core/graphql/context.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { CompanyProfile } from "#api/company-profiles/CompanyProfile.ts";
import { PROFILE_REQUIRED } from "#api/company-profiles/profileRequired.rules.ts";

export const findOwnProfile = (db: Pick<EntityManager, "findOneBy">, { id }: Viewer) =>
  db.findOneBy(CompanyProfile, { userId: id });

/** Reads the user's own profile, if its id is one of these. */
export const findOwnProfiles = ({ db, user }: SignedIn, ids: readonly string[]) =>
  db.manager.findBy(CompanyProfile, { id: In([...ids]), userId: user.id });

/** Spec §6: refuses PROFILE_REQUIRED to a user without a company profile. */
export function requireCompanyProfile({ hasCompanyProfile }: Pick<SignedIn, "hasCompanyProfile">) {
  if (!hasCompanyProfile) throw refusal("PROFILE_REQUIRED", PROFILE_REQUIRED);
}
