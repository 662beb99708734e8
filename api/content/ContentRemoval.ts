import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";

import { asEnum, DateTimeISO } from "#api/core/graphql/scalars.ts";

const CONTENT_TYPES = ["blogPost", "project"] as const;
const ContentType = asEnum(CONTENT_TYPES);
registerEnumType(ContentType, {
  name: "ContentType",
  description: "The kinds of content of the public site.",
  valuesConfig: { blogPost: { description: "An article." }, project: { description: "A showcased project." } },
});

/** Only database triggers write the rows of this table. */
@Entity("content_removals")
@ObjectType({ description: "A post or project that was deleted or unpublished: delete it from your copy." })
export class ContentRemoval {
  @Field(() => ID, { description: "The id of the post or project." })
  @PrimaryColumn("uuid")
  id: string;

  @Field(() => ContentType, { description: "The type of the removed item." })
  @Column("text")
  type: (typeof CONTENT_TYPES)[number];

  @Field(() => DateTimeISO, { description: "When the item was deleted or unpublished." })
  @Column({ type: "timestamptz", precision: 3 })
  removedAt: Date;

  /** True if visitors could read the item at some time. Visitors see only the removals of such items. */
  @Column("boolean")
  wasPublished: boolean;

  @Field(() => Boolean, {
    description: "true: permanently deleted; false: unpublished, and administrators can still read it.",
  })
  @Column("boolean")
  isDeleted: boolean;
}
