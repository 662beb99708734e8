import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from "typeorm";

/** A row of the outbox: it is written with what it tells of, and stays for thirty days after it was sent. */
@Entity("outgoing_mails")
export class OutgoingMail {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column("text")
  recipient: string;

  @Column("text", { nullable: true })
  replyTo: string | null;

  @Column("text")
  subject: string;

  @Column("text")
  text: string;

  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  /** Those that have begun; one that ended without an answer counts too. */
  @Column("int")
  attempts: number;

  /** null: it was sent, or given up. */
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  nextAttemptAt: Date | null;

  @Column({ type: "timestamptz", precision: 3, nullable: true })
  sentAt: Date | null;

  /** Why the latest attempt failed. */
  @Column("text", { nullable: true })
  lastError: string | null;
}
