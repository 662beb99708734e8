import { Field } from "type-graphql";
import { UpdateDateColumn } from "typeorm";

import { DateTimeISO } from "#api/core/graphql/scalars.ts";

/** The column updated_at, which the trigger stamp_change writes, also where a statement sets it. */
export const UpdatedAt = (): PropertyDecorator => (entity, name) => {
  Field(() => DateTimeISO, { description: "When it last changed, or was created, by the database's clock. Older rows than this field have the time of the upgrade." })(entity, name);
  UpdateDateColumn({ type: "timestamptz", precision: 3 })(entity, name);
};
