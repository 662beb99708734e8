import { Field, InputType } from "type-graphql";

@InputType({ description: "The person's own name." })
export class OwnNameInput {
  @Field(() => String, { nullable: true, description: "At most 100 characters." })
  firstName: string | null;

  @Field(() => String, { nullable: true, description: "At most 100 characters." })
  lastName: string | null;
}
