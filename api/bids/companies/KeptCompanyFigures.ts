import { Column, Entity, PrimaryColumn } from "typeorm";

import { bigintAsNumber } from "#api/core/graphql/scalars.ts";

/** By what companies are sorted. fold_company_figures() alone writes it. */
@Entity("company_figures")
export class KeptCompanyFigures {
  /** The user's. */
  @PrimaryColumn("uuid")
  companyId: string;

  /** Live ones. */
  @Column("int")
  bidCount: number;

  @Column("int")
  wins: number;

  @Column("bigint", { transformer: bigintAsNumber })
  awardedValue: number;
}
