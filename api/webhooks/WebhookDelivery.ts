import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from "typeorm";

import { UpdatedAt } from "#api/core/database/UpdatedAt.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";
import { DELIVERY_DAYS, type WebhookEvent } from "#api/webhooks/webhook.rules.ts";

const DELIVERY_STATES = ["waiting", "delivered", "failed"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const DeliveryStateEnum = Object.fromEntries(DELIVERY_STATES.map((state) => [state, state])) as { [State in DeliveryState]: State };
registerEnumType(DeliveryStateEnum, {
  name: "WebhookDeliveryState",
  description: "How far a message to a webhook is.",
  valuesConfig: {
    waiting: { description: "It is sent at nextAttemptAt, or just now." },
    delivered: { description: "The receiver answered with a status from 200 to 299." },
    failed: { description: "It is not sent again unless it is redelivered." },
  },
});

/** A message to one webhook. What it says is read when it is sent, so that nothing is told that its owner may not read any more. */
@Entity("webhook_deliveries")
@ObjectType({ description: `A message to a webhook. Deliveries are kept for ${DELIVERY_DAYS} days.` })
export class WebhookDelivery {
  @Field(() => ID, { description: "A UUID. The header webhook-id is msg_ and this id, at each attempt and redelivery." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Field(() => ID, { description: "The webhook that it goes to." })
  @Column("uuid")
  webhookId: string;

  @Field(() => String, { description: "What it tells: one of the webhook's events, or webhook.test." })
  @Column("text")
  event: WebhookEvent | "webhook.test";

  @Field(() => ID, { nullable: true, description: "The tender that it is about; null for a test." })
  @Column("uuid", { nullable: true })
  tenderId: string | null;

  @Field(() => ID, { nullable: true, description: "The bid that it is about, of an event of a bid." })
  @Column("uuid", { nullable: true })
  bidId: string | null;

  @Field(() => DateTimeISO, { description: "When what it tells has happened." })
  @Column({ type: "timestamptz", precision: 3 })
  occurredAt: Date;

  @Field(() => DateTimeISO, { description: "When the message was made." })
  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;

  /** Since it was made, or redelivered. */
  @Column("int", { name: "attempts" })
  attemptCount: number;

  @Field(() => DateTimeISO, { nullable: true, description: "When it is sent, or sent again; null once it was delivered or has failed." })
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  nextAttemptAt: Date | null;

  /** One process sends it until then. */
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  claimedUntil: Date | null;

  @Field(() => DateTimeISO, { nullable: true, description: "When the receiver has accepted it." })
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  deliveredAt: Date | null;
}
