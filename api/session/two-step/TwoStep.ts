import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "The person's own two-step sign-in." })
export class TwoStep {
  @Field(() => Boolean, { description: "Whether sign-in asks for a code." })
  isOn: boolean;

  @Field(() => Boolean, { description: "Whether the account must have it, as an administrator's may. Until it is on, nothing else is allowed." })
  isRequired: boolean;

  @Field(() => Int, { description: "Of ten; each works once." })
  recoveryCodesLeft: number;
}

@ObjectType({ description: "What an authenticator app needs, told once." })
export class TwoStepSecret {
  @Field(() => String, { description: "Base32, to type into an authenticator app." })
  secret: string;

  @Field(() => String, { description: "otpauth://, for a QR code." })
  uri: string;
}
