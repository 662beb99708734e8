import { Field } from "type-graphql";
import { UpdateDateColumn } from "typeorm";

import { DateTimeISO } from "#api/core/graphql/scalars.ts";

/**
 * Declares the column updated_at. The database trigger stamp_change sets it and overrides any value that a statement
 * gives.
 */
export const UpdatedAt = (): PropertyDecorator => (entity, name) => {
  Field(() => DateTimeISO, {
    description:
      "When the object last changed or was created, by the database's clock. For older rows: the time of the upgrade that introduced this field.",
  })(entity, name);
  UpdateDateColumn({ type: "timestamptz", precision: 3 })(entity, name);
};
