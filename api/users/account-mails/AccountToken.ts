import { Column, Entity, PrimaryColumn } from "typeorm";

/** The lifetime of each token in minutes, by its purpose. */
export const LINK_MINUTES = { password: 30, email: 24 * 60, undoEmail: 72 * 60, signIn: 5 } as const;

/**
 * A single-use token: of a mailed link to choose a new password, to confirm an address, or to undo the change of an
 * address; or of a cookie to complete a sign-in. The database stores only its SHA-256.
 */
@Entity("account_tokens")
export class AccountToken {
  @PrimaryColumn("text")
  sha256: string;

  @Column("uuid")
  userId: string;

  @Column("text")
  purpose: keyof typeof LINK_MINUTES;

  /** The e-mail address to confirm, or the former one to restore. */
  @Column("text", { nullable: true })
  email: string | null;

  @Column({ type: "timestamptz", precision: 3, insert: false, update: false, default: () => "clock_timestamp()" })
  createdAt: Date;

  @Column({ type: "timestamptz", precision: 3 })
  expiresAt: Date;
}
