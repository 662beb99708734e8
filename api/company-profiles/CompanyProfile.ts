import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryGeneratedColumn, VersionColumn } from "typeorm";

import { Node } from "#api/core/graphql/Node.ts";
import { NotRecorded, RecordedAs } from "#api/audit/recordedFields.ts";
import { CompanyProfileFields } from "#api/company-profiles/CompanyProfileFields.ts";
import { UpdatedAt } from "#api/core/database/UpdatedAt.ts";

@Entity("company_profiles")
@ObjectType({ implements: Node, description: "The company that a user bids for; one for each user." })
@RecordedAs("companyProfile")
export class CompanyProfile extends CompanyProfileFields {
  @Field(() => ID, {
    description:
      "A UUID that identifies only the profile. Bids and companies refer to the user's id, which is Company.id.",
  })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  /** The user who has this profile; unique. */
  @NotRecorded()
  @Column("uuid")
  userId: string;

  @NotRecorded()
  @UpdatedAt()
  updatedAt: Date;

  @Field(() => Int, {
    description: "Increased by each change. Send it with a change: a stale version is refused with CONFLICT.",
  })
  @VersionColumn()
  version: number;
}
