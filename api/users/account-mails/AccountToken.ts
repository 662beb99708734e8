import { Column, Entity, PrimaryColumn } from "typeorm";

/** The lifetime of each token in minutes, by its purpose. */
export const LINK_MINUTES = { password: 30, email: 24 * 60, undoEmail: 72 * 60, signIn: 5 } as const;

/**
 * A single-use token in a mailed link or in a cookie. With the link, the user chooses a new password, confirms an
 * e-mail address, or undoes a change of the e-mail address. With the cookie, the user completes the second step of a
 * sign-in. The database stores only the token's SHA-256.
 */
@Entity("account_tokens")
export class AccountToken {
  @PrimaryColumn("text")
  sha256: string;

  @Column("uuid")
  userId: string;

  @Column("text")
  purpose: keyof typeof LINK_MINUTES;

  /** The e-mail address to confirm, or the former e-mail address to restore; null for the other purposes. */
  @Column("text", { nullable: true })
  email: string | null;

  @Column({ type: "timestamptz", precision: 3, insert: false, update: false, default: () => "clock_timestamp()" })
  createdAt: Date;

  @Column({ type: "timestamptz", precision: 3 })
  expiresAt: Date;
}
