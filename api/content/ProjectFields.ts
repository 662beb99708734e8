import { Field } from "type-graphql";
import { Column } from "typeorm";

import { projectSchema } from "#api/content/project.rules.ts";
import { FieldsOf } from "#api/core/graphql/FieldsOf.ts";

/** Spec §3, project: what an administrator writes. */
@FieldsOf(projectSchema)
export abstract class ProjectFields {
  @Field(() => String)
  @Column("text")
  title: string;

  @Field(() => String)
  @Column("text")
  description: string;

  @Field(() => String, { nullable: true, description: "http or https." })
  @Column("text", { nullable: true })
  imageUrl: string | null;

  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  industry: string | null;

  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  location: string | null;

  @Field(() => String, { nullable: true, description: "Free text, such as `14 months`." })
  @Column("text", { nullable: true })
  timeline: string | null;

  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  results: string | null;

  @Field(() => Boolean, { defaultValue: false })
  @Column("boolean", { default: false })
  published: boolean;
}
