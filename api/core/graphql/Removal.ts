import { Field, ID, ObjectType } from "type-graphql";

import { connectionOf } from "#api/core/graphql/connection.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";

@ObjectType({ description: "An item that was removed from a list: delete it from your copy." })
export class Removal {
  @Field(() => ID, { description: "The item's id in the list." })
  id: string;

  @Field(() => DateTimeISO, { description: "When the item was removed." })
  removedAt: Date;
}

export const RemovalConnection = connectionOf(Removal, { tellsChanges: true });
