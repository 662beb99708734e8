import { lexicographicSortSchema, printSchema } from "graphql";
import { buildSchemaSync, getMetadataStorage } from "type-graphql";

import { AuditResolver } from "#api/audit/AuditResolver.ts";
import { BidConnectionResolver } from "#api/bids/BidConnectionResolver.ts";
import { BidDecisionResolver } from "#api/bids/BidDecisionResolver.ts";
import { BidDraftResolver } from "#api/bids/drafts/BidDraftResolver.ts";
import { BidReceiptResolver, BidRevisionReceiptResolver } from "#api/bids/receipts/BidReceiptResolver.ts";
import { BidResolver, TenderBidsResolver } from "#api/bids/BidResolver.ts";
import { ClosingSealResolver } from "#api/bids/closing-seal/ClosingSealResolver.ts";
import { OpeningResolver } from "#api/bids/opening/OpeningResolver.ts";
import { TendersByBidsResolver } from "#api/bids/TendersByBidsResolver.ts";
import { CompanyProfileResolver } from "#api/company-profiles/CompanyProfileResolver.ts";
import { ContactRequestResolver } from "#api/contact/ContactRequestResolver.ts";
import { BlogPostResolver } from "#api/content/BlogPostResolver.ts";
import { ProjectResolver } from "#api/content/ProjectResolver.ts";
import { guardRootFields } from "#api/core/graphql/access.ts";
import { ClockResolver } from "#api/core/graphql/ClockResolver.ts";
import { describeRepeated } from "#api/core/graphql/describeRepeated.ts";
import { DateTimeISO, SafeInt } from "#api/core/graphql/scalars.ts";
import { PersonalDataResolver } from "#api/personal-data/PersonalDataResolver.ts";
import { AccountResolver } from "#api/session/account/AccountResolver.ts";
import { SessionResolver } from "#api/session/SessionResolver.ts";
import { ApiTokenResolver } from "#api/session/tokens/ApiTokenResolver.ts";
import { TwoStepResolver } from "#api/session/two-step/TwoStepResolver.ts";
import { TenderConnectionResolver } from "#api/tenders/TenderConnectionResolver.ts";
import { TenderResolver } from "#api/tenders/TenderResolver.ts";
import { UserResolver } from "#api/users/UserResolver.ts";

/** Builds the schema with guarded root fields; throws if one of them lacks @MayUse. */
export function buildSchema() {
  // GraphQL reads plain fields itself: type-graphql's own resolver takes longer, for each value of each row.
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers = true;
  const schema = buildSchemaSync({
    resolvers: [
      AccountResolver,
      ApiTokenResolver,
      AuditResolver,
      BidConnectionResolver,
      BidDecisionResolver,
      BidDraftResolver,
      BidReceiptResolver,
      BidResolver,
      BidRevisionReceiptResolver,
      BlogPostResolver,
      ClockResolver,
      ClosingSealResolver,
      CompanyProfileResolver,
      ContactRequestResolver,
      OpeningResolver,
      PersonalDataResolver,
      ProjectResolver,
      SessionResolver,
      TenderBidsResolver,
      TenderConnectionResolver,
      TenderResolver,
      TendersByBidsResolver,
      TwoStepResolver,
      UserResolver,
    ],
    scalarsMap: [
      { type: Date, scalar: DateTimeISO },
      { type: Number, scalar: SafeInt },
    ],
    // The acts validate with yup, so that GraphQL and REST give the same messages.
    validate: false,
  });
  return guardRootFields(describeRepeated(schema));
}

export const schemaText = () => `${printSchema(lexicographicSortSchema(buildSchema()))}\n`;
