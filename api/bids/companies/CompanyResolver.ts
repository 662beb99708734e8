import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, ID, Info, Int, Query, Resolver, Root } from "type-graphql";

import { BidFilter } from "#api/bids/lists/BidFilter.ts";
import { BidOrder } from "#api/bids/lists/BidOrder.ts";
import { BidConnection } from "#api/bids/BidResolver.ts";
import { companyFiguresOf, type CompanyFigures } from "#api/bids/companies/company.reads.ts";
import { CompanyFilter, CompanyOrder } from "#api/bids/companies/CompanyInput.ts";
import { findCompany } from "#api/bids/companies/findCompany.ts";
import { listCompanies } from "#api/bids/companies/listCompanies.ts";
import { listRemovedCompanies } from "#api/bids/companies/listRemovedCompanies.ts";
import { mayReadCompany, readCompanyBids } from "#api/bids/companies/readCompanyBids.ts";
import { Company, profilesOf } from "#api/company-profiles/Company.ts";
import { companyIdOf } from "#api/company-profiles/companyId.rules.ts";
import { CompanyProfile } from "#api/company-profiles/CompanyProfile.ts";
import { MayUse, NeedsScope } from "#api/core/graphql/access.ts";
import { loadBatched } from "#api/core/graphql/batch.ts";
import { connectionOf, PageArgs } from "#api/core/graphql/connection.ts";
import type { Context, SignedIn } from "#api/core/graphql/context.ts";
import { NullIfRefused } from "#api/core/graphql/nullIfRefused.ts";
import { RemovalConnection } from "#api/core/graphql/Removal.ts";
import { DateTimeISO, SafeInt } from "#api/core/graphql/scalars.ts";
import { withChangesUntil } from "#api/core/graphql/withChangesUntil.ts";
import { REMOVED_SINCE } from "#api/core/rules/changedSince.rules.ts";
import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { User } from "#api/users/User.ts";

const CompanyConnection = connectionOf(Company, { tellsChanges: true });

const VISIBLE =
  "null for partners, except for their own company, and for an account that is deleted or has no profile.";
const BIDS =
  "The company's bids, by default the newest live ones. Partners can read only those of their own company, otherwise null.";

@ArgsType()
class CompanyBidsArgs {
  @Field(() => Int, { defaultValue: 10, description: `The number of bids to read: 1 to ${MAX_PAGE}.` })
  first: number;

  @Field(() => String, { nullable: true, description: "The endCursor of the previous page." })
  after?: string | null;

  @Field(() => BidFilter, { nullable: true })
  filter?: BidFilter | null;

  @Field(() => BidOrder, { nullable: true })
  orderBy?: BidOrder | null;
}

/**
 * Adds the fields about bids to the GraphQL type Company here, because api/company-profiles must not import from
 * api/bids.
 */
@Resolver(() => Company)
export class CompanyResolver {
  @Query(() => CompanyConnection, {
    description:
      "Administrators only. The companies with a profile whose account is not deleted, sorted by name by default.",
  })
  @MayUse("admin", "bids:read")
  companies(
    @Ctx() context: SignedIn,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) page: PageArgs,
    @Arg("filter", () => CompanyFilter, { nullable: true }) filter?: CompanyFilter,
    @Arg("orderBy", () => CompanyOrder, { nullable: true }) orderBy?: CompanyOrder,
  ) {
    return withChangesUntil(context, info, () => listCompanies(context, page, filter ?? {}, orderBy));
  }

  @Query(() => Company, {
    description:
      "The signed-in user's own company; any company for administrators. Also takes the id of the company's user. NOT_FOUND for an account that is deleted or has no profile.",
  })
  @MayUse("partner", "bids:read")
  @NullIfRefused()
  company(@Ctx() context: SignedIn, @Arg("id", () => ID) id: string) {
    return findCompany(context, id);
  }

  /** The row has the id of the user. */
  @FieldResolver(() => ID)
  id(@Root() { id }: Company) {
    return companyIdOf(id);
  }

  @FieldResolver(() => ID, { description: "The id of the company's user: User.id and Bid.companyId." })
  userId(@Root() { id }: Company) {
    return id;
  }

  @Query(() => RemovalConnection, {
    description:
      "Administrators only. The companies whose account was deleted, closed or erased, earliest removal first.",
  })
  @MayUse("admin", "bids:read")
  removedCompanies(
    @Ctx() context: SignedIn,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) page: PageArgs,
    @Arg("changedSince", () => DateTimeISO, { description: REMOVED_SINCE }) changedSince: Date,
  ) {
    return withChangesUntil(context, info, () => listRemovedCompanies(context, page, changedSince));
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: `The number of live bids, including those on sealed tenders; ${VISIBLE}`,
  })
  @NeedsScope("bids:read")
  bidCount(@Ctx() context: Context, @Root() { id }: Company) {
    return figure(context, id, "bidCount");
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: `The number of tenders that the company won; ${VISIBLE}`,
  })
  @NeedsScope("bids:read")
  wins(@Ctx() context: Context, @Root() { id }: Company) {
    return figure(context, id, "wins");
  }

  @FieldResolver(() => SafeInt, {
    nullable: true,
    description: `The sum of the winning bids, in whole US dollars; ${VISIBLE}`,
  })
  @NeedsScope("bids:read")
  awardedValue(@Ctx() context: Context, @Root() { id }: Company) {
    return figure(context, id, "awardedValue");
  }

  @FieldResolver(() => BidConnection, { nullable: true, description: BIDS })
  bids(@Ctx() context: Context, @Root() { id }: Company, @Args(() => CompanyBidsArgs) args: CompanyBidsArgs) {
    return readCompanyBids(context, id, args);
  }
}

const figure = async (context: Context, id: string, name: keyof CompanyFigures) =>
  mayReadCompany(context, id) ? ((await loadBatched(context, companyFiguresOf, id))?.[name] ?? null) : null;

@Resolver(() => User)
export class UserCompanyResolver {
  @FieldResolver(() => CompanyProfile, {
    nullable: true,
    description: "The user's company profile; null if there is none yet.",
  })
  companyProfile(@Ctx() context: Context, @Root() { id }: User) {
    return mayReadCompany(context, id) ? loadBatched(context, profilesOf, id) : null;
  }

  @FieldResolver(() => BidConnection, { nullable: true, description: BIDS })
  bids(@Ctx() context: Context, @Root() { id }: User, @Args(() => CompanyBidsArgs) args: CompanyBidsArgs) {
    return readCompanyBids(context, id, args);
  }
}
