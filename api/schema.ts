import { type GraphQLSchema, lexicographicSortSchema, printSchema } from "graphql";
import { buildSchemaSync, getMetadataStorage } from "type-graphql";

import { AuditResolver } from "#api/audit/AuditResolver.ts";
import { BidAddendaResolver } from "#api/bids/addenda/BidAddendaResolver.ts";
import { BidsRevisionResolver } from "#api/bids/lists/BidsRevisionResolver.ts";
import { BidDecisionResolver } from "#api/bids/decisions/BidDecisionResolver.ts";
import {
  BidDocumentResolver,
  BidDraftDocumentResolver,
  BidRevisionDocumentResolver,
} from "#api/bids/documents/BidDocumentResolver.ts";
import { UploadedFileResolver } from "#api/bids/documents/UploadedFileResolver.ts";
import { BidDraftResolver } from "#api/bids/drafts/BidDraftResolver.ts";
import { BidOutcomeResolver, DisclosedWinnerResolver } from "#api/bids/decisions/BidOutcomeResolver.ts";
import { BidReceiptResolver, BidRevisionReceiptResolver } from "#api/bids/receipts/BidReceiptResolver.ts";
import { BidCanResolver } from "#api/bids/BidCanResolver.ts";
import { BidResolver } from "#api/bids/BidResolver.ts";
import { TenderBidsResolver } from "#api/bids/tenders/TenderBidsResolver.ts";
import { ClosingSealResolver } from "#api/bids/closing-seal/ClosingSealResolver.ts";
import { FiguresResolver } from "#api/bids/figures/FiguresResolver.ts";
import { OpeningPersonResolver, OpeningResolver } from "#api/bids/opening/OpeningResolver.ts";
import { TendersByBidsResolver } from "#api/bids/tenders/TendersByBidsResolver.ts";
import { CompanyResolver, UserCompanyResolver } from "#api/bids/companies/CompanyResolver.ts";
import { CompanyDocumentResolver } from "#api/company-documents/CompanyDocumentResolver.ts";
import { CompanyProfileResolver } from "#api/company-profiles/CompanyProfileResolver.ts";
import { ContactRequestResolver } from "#api/contact/ContactRequestResolver.ts";
import { BlogPostResolver } from "#api/content/BlogPostResolver.ts";
import { ContentRemovalResolver } from "#api/content/ContentRemovalResolver.ts";
import { ProjectResolver } from "#api/content/ProjectResolver.ts";
import { guardRootFields } from "#api/core/graphql/access.ts";
import { ClockResolver } from "#api/core/graphql/ClockResolver.ts";
import { CountryResolver } from "#api/core/graphql/CountryResolver.ts";
import { resolveEdges } from "#api/core/graphql/connection.ts";
import { describeRepeated } from "#api/core/graphql/describeRepeated.ts";
import { describeTokenRights } from "#api/core/graphql/describeTokenRights.ts";
import { resolveNodes } from "#api/core/graphql/Node.ts";
import { nullIfRefused } from "#api/core/graphql/nullIfRefused.ts";
import { resolveLazyFields } from "#api/core/graphql/lazyFields.ts";
import { answerWithRow } from "#api/core/graphql/readWithRow.ts";
import { DateTimeISO, SafeInt } from "#api/core/graphql/scalars.ts";
import { DeskResolver } from "#api/desks/DeskResolver.ts";
import { GivenUpMailResolver } from "#api/mail/GivenUpMailResolver.ts";
import { NodeResolver } from "#api/nodes/NodeResolver.ts";
import { NoticeResolver } from "#api/notices/NoticeResolver.ts";
import { NoticeSettingsResolver } from "#api/notices/NoticeSettingsResolver.ts";
import { PersonalDataResolver } from "#api/personal-data/PersonalDataResolver.ts";
import { QuestionResolver, TenderQuestionsResolver } from "#api/questions/QuestionResolver.ts";
import { AccountResolver } from "#api/session/account/AccountResolver.ts";
import { SessionResolver } from "#api/session/SessionResolver.ts";
import { ApiTokenResolver } from "#api/session/tokens/ApiTokenResolver.ts";
import { TwoStepResolver } from "#api/session/two-step/TwoStepResolver.ts";
import { AddendumResolver, TenderAddendaResolver } from "#api/tenders/addenda/AddendumResolver.ts";
import { TenderDocumentResolver } from "#api/tenders/documents/TenderDocumentResolver.ts";
import { SavedSearchResolver } from "#api/tenders/searches/SavedSearchResolver.ts";
import { TenderChangesResolver } from "#api/tenders/changes/TenderChangesResolver.ts";
import { LifecycleResolver } from "#api/tenders/lifecycle/LifecycleResolver.ts";
import { TenderResolver } from "#api/tenders/TenderResolver.ts";
import { UserResolver } from "#api/users/UserResolver.ts";
import { WebhookDeliveryResolver, WebhookResolver } from "#api/webhooks/WebhookResolver.ts";

/**
 * Builds the GraphQL schema with access checks on its root fields. Throws if a root field lacks the decorator @MayUse.
 */
export function buildSchema() {
  // Lets graphql-js read plain properties itself, because the resolver that type-graphql adds is slower for each value.
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers = true;
  const schema = buildSchemaSync({
    resolvers: [
      AccountResolver,
      AddendumResolver,
      ApiTokenResolver,
      AuditResolver,
      BidAddendaResolver,
      BidCanResolver,
      BidsRevisionResolver,
      BidDecisionResolver,
      BidDocumentResolver,
      BidDraftDocumentResolver,
      BidDraftResolver,
      BidOutcomeResolver,
      BidReceiptResolver,
      BidResolver,
      BidRevisionDocumentResolver,
      BidRevisionReceiptResolver,
      BlogPostResolver,
      ClockResolver,
      CountryResolver,
      ClosingSealResolver,
      CompanyProfileResolver,
      CompanyDocumentResolver,
      CompanyResolver,
      UserCompanyResolver,
      ContactRequestResolver,
      LifecycleResolver,
      NodeResolver,
      NoticeResolver,
      NoticeSettingsResolver,
      ContentRemovalResolver,
      DeskResolver,
      DisclosedWinnerResolver,
      FiguresResolver,
      GivenUpMailResolver,
      OpeningResolver,
      OpeningPersonResolver,
      PersonalDataResolver,
      ProjectResolver,
      QuestionResolver,
      SavedSearchResolver,
      SessionResolver,
      TenderAddendaResolver,
      TenderBidsResolver,
      TenderChangesResolver,
      TenderDocumentResolver,
      TenderQuestionsResolver,
      TenderResolver,
      TendersByBidsResolver,
      TwoStepResolver,
      UploadedFileResolver,
      UserResolver,
      WebhookDeliveryResolver,
      WebhookResolver,
    ],
    scalarsMap: [
      { type: Date, scalar: DateTimeISO },
      { type: Number, scalar: SafeInt },
    ],
    // The functions behind the operations validate their input with yup, so that GraphQL and REST give the same
    // messages.
    validate: false,
  });
  const described = describeTokenRights(nullIfRefused(describeRepeated(schema)));
  return guardRootFields(resolveNodes(resolveEdges(resolveLazyFields(answerWithRow(described)))));
}

/** The schema as SDL text with descriptions, sorted by name. The file schema.graphql contains this text. */
export const schemaText = (schema: GraphQLSchema = buildSchema()) =>
  `${printSchema(lexicographicSortSchema(schema))}\n`;
