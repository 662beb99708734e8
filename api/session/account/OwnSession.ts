import { Field, ID, ObjectType } from "type-graphql";

import { DateTimeISO } from "#api/core/graphql/scalars.ts";

@ObjectType({ description: "A browser in which the person is signed in." })
export class OwnSession {
  @Field(() => ID, { description: "Not the cookie's: it signs nobody in." })
  id: string;

  @Field(() => String, { description: "As the browser named itself at sign-in, in short: Firefox on Windows." })
  device: string;

  @Field(() => String, { description: "The network of the sign-in's address: an IPv4 /24 or an IPv6 /64." })
  network: string;

  @Field(() => DateTimeISO, { description: "When it began." })
  signedInAt: Date;

  @Field(() => DateTimeISO, { description: "To about ten minutes." })
  lastSeenAt: Date;

  @Field(() => Boolean, { description: "Whether it is the session of this request." })
  isThisOne: boolean;
}
