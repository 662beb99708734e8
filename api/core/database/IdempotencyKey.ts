import { Column, CreateDateColumn, Entity, PrimaryColumn } from "typeorm";

/** A used idempotency key; deleteOldKeys deletes it after 30 days. */
@Entity("idempotency_keys")
export class IdempotencyKey {
  /** A user's id; for a visitor the e-mail address that was given, in lower case. */
  @PrimaryColumn("text")
  owner: string;

  /** The mutation's name: the same key of another act is another key. */
  @PrimaryColumn("text")
  act: string;

  @PrimaryColumn("text")
  key: string;

  /** fingerprintOf the terms. */
  @Column("text")
  fingerprint: string;

  @Column("uuid")
  createdId: string;

  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;
}
