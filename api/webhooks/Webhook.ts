import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, VersionColumn } from "typeorm";

import { Node } from "#api/core/graphql/Node.ts";
import { NotRecorded, Recorded, RecordedAs, Withheld } from "#api/audit/recordedFields.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";
import { UpdatedAt } from "#api/core/database/UpdatedAt.ts";
import {
  ADMIN_EVENTS,
  FAILING_DAYS,
  OLD_SECRET_HOURS,
  type WebhookEvent,
  WEBHOOK_EVENT_NAMES,
} from "#api/webhooks/webhook.rules.ts";

/** The fields that a webhook's owner sets. */
@ObjectType()
@InputType()
export abstract class WebhookFields {
  @Field(() => String, {
    description:
      "The address to which messages are posted: an https address on a public network, on port 443 or one from 1024 up.",
  })
  @Withheld()
  @Column("text")
  url: string;

  @Field(() => [String], {
    description: `The events that are sent, at least one of ${WEBHOOK_EVENT_NAMES.join(", ")}. ${ADMIN_EVENTS.join(", ")} are for administrators only.`,
  })
  @Recorded()
  @Column("text", { array: true })
  events: WebhookEvent[];

  @Field(() => String, { nullable: true, description: "A description of the webhook's use: at most 200 characters." })
  @Recorded()
  @Column("text", { nullable: true })
  description: string | null;
}

@Entity("webhooks")
@ObjectType({
  implements: Node,
  description: "An address of the signed-in user to which events are sent as signed messages (Standard Webhooks).",
})
@RecordedAs("webhook")
export class Webhook extends WebhookFields {
  @Field(() => ID, { description: "A UUID." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @NotRecorded()
  @Column("uuid")
  userId: string;

  @Withheld()
  @Column("text", { select: false })
  sealedSecret: string;

  @NotRecorded()
  @Column("text", { nullable: true, select: false })
  oldSealedSecret: string | null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: `Until when messages are also signed with the secret before the last rotation: for ${OLD_SECRET_HOURS} hours. null if there was no rotation.`,
  })
  @NotRecorded()
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  oldSecretEndsAt: Date | null;

  @Field(() => DateTimeISO, { description: "When the webhook was created." })
  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  @NotRecorded()
  @UpdatedAt()
  updatedAt: Date;

  @Field(() => Int, {
    description: "Increased by each change. Send it with a change: a stale version is refused with CONFLICT.",
  })
  @VersionColumn()
  version: number;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: "The time of the first failed attempt since the last success; null if the last attempt succeeded.",
  })
  @NotRecorded()
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  failingSince: Date | null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: `When the webhook was disabled, after ${FAILING_DAYS} days of failures or an answer 410; null while it is enabled.`,
  })
  @Recorded()
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  disabledAt: Date | null;
}

@ObjectType({ description: "A webhook with its secret, which is returned only once." })
export class WebhookWithSecret {
  @Field(() => Webhook, { description: "The webhook's stored data, without the secret." })
  webhook: Webhook;

  @Field(() => String, {
    nullable: true,
    description:
      "The secret that verifies messages: whsec_ and the key in base64. null for a retry with the same idempotency key.",
  })
  secret: string | null;
}
