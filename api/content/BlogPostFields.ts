import { Field } from "type-graphql";
import { Column } from "typeorm";

import { Recorded } from "#api/audit/recordedFields.ts";
import { blogPostSchema } from "#api/content/blogPost.rules.ts";
import { LONG_TEXT } from "#api/core/graphql/cost.ts";
import { FieldsOf } from "#api/core/graphql/FieldsOf.ts";

/** Spec §3, blog post: the fields that an administrator writes. */
@FieldsOf(blogPostSchema)
export abstract class BlogPostFields {
  @Field(() => String, {
    description: "The last part of the post's address: lower-case letters, digits and hyphens; unique.",
  })
  @Recorded()
  @Column("text")
  slug: string;

  @Field(() => String)
  @Recorded()
  @Column("text")
  title: string;

  @Field(() => String)
  @Recorded()
  @Column("text")
  excerpt: string;

  @Field(() => String)
  @Recorded()
  @Column("text")
  category: string;

  @Field(() => String, { description: "Markdown, as written.", complexity: LONG_TEXT })
  @Recorded()
  @Column("text")
  body: string;

  @Field(() => Boolean, { defaultValue: false })
  @Recorded()
  @Column("boolean", { default: false })
  published: boolean;
}
