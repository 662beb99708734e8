import { Column, CreateDateColumn, Entity, PrimaryColumn } from "typeorm";

/** A used idempotency key; deleteOldKeys deletes it after 30 days. */
@Entity("idempotency_keys")
export class IdempotencyKey {
  /** The user's id, or a visitor's e-mail address in lower case. */
  @PrimaryColumn("text")
  owner: string;

  /** The mutation's name. Each mutation has its own keys. */
  @PrimaryColumn("text")
  act: string;

  @PrimaryColumn("text")
  key: string;

  /** The SHA-256 of the terms, from fingerprintOf. */
  @Column("text")
  fingerprint: string;

  @Column("uuid")
  createdId: string;

  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;
}
