import { Field } from "type-graphql";

/** The idempotency key of an input that creates something: one definition for all inputs. */
export const ClientMutationId = () =>
  Field(() => String, {
    nullable: true,
    description:
      "Idempotency key, 1 to 200 characters: a second call with the same key and the same terms returns what the first one created.",
  });
