import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";

import { asEnum, DateTimeISO } from "#api/core/graphql/scalars.ts";

const CONTENT_TYPES = ["blogPost", "project"] as const;
const ContentType = asEnum(CONTENT_TYPES);
registerEnumType(ContentType, { name: "ContentType", description: "The kinds of content of the public site.", valuesConfig: { blogPost: { description: "An article." }, project: { description: "A showcased project." } } });

/** Written by triggers alone. */
@Entity("content_removals")
@ObjectType({ description: "A post or project that is gone: delete it from your copy." })
export class ContentRemoval {
  @Field(() => ID, { description: "The id of the post or project." })
  @PrimaryColumn("uuid")
  id: string;

  @Field(() => ContentType, { description: "What it was." })
  @Column("text")
  type: (typeof CONTENT_TYPES)[number];

  @Field(() => DateTimeISO, { description: "When it was deleted, or hidden from visitors." })
  @Column({ type: "timestamptz", precision: 3 })
  removedAt: Date;

  /** Whether visitors have been able to read it: of others they are not told. */
  @Column("boolean")
  wasPublished: boolean;

  @Field(() => Boolean, { description: "true: deleted for good; false: no longer published, and administrators can still read it." })
  @Column("boolean")
  isDeleted: boolean;
}
