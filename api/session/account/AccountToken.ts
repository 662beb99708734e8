import { Column, Entity, PrimaryColumn } from "typeorm";

/** A link that was mailed: to choose a new password, to prove an address, or, in a cookie, to complete a sign-in. The database knows only the token's SHA-256. */
@Entity("account_tokens")
export class AccountToken {
  @PrimaryColumn("text")
  sha256: string;

  @Column("uuid")
  userId: string;

  @Column("text")
  purpose: "password" | "email" | "signIn";

  /** The address to prove. */
  @Column("text", { nullable: true })
  email: string | null;

  @Column({ type: "timestamptz", precision: 3 })
  expiresAt: Date;
}
