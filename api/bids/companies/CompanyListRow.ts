import { Column, PrimaryColumn, ViewEntity } from "typeorm";

import { bigintAsNumber } from "#api/core/graphql/scalars.ts";

/**
 * A row of the database view `companies`: a company with its profile and figures. Deleted accounts and accounts without
 * a profile have no row.
 */
@ViewEntity("companies", { synchronize: false })
export class CompanyListRow {
  /** The id of the company's user. */
  @PrimaryColumn("uuid")
  id: string;

  @Column("text")
  companyName: string;

  @Column("text")
  email: string;

  @Column("text", { nullable: true })
  companyTypology: string | null;

  @Column("text", { nullable: true })
  country: string | null;

  @Column("text", { nullable: true })
  industry: string | null;

  @Column({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  @Column({ type: "timestamptz", precision: 3 })
  updatedAt: Date;

  // `select: false`: a list does not read the figures. companyFiguresOf reads them for the companies of a page only.
  @Column("int", { select: false })
  bidCount: number;

  @Column("int", { select: false })
  wins: number;

  @Column("bigint", { transformer: bigintAsNumber, select: false })
  awardedValue: number;
}
