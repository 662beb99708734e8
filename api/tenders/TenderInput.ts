import { Field, InputType, Int } from "type-graphql";

import { ClientMutationId } from "#api/core/graphql/ClientMutationId.ts";
import { DateTimeISO, SafeInt } from "#api/core/graphql/scalars.ts";
import { TenderCategoryEnum, TenderStatusEnum } from "#api/tenders/Tender.ts";
import { type TenderCategory } from "#api/tenders/tender.rules.ts";
import { type TenderStatus } from "#api/tenders/tenderStatus.rules.ts";

@InputType()
export class TenderInput {
  @Field(() => String)
  tenderNumber: string;

  @Field(() => String)
  title: string;

  @Field(() => String)
  description: string;

  @Field(() => TenderCategoryEnum)
  category: TenderCategory;

  @Field(() => SafeInt, { description: "Whole US dollars, at least 0." })
  budgetMin: number;

  @Field(() => SafeInt, { description: "Whole US dollars, at least 0; not checked against budgetMin." })
  budgetMax: number;

  @Field(() => DateTimeISO, { description: "A date without a time means 00:00:00.000 UTC of that day." })
  openingDate: Date;

  @Field(() => DateTimeISO, { description: "A date without a time means 23:59:59.999 UTC of that day." })
  closingDate: Date;

  @Field(() => String)
  location: string;

  @Field(() => String, { description: "English name of one of the 195 sovereign states." })
  country: string;

  @Field(() => String)
  requirements: string;

  @Field(() => String, { nullable: true, description: "http or https." })
  documentsUrl?: string | null;

  @Field(() => TenderStatusEnum, { defaultValue: "draft" })
  status: TenderStatus;

  @ClientMutationId()
  clientMutationId?: string | null;
}

@InputType({ description: "The fields to change; what is absent stays." })
export class TenderPatch {
  @Field(() => String, { nullable: true })
  tenderNumber?: string | null;

  @Field(() => String, { nullable: true })
  title?: string | null;

  @Field(() => String, { nullable: true })
  description?: string | null;

  @Field(() => TenderCategoryEnum, { nullable: true })
  category?: TenderCategory | null;

  @Field(() => SafeInt, { nullable: true })
  budgetMin?: number | null;

  @Field(() => SafeInt, { nullable: true })
  budgetMax?: number | null;

  @Field(() => DateTimeISO, { nullable: true })
  openingDate?: Date | null;

  @Field(() => DateTimeISO, { nullable: true })
  closingDate?: Date | null;

  @Field(() => String, { nullable: true })
  location?: string | null;

  @Field(() => String, { nullable: true })
  country?: string | null;

  @Field(() => String, { nullable: true })
  requirements?: string | null;

  @Field(() => String, { nullable: true, description: "null clears it." })
  documentsUrl?: string | null;

  @Field(() => TenderStatusEnum, { nullable: true })
  status?: TenderStatus | null;

  @Field(() => Int, { nullable: true, description: "The version that was read: a stale one is refused with CONFLICT." })
  version?: number | null;
}
