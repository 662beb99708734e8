import { Field, registerEnumType } from "type-graphql";
import { Column } from "typeorm";

import { Withheld } from "#api/audit/recordedFields.ts";
import { companyDocumentSchema } from "#api/company-documents/companyDocument.rules.ts";
import { COMPANY_DOCUMENT_KINDS, type CompanyDocumentKind } from "#api/company-documents/documentKinds.rules.ts";
import { FieldsOf } from "#api/core/graphql/FieldsOf.ts";
import { asEnum } from "#api/core/graphql/scalars.ts";

export const CompanyDocumentKindEnum = asEnum(COMPANY_DOCUMENT_KINDS);
registerEnumType(CompanyDocumentKindEnum, {
  name: "CompanyDocumentKind",
  description: "What a document of a company proves. A tender can ask for documents by their kind.",
  valuesConfig: {
    taxClearance: { description: "The tax authority's statement that no taxes are due." },
    registrationCertificate: { description: "The company's entry in the register of companies." },
    insurance: { description: "An insurance certificate." },
    licence: { description: "A licence to do the work." },
    iso9001: { description: "A certificate of ISO 9001, quality management." },
    iso14001: { description: "A certificate of ISO 14001, environmental management." },
    iso45001: { description: "A certificate of ISO 45001, health and safety at work." },
    bankReference: { description: "A bank's statement about the company." },
    referenceProject: { description: "A client's statement about earlier work." },
    financialStatement: { description: "Annual accounts." },
    other: { description: "Any other document." },
  },
});

/** The fields that a company writes about one of its documents. The audit trail contains none of their values. */
@FieldsOf(companyDocumentSchema)
export abstract class CompanyDocumentFields {
  @Field(() => CompanyDocumentKindEnum, { description: "What the document proves." })
  @Withheld()
  @Column("text")
  kind: CompanyDocumentKind;

  @Field(() => String, { description: "The name under which the company finds the document." })
  @Withheld()
  @Column("text")
  name: string;

  @Field(() => String, { nullable: true, description: "The number on the document." })
  @Withheld()
  @Column("text", { nullable: true })
  number: string | null;

  @Field(() => String, { nullable: true, description: "Who issued the document." })
  @Withheld()
  @Column("text", { nullable: true })
  issuer: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The last day on which the document is valid: YYYY-MM-DD. null if it does not expire.",
  })
  @Withheld()
  @Column("date", { nullable: true })
  validUntil: string | null;
}
