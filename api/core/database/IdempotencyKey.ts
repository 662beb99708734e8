import { Column, CreateDateColumn, Entity, PrimaryColumn } from "typeorm";

/** A used idempotency key; deleteOldKeys deletes it after 30 days. */
@Entity("idempotency_keys")
export class IdempotencyKey {
  /** The user's id, or a visitor's e-mail address in lower case. */
  @PrimaryColumn("text")
  owner: string;

  /** The name of the mutation. The same key can be used once for each mutation. */
  @PrimaryColumn("text")
  act: string;

  @PrimaryColumn("text")
  key: string;

  /**
   * The SHA-256 of the mutation's validated input, from fingerprintOf; 64 zeros if the creation stores no fingerprint.
   */
  @Column("text")
  fingerprint: string;

  @Column("uuid")
  createdId: string;

  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;
}
