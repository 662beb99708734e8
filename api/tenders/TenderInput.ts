import { ArgsType, Field, InputType, Int } from "type-graphql";

import type { CompanyDocumentKind } from "#api/company-documents/documentKinds.rules.ts";
import { CompanyDocumentKindEnum } from "#api/company-documents/CompanyDocumentFields.ts";
import { ClientMutationId } from "#api/core/graphql/ClientMutationId.ts";
import { PATCH, patchOf } from "#api/core/graphql/patchOf.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";
import { ReadsOutEnum, TenderFields } from "#api/tenders/TenderFields.ts";
import type { ReadsOut } from "#api/tenders/tender.rules.ts";

const OPENING_PERSONS =
  "The number of administrators who must open a sealed tender, 1 or 2. Default: 2 if there are at least two active administrators, otherwise 1.";

const REQUIRED_DOCUMENTS =
  "The kinds of documents that bidders are asked for. A bid without them is accepted all the same. Absent or null: none in a new tender, no change in an existing one; an empty list asks for none.";

const TAKES_QUESTIONS = "Whether the tender accepts questions. Default: true.";
const QUESTIONS_UNTIL =
  "Until when the tender accepts questions. A date without a time means 23:59:59.999 UTC of that day. null means the default: 72 hours before the closing time, or half of the time between publishing and closing if that time is shorter than six days.";

/** Spec §3, tender. */
@InputType({ description: "A tender." })
export class TenderInput extends TenderFields {
  @Field(() => Boolean, { nullable: true, description: "Default: the server's setting SEALED_BY_DEFAULT." })
  // A client may omit the field or send null; createTender then uses the default. The type is that of TenderFields.
  override sealed: boolean;

  @Field(() => Boolean, { nullable: true, description: "Default: true." })
  override discloseWinner: boolean;

  @Field(() => ReadsOutEnum, { nullable: true, description: "Default: nothing." })
  override readsOut: ReadsOut;

  @Field(() => Int, { nullable: true, description: OPENING_PERSONS })
  openingPersons?: number | null;

  @Field(() => Boolean, { nullable: true, description: TAKES_QUESTIONS })
  takesQuestions?: boolean | null;

  @Field(() => DateTimeISO, { nullable: true, description: QUESTIONS_UNTIL })
  questionsUntil?: Date | null;

  @Field(() => [CompanyDocumentKindEnum], { nullable: true, description: REQUIRED_DOCUMENTS })
  requiredDocuments?: CompanyDocumentKind[] | null;

  @ClientMutationId()
  clientMutationId?: string | null;
}

@InputType({ description: PATCH })
export class TenderPatch extends patchOf(TenderFields) {
  @Field(() => Int, { nullable: true, description: OPENING_PERSONS })
  openingPersons?: number | null;

  @Field(() => Boolean, { nullable: true, description: TAKES_QUESTIONS })
  takesQuestions?: boolean | null;

  @Field(() => DateTimeISO, { nullable: true, description: QUESTIONS_UNTIL })
  questionsUntil?: Date | null;

  @Field(() => [CompanyDocumentKindEnum], { nullable: true, description: REQUIRED_DOCUMENTS })
  requiredDocuments?: CompanyDocumentKind[] | null;
}

/** The arguments of copyTender besides the id of the copied tender. */
@ArgsType()
export class TenderCopying {
  @Field(() => String, { description: "The copy's number; unique, ignoring case." })
  tenderNumber: string;

  @ClientMutationId()
  clientMutationId?: string | null;
}
