import { Field, InputType } from "type-graphql";

@InputType()
export class LoginInput {
  @Field(() => String, { description: "Without regard to case." })
  username: string;

  @Field(() => String)
  password: string;
}
