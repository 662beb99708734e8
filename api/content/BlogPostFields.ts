import { Field } from "type-graphql";
import { Column } from "typeorm";

import { blogPostSchema } from "#api/content/blogPost.rules.ts";
import { LONG_TEXT } from "#api/core/graphql/cost.ts";
import { FieldsOf } from "#api/core/graphql/FieldsOf.ts";

/** Spec §3, blog post: what an administrator writes. */
@FieldsOf(blogPostSchema)
export abstract class BlogPostFields {
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

  @Field(() => String, { description: "Markdown, as written.", complexity: LONG_TEXT })
  @Column("text")
  body: string;

  @Field(() => Boolean, { defaultValue: false })
  @Column("boolean", { default: false })
  published: boolean;
}
