import { Field, InputType, registerEnumType } from "type-graphql";

import { BID_ORDER_NAMES, BID_ORDERS, type BidOrderName } from "#api/bids/lists/bidOrder.rules.ts";
import { OrderDirection } from "#api/core/graphql/connection.ts";
import { asEnum } from "#api/core/graphql/scalars.ts";

const BidOrderField = asEnum(BID_ORDER_NAMES);
registerEnumType(BidOrderField, {
  name: "BidOrderField",
  valuesConfig: Object.fromEntries(BID_ORDER_NAMES.map((name) => [name, { description: BID_ORDERS[name] }])),
});

@InputType()
export class BidOrder {
  @Field(() => BidOrderField)
  field: BidOrderName;

  @Field(() => OrderDirection)
  direction: OrderDirection;
}
