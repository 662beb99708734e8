import { Field, InputType } from "type-graphql";

@InputType()
export class OwnNameInput {
  @Field(() => String, { nullable: true })
  firstName: string | null;

  @Field(() => String, { nullable: true })
  lastName: string | null;
}
