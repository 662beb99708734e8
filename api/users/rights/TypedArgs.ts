import { ArgsType, Field } from "type-graphql";

@ArgsType()
export class OwnCodeArgs {
  @Field(() => String, {
    nullable: true,
    description:
      "A code of the caller's authenticator app, or a recovery code. Needed if the act requires a recent sign-in, and two-step sign-in is on but no code was typed recently.",
  })
  ownCode?: string | null;
}

/** The signed-in user's own password and code, typed again for a mutation that needs a recent sign-in. */
@ArgsType()
export class TypedArgs extends OwnCodeArgs {
  @Field(() => String, {
    nullable: true,
    description:
      "The caller's own password. Needed if the act requires a recent sign-in and the password was not typed recently.",
  })
  ownPassword?: string | null;
}
