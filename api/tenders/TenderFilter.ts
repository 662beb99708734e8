import { Field, InputType } from "type-graphql";

import { DateTimeISO, SafeInt } from "#api/core/graphql/scalars.ts";
import { TenderCategoryEnum, TenderStatusEnum } from "#api/tenders/TenderFields.ts";
import { type TenderCategory } from "#api/tenders/tender.rules.ts";
import { type TenderStatus } from "#api/tenders/tenderStatus.rules.ts";

@InputType({ description: "Every given part must hold." })
export class TenderFilter {
  @Field(() => [TenderStatusEnum], { nullable: true })
  status?: TenderStatus[] | null;

  @Field(() => [TenderCategoryEnum], { nullable: true })
  category?: TenderCategory[] | null;

  @Field(() => [String], { nullable: true })
  country?: string[] | null;

  @Field(() => String, { nullable: true, description: "Case-insensitive contains, over number, title and location." })
  search?: string | null;

  @Field(() => SafeInt, { nullable: true, description: "Whose upper budget is at least this." })
  budgetFrom?: number | null;

  @Field(() => SafeInt, { nullable: true, description: "Whose lower budget is at most this." })
  budgetTo?: number | null;

  @Field(() => DateTimeISO, { nullable: true })
  openingFrom?: Date | null;

  @Field(() => DateTimeISO, { nullable: true })
  openingTo?: Date | null;

  @Field(() => DateTimeISO, { nullable: true })
  closingFrom?: Date | null;

  @Field(() => DateTimeISO, { nullable: true })
  closingTo?: Date | null;

  @Field(() => Boolean, { nullable: true, description: "Administrators only: the deleted tenders instead of the others." })
  deleted?: boolean | null;
}
