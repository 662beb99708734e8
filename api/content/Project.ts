import { Field, ID, Int, ObjectType } from "type-graphql";
import { CreateDateColumn, Entity, PrimaryGeneratedColumn, VersionColumn } from "typeorm";

import { Node } from "#api/core/graphql/Node.ts";
import { NotRecorded, RecordedAs } from "#api/audit/recordedFields.ts";
import { ProjectFields } from "#api/content/ProjectFields.ts";
import { UpdatedAt } from "#api/core/database/UpdatedAt.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";

@Entity("projects")
@ObjectType({ implements: Node, description: "A showcased project." })
@RecordedAs("project")
export class Project extends ProjectFields {
  @Field(() => ID)
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Field(() => DateTimeISO)
  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  @NotRecorded()
  @UpdatedAt()
  updatedAt: Date;

  @Field(() => Int, {
    description: "Increased by each change. Send it with a change: a stale version is refused with CONFLICT.",
  })
  @VersionColumn()
  version: number;
}
