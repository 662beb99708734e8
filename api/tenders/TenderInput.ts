import { ArgsType, Field, InputType, Int } from "type-graphql";

import { ClientMutationId } from "#api/core/graphql/ClientMutationId.ts";
import { PATCH, patchOf } from "#api/core/graphql/patchOf.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";
import { ReadsOutEnum, TenderFields } from "#api/tenders/TenderFields.ts";
import type { ReadsOut } from "#api/tenders/tender.rules.ts";

const OPENING_PERSONS = "How many administrators open a sealed tender, 1 or 2. Without it 2 where there are two active administrators.";

const TAKES_QUESTIONS = "Whether it takes questions at all; true without it.";
const QUESTIONS_UNTIL = "Until when questions are taken, if not as usual: until 72 hours before the closing time, or half of the time between publishing and closing where that is shorter than six days. A date without a time means 23:59:59.999 UTC of that day; null: as usual.";

/** Spec §3, tender. */
@InputType({ description: "A tender." })
export class TenderInput extends TenderFields {
  @Field(() => Boolean, { nullable: true, description: "SEALED_BY_DEFAULT of the server if it is absent." })
  // The decorator lets it be absent or null.
  override sealed: boolean;

  @Field(() => Boolean, { nullable: true, description: "true if it is absent." })
  override discloseWinner: boolean;

  @Field(() => ReadsOutEnum, { nullable: true, description: "nothing if it is absent." })
  override readsOut: ReadsOut;

  @Field(() => Int, { nullable: true, description: OPENING_PERSONS })
  openingPersons?: number | null;

  @Field(() => Boolean, { nullable: true, description: TAKES_QUESTIONS })
  takesQuestions?: boolean | null;

  @Field(() => DateTimeISO, { nullable: true, description: QUESTIONS_UNTIL })
  questionsUntil?: Date | null;

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
}

/** What a copy does not take from its tender. */
@ArgsType()
export class TenderCopying {
  @Field(() => String, { description: "Of the copy; unique, ignoring case." })
  tenderNumber: string;

  @ClientMutationId()
  clientMutationId?: string | null;
}
