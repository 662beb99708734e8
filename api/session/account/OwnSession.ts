import { Field, ID, ObjectType } from "type-graphql";

import { DateTimeISO } from "#api/core/graphql/scalars.ts";

@ObjectType({ description: "A browser in which the person is signed in." })
export class OwnSession {
  @Field(() => ID, {
    description:
      "The id by which the session can be ended. It differs from the id in the cookie and cannot be used to sign in.",
  })
  id: string;

  @Field(() => String, { description: "The browser and operating system at sign-in, such as Firefox on Windows." })
  device: string;

  @Field(() => String, { description: "The network of the IP address at sign-in: an IPv4 /24 or an IPv6 /64." })
  network: string;

  @Field(() => DateTimeISO, { description: "When the session began." })
  signedInAt: Date;

  @Field(() => DateTimeISO, { description: "When the session was last used, accurate to about ten minutes." })
  lastSeenAt: Date;

  @Field(() => Boolean, { description: "Whether this is the session of the request." })
  isThisOne: boolean;
}
