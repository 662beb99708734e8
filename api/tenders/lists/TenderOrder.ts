import { Field, InputType, registerEnumType } from "type-graphql";

import { OrderDirection } from "#api/core/graphql/connection.ts";
import { asEnum } from "#api/core/graphql/scalars.ts";

const TENDER_ORDER_FIELDS = [
  "closingDate",
  "openingDate",
  "createdAt",
  "tenderNumber",
  "title",
  "status",
  "budgetMin",
  "budgetMax",
  "bidCount",
] as const;
const TenderOrderField = asEnum(TENDER_ORDER_FIELDS);
registerEnumType(TenderOrderField, {
  name: "TenderOrderField",
  valuesConfig: {
    bidCount: {
      description:
        "Administrators only. By the number of live bids. Leaves out drafts, drafts that were cancelled before publication, and deleted tenders.",
    },
  },
});

@InputType()
export class TenderOrder {
  @Field(() => TenderOrderField)
  field: (typeof TENDER_ORDER_FIELDS)[number];

  @Field(() => OrderDirection)
  direction: OrderDirection;
}
