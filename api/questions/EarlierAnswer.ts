import { Field, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";

import { DateTimeISO } from "#api/core/graphql/scalars.ts";

/** Never changed. */
@Entity("earlier_answers")
@ObjectType({ description: "An answer that was corrected since." })
export class EarlierAnswer {
  @PrimaryColumn("uuid")
  questionId: string;

  @Field(() => String, { description: "As it was." })
  @Column("text")
  answer: string;

  @Field(() => DateTimeISO, { description: "When it was given, by the database's clock." })
  @PrimaryColumn({ type: "timestamptz", precision: 3 })
  answeredAt: Date;

  @Column("uuid")
  answeredBy: string;
}
