import { Field, ID, ObjectType } from "type-graphql";

import { connectionOf } from "#api/core/graphql/connection.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";

@ObjectType({ description: "Something that is gone from the list beside which this one is: delete it from your copy." })
export class Removal {
  @Field(() => ID, { description: "The id that it had in the list." })
  id: string;

  @Field(() => DateTimeISO, { description: "When it was removed, by the database's clock." })
  removedAt: Date;
}

export const RemovalConnection = connectionOf(Removal, { tellsChanges: true });
