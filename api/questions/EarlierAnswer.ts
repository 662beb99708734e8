import { Field, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";

import { DateTimeISO } from "#api/core/graphql/scalars.ts";

/** An answer that was corrected later. Its row never changes. */
@Entity("earlier_answers")
@ObjectType({ description: "An earlier answer, which was corrected later." })
export class EarlierAnswer {
  @PrimaryColumn("uuid")
  questionId: string;

  @Field(() => String, { description: "The text of the earlier answer." })
  @Column("text")
  answer: string;

  @Field(() => DateTimeISO, { description: "When this answer was given, by the database's clock." })
  @PrimaryColumn({ type: "timestamptz", precision: 3 })
  answeredAt: Date;

  @Column("uuid")
  answeredBy: string;
}
