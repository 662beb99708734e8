import { Field, InputType } from "type-graphql";

@InputType({ description: "Spec §2, sign-in." })
export class LoginInput {
  @Field(() => String, { description: "Without regard to case." })
  username: string;

  @Field(() => String, { description: "As it was typed." })
  password: string;
}
