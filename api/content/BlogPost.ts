import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, VersionColumn } from "typeorm";

import { DateTimeISO } from "#api/core/graphql/scalars.ts";

@Entity("blog_posts")
@ObjectType({ description: "An article of the industry insights." })
export class BlogPost {
  @Field(() => ID)
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Field(() => String, { description: "Its place in the address: lower-case letters, digits and hyphens; unique." })
  @Column("text")
  slug: string;

  @Field(() => String)
  @Column("text")
  title: string;

  @Field(() => String)
  @Column("text")
  excerpt: string;

  @Field(() => String)
  @Column("text")
  category: string;

  @Field(() => String, { description: "Markdown, as written." })
  @Column("text")
  body: string;

  @Field(() => Boolean)
  @Column("boolean", { default: false })
  published: boolean;

  @Field(() => DateTimeISO)
  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  @Field(() => ID, { nullable: true, description: "The administrator who wrote it; such a post is shown as the team's." })
  @Column("uuid", { nullable: true })
  authorId: string | null;

  @Field(() => Int, { description: "Grows with each change; send it back with a change to be told of a stale edit." })
  @VersionColumn()
  version: number;
}
