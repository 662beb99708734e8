import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from "typeorm";

/** A mail in the outbox: queued in the transaction of the event that it reports, deleted thirty days after it was sent. */
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

  /** The address that stops mails like this one (RFC 8058). */
  @Column("text", { nullable: true })
  unsubscribeUrl: string | null;

  /** The user or the contact request that it is about, whose deletion deletes it. */
  @Column("uuid", { nullable: true })
  aboutId: string | null;

  /** The text is encrypted by the MailSeal, and dropped once the mail was sent. */
  @Column("boolean", { default: false })
  isSecret: boolean;

  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  /** Attempts started, including those that ended without an answer. */
  @Column("int")
  attempts: number;

  /** null: the mail was sent, or retries have ended. */
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  nextAttemptAt: Date | null;

  @Column({ type: "timestamptz", precision: 3, nullable: true })
  sentAt: Date | null;

  @Column("text", { nullable: true })
  lastError: string | null;
}
