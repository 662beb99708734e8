import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from "typeorm";

import { UpdatedAt } from "#api/core/database/UpdatedAt.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";

/** A mail in the outbox: queued in the transaction of the event that it reports, deleted thirty days after it was sent. */
@Entity("outgoing_mails")
@ObjectType({ description: "A mail that the product sends. Its text is not told." })
export class OutgoingMail {
  @Field(() => ID, { description: "A UUID." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Field(() => String, { description: "The e-mail address that it goes to." })
  @Column("text")
  recipient: string;

  @Column("text", { nullable: true })
  replyTo: string | null;

  @Field(() => String, { description: "One line." })
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

  /** It tells a user notices: dropped if the user is blocked, banned or deleted before it is sent. */
  @Column("boolean", { default: false })
  isNotice: boolean;

  /** The text is encrypted by the MailSeal, and dropped once the mail was sent. */
  @Column("boolean", { default: false })
  isSecret: boolean;

  @Field(() => DateTimeISO, { description: "When it was queued." })
  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;

  /** Attempts started, including those that ended without an answer. */
  @Field(() => Int, { description: "How often it was tried." })
  @Column("int")
  attempts: number;

  /** null: the mail was sent, or retries have ended. */
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  nextAttemptAt: Date | null;

  @Column({ type: "timestamptz", precision: 3, nullable: true })
  sentAt: Date | null;

  @Field(() => String, { nullable: true, description: "What the mail server or the network said last." })
  @Column("text", { nullable: true })
  lastError: string | null;
}
