import { Field } from "type-graphql";
import { Column } from "typeorm";

import { Recorded } from "#api/audit/recordedFields.ts";
import { projectSchema } from "#api/content/project.rules.ts";
import { FieldsOf } from "#api/core/graphql/FieldsOf.ts";

/** Spec §3, project: the fields that an administrator writes. */
@FieldsOf(projectSchema)
export abstract class ProjectFields {
  @Field(() => String)
  @Recorded()
  @Column("text")
  title: string;

  @Field(() => String)
  @Recorded()
  @Column("text")
  description: string;

  @Field(() => String, { nullable: true, description: "http or https." })
  @Recorded()
  @Column("text", { nullable: true })
  imageUrl: string | null;

  @Field(() => String, { nullable: true })
  @Recorded()
  @Column("text", { nullable: true })
  industry: string | null;

  @Field(() => String, { nullable: true })
  @Recorded()
  @Column("text", { nullable: true })
  location: string | null;

  @Field(() => String, { nullable: true, description: "Free text, such as `14 months`." })
  @Recorded()
  @Column("text", { nullable: true })
  timeline: string | null;

  @Field(() => String, { nullable: true })
  @Recorded()
  @Column("text", { nullable: true })
  results: string | null;

  @Field(() => Boolean, { defaultValue: false })
  @Recorded()
  @Column("boolean", { default: false })
  published: boolean;
}
