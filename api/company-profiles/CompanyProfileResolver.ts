import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";

import { MayUse } from "#api/core/graphql/access.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { CompanyProfile } from "#api/company-profiles/CompanyProfile.ts";
import { CompanyProfileInput, CompanyProfilePatch } from "#api/company-profiles/CompanyProfileInput.ts";
import { createCompanyProfile } from "#api/company-profiles/createCompanyProfile.ts";
import { findOwnProfile } from "#api/company-profiles/ownProfile.ts";
import { updateCompanyProfile } from "#api/company-profiles/updateCompanyProfile.ts";

@Resolver(() => CompanyProfile)
export class CompanyProfileResolver {
  @Query(() => CompanyProfile, {
    nullable: true,
    description: "The signed-in user's own company profile; null if there is none yet.",
  })
  @MayUse("partner", "any token")
  companyProfile(@Ctx() { db, user }: SignedIn) {
    return findOwnProfile(db.manager, user);
  }

  @Mutation(() => CompanyProfile, {
    description: "Creates the signed-in user's company profile. Each user has at most one; it is required to bid.",
  })
  @MayUse("partner", "profile:write", { writes: "profile writes" })
  createCompanyProfile(@Ctx() context: SignedIn, @Arg("input", () => CompanyProfileInput) input: CompanyProfileInput) {
    return createCompanyProfile(context, input);
  }

  @Mutation(() => CompanyProfile, { description: "The signed-in user's own profile." })
  @MayUse("partner", "profile:write", { writes: "profile writes" })
  updateCompanyProfile(@Ctx() context: SignedIn, @Arg("patch", () => CompanyProfilePatch) patch: CompanyProfilePatch) {
    return updateCompanyProfile(context, patch);
  }
}
