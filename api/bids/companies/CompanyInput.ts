import { Field, InputType, registerEnumType } from "type-graphql";

import { OrderDirection } from "#api/core/graphql/connection.ts";
import { asEnum, DateTimeISO } from "#api/core/graphql/scalars.ts";
import { CHANGED_SINCE } from "#api/core/rules/changedSince.rules.ts";

@InputType({ description: "An item must meet every given condition." })
export class CompanyFilter {
  @Field(() => String, {
    nullable: true,
    description: "A text in the profile's company name or in the account's e-mail address, ignoring case.",
  })
  search?: string | null;

  @Field(() => [String], { nullable: true, description: "The profile's country is one of these." })
  country?: string[] | null;

  @Field(() => [String], { nullable: true, description: "The profile's industry is one of these." })
  industry?: string[] | null;

  @Field(() => [String], { nullable: true, description: "The account's companyTypology is one of these." })
  companyTypology?: string[] | null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: `Applies to the account and to its profile. ${CHANGED_SINCE}`,
  })
  changedSince?: Date | null;
}

const COMPANY_ORDER_FIELDS = ["companyName", "bidCount", "wins", "awardedValue", "createdAt"] as const;
const CompanyOrderField = asEnum(COMPANY_ORDER_FIELDS);
registerEnumType(CompanyOrderField, { name: "CompanyOrderField" });

@InputType()
export class CompanyOrder {
  @Field(() => CompanyOrderField)
  field: (typeof COMPANY_ORDER_FIELDS)[number];

  @Field(() => OrderDirection)
  direction: OrderDirection;
}
