import { Field } from "type-graphql";

/**
 * Declares the field for the idempotency key in an input that creates something. All such inputs share this definition.
 */
export const ClientMutationId = () =>
  Field(() => String, {
    nullable: true,
    description:
      "Idempotency key, 1 to 200 characters: a second call with the same key and the same terms returns what the first one created.",
  });
