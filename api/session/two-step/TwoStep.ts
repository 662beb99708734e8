import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "The person's own two-step sign-in." })
export class TwoStep {
  @Field(() => Boolean, { description: "Whether sign-in asks for a code." })
  isOn: boolean;

  @Field(() => Boolean, {
    description:
      "Whether the account must turn on two-step sign-in, as the server can require of administrators. Until then, other acts are refused.",
  })
  isRequired: boolean;

  @Field(() => Int, { description: "The number of unused recovery codes, of ten." })
  recoveryCodesLeft: number;
}

@ObjectType({ description: "The data that an authenticator app needs, returned only once." })
export class TwoStepSecret {
  @Field(() => String, { description: "Base32, to type into an authenticator app." })
  secret: string;

  @Field(() => String, { description: "The otpauth:// address, for a QR code." })
  uri: string;
}
