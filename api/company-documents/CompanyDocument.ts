import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, VersionColumn } from "typeorm";

import { NotRecorded, RecordedAs, Withheld } from "#api/audit/recordedFields.ts";
import { CompanyDocumentFields } from "#api/company-documents/CompanyDocumentFields.ts";
import { UpdatedAt } from "#api/core/database/UpdatedAt.ts";
import { NeedsScope } from "#api/core/graphql/access.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";

@Entity("company_documents")
@ObjectType({
  description:
    "A document that the signed-in user's company keeps for its bids. Only the company can read it; administrators read the copy that a bid names.",
})
@RecordedAs("companyDocument")
@NeedsScope("files:write")
export class CompanyDocument extends CompanyDocumentFields {
  @Field(() => ID, { description: "A UUID that identifies the document. Its file has another id." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @NotRecorded()
  @Column("uuid")
  companyId: string;

  @Withheld()
  @Column("uuid")
  fileId: string;

  @Field(() => DateTimeISO, { description: "When the document was added, by the database's clock." })
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
