import { Field, InputType } from "type-graphql";

/** Spec §2, sign-in. */
@InputType({ description: "The username and password of an account." })
export class LoginInput {
  @Field(() => String, { description: "Without regard to case." })
  username: string;

  @Field(() => String, { description: "As it was typed." })
  password: string;
}
