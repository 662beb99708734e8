import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, VersionColumn } from "typeorm";

import { DateTimeISO } from "#api/core/graphql/scalars.ts";

@Entity("projects")
@ObjectType({ description: "A showcased project." })
export class Project {
  @Field(() => ID)
  @PrimaryGeneratedColumn("uuid")
  id: string;

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

  @Field(() => Boolean)
  @Column("boolean", { default: false })
  published: boolean;

  @Field(() => DateTimeISO)
  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  @Field(() => Int, { description: "Grows with each change; send it back with a change to be told of a stale edit." })
  @VersionColumn()
  version: number;
}
