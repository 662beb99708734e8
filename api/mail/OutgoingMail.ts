import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from "typeorm";

import { UpdatedAt } from "#api/core/database/UpdatedAt.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";

/**
 * The recipient of a mail that is stored and processed like any other mail, but not sent. Such a mail is queued if a
 * request must send no mail, so that the duration of the request does not reveal this. No mailbox can have an address
 * in the domain "invalid" (RFC 2606).
 */
export const NO_RECIPIENT = "nobody@axion.invalid";

/**
 * A mail in the outbox. It is stored in the transaction of the event that it reports, and deleted 30 days after it was
 * sent.
 */
@Entity("outgoing_mails")
@ObjectType({ description: "A mail that the product sends. Its text cannot be read." })
export class OutgoingMail {
  @Field(() => ID, { description: "A UUID." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Field(() => String, { description: "The recipient's e-mail address." })
  @Column("text")
  recipient: string;

  @Column("text", { nullable: true })
  replyTo: string | null;

  @Field(() => String, { description: "The subject of the mail, one line." })
  @Column("text")
  subject: string;

  @Column("text")
  text: string;

  /**
   * The URL for one-click unsubscription (RFC 8058); null if the recipient cannot unsubscribe from this kind of mail.
   */
  @Column("text", { nullable: true })
  unsubscribeUrl: string | null;

  /**
   * The id of the user or contact request that the mail is about. Erasing the user or deleting the request deletes the
   * mail.
   */
  @Column("uuid", { nullable: true })
  aboutId: string | null;

  /**
   * True if the mail contains notices. If the user is blocked, banned or deleted before the mail is sent, the mail is
   * deleted.
   */
  @Column("boolean", { default: false })
  isNotice: boolean;

  /**
   * True if the text contains a secret, such as a link with a token. The text is then encrypted by MailEncryption, and
   * removed after the mail was sent.
   */
  @Column("boolean", { default: false })
  isSecret: boolean;

  @Field(() => DateTimeISO, { description: "When the mail was queued." })
  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;

  /** The number of attempts that were started, including those to which the mail server did not respond. */
  @Field(() => Int, { description: "The number of attempts to send the mail." })
  @Column("int")
  attempts: number;

  /** When the next attempt is due. null if the mail was sent, or is no longer retried. */
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  nextAttemptAt: Date | null;

  /** The time until which a process has claimed the mail in order to send it; null if the mail is not claimed. */
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  claimedUntil: Date | null;

  @Column({ type: "timestamptz", precision: 3, nullable: true })
  sentAt: Date | null;

  @Field(() => String, { nullable: true, description: "The last error of the mail server or the network." })
  @Column("text", { nullable: true })
  lastError: string | null;
}
