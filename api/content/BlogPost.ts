import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, VersionColumn } from "typeorm";

import { Node } from "#api/core/graphql/Node.ts";
import { NotRecorded, Recorded, RecordedAs } from "#api/audit/recordedFields.ts";
import { BlogPostFields } from "#api/content/BlogPostFields.ts";
import { UpdatedAt } from "#api/core/database/UpdatedAt.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";

@Entity("blog_posts")
@ObjectType({ implements: Node, description: "An article of the blog, Industry Insights." })
@RecordedAs("blogPost")
export class BlogPost extends BlogPostFields {
  @Field(() => ID)
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Field(() => DateTimeISO)
  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  @NotRecorded()
  @UpdatedAt()
  updatedAt: Date;

  @Field(() => ID, {
    nullable: true,
    description: "The id of the administrator who wrote the post; such a post is shown as written by the team.",
    deprecationReason: "Ask for `byTeam`, or as an administrator for `author { id }`.",
  })
  @Recorded()
  @Column("uuid", { nullable: true })
  authorId: string | null;

  @Field(() => Int, {
    description: "Increased by each change. Send it with a change: a stale version is refused with CONFLICT.",
  })
  @VersionColumn()
  version: number;
}
