import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from "typeorm";

import { UpdatedAt } from "#api/core/database/UpdatedAt.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";
import { DELIVERY_DAYS, type WebhookEvent } from "#api/webhooks/webhook.rules.ts";

const DELIVERY_STATES = ["waiting", "delivered", "failed"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const DeliveryStateEnum = Object.fromEntries(DELIVERY_STATES.map((state) => [state, state])) as {
  [State in DeliveryState]: State;
};
registerEnumType(DeliveryStateEnum, {
  name: "WebhookDeliveryState",
  description: "The state of a message to a webhook.",
  valuesConfig: {
    waiting: { description: "The message is due at nextAttemptAt, or is being sent now." },
    delivered: { description: "The receiver answered with a status from 200 to 299." },
    failed: { description: "All attempts failed. The message is sent again only if it is redelivered." },
  },
});

/**
 * A message to one webhook. The content of the message is read from the database at each attempt, so that the message
 * never contains data that the webhook's owner can no longer read.
 */
@Entity("webhook_deliveries")
@ObjectType({ description: `A message to a webhook. Deliveries are stored for ${DELIVERY_DAYS} days.` })
export class WebhookDelivery {
  @Field(() => ID, {
    description: "A UUID. The header webhook-id is msg_ and this id, at each attempt and redelivery.",
  })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Field(() => ID, { description: "The webhook that receives the message." })
  @Column("uuid")
  webhookId: string;

  @Field(() => String, { description: "The event of the message: one of the webhook's events, or webhook.test." })
  @Column("text")
  event: WebhookEvent | "webhook.test";

  @Field(() => ID, {
    nullable: true,
    description: "The tender that the event is about; null for a test and for an integration request.",
  })
  @Column("uuid", { nullable: true })
  tenderId: string | null;

  @Field(() => ID, {
    nullable: true,
    description: "The bid that the event is about; null if the event is not about a bid.",
  })
  @Column("uuid", { nullable: true })
  bidId: string | null;

  @Field(() => ID, { nullable: true, description: "The question that was asked; null for any other event." })
  @Column("uuid", { nullable: true })
  questionId: string | null;

  @Field(() => ID, {
    nullable: true,
    description: "The integration request that was received; null for any other event.",
  })
  @Column("uuid", { nullable: true })
  requestId: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "The number of the addendum of tender.amended; null if the change had none, and for any other event.",
  })
  @Column("int", { nullable: true })
  addendum: number | null;

  @Field(() => DateTimeISO, { description: "When the event occurred." })
  @Column({ type: "timestamptz", precision: 3 })
  occurredAt: Date;

  @Field(() => DateTimeISO, { description: "When the message was created." })
  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;

  /** The number of attempts since the creation of the delivery or its last redelivery. */
  @Column("int", { name: "attempts" })
  attemptCount: number;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: "When the message is sent, or sent again; null once it was delivered or has failed.",
  })
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  nextAttemptAt: Date | null;

  /** The time until which a process has claimed the delivery; null if the delivery is not claimed. */
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  claimedUntil: Date | null;

  @Field(() => DateTimeISO, { nullable: true, description: "When the receiver accepted the message." })
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  deliveredAt: Date | null;
}
