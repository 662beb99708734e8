import { Field, InputType } from "type-graphql";

/** Spec §2, sign-in. */
@InputType({ description: "The username and password of an account." })
export class LoginInput {
  @Field(() => String, { description: "The username, ignoring case." })
  username: string;

  @Field(() => String, { description: "The password as typed." })
  password: string;
}
