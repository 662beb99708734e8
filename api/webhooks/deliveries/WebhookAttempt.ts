import { Field, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryGeneratedColumn, In } from "typeorm";

import { DateTimeISO } from "#api/core/graphql/scalars.ts";
import { type Batch, grouped } from "#api/core/graphql/batch.ts";

@Entity("webhook_attempts")
@ObjectType({
  description: "One attempt to send a message to a webhook. Only the status of the answer is stored.",
})
export class WebhookAttempt {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column("uuid")
  deliveryId: string;

  @Field(() => DateTimeISO, { description: "When the message was sent." })
  @Column({ type: "timestamptz", precision: 3 })
  attemptedAt: Date;

  @Field(() => Int, { description: "The time until the answer arrived or the attempt ended, in milliseconds." })
  @Column("int")
  durationMs: number;

  @Field(() => Int, { nullable: true, description: "The HTTP status of the answer; null if there was no answer." })
  @Column("int", { nullable: true })
  statusCode: number | null;

  @Field(() => String, {
    nullable: true,
    description: "The reason for the failure, as a sentence; null if the receiver accepted the message.",
  })
  @Column("text", { nullable: true })
  error: string | null;
}

/** Reads the attempts of these deliveries, oldest first, in one SQL statement. */
export const attemptsOf: Batch<WebhookAttempt[]> = async (db, deliveryIds) => {
  const attempts = await db.manager.find(WebhookAttempt, {
    where: { deliveryId: In([...deliveryIds]) },
    order: { attemptedAt: "ASC", id: "ASC" },
  });
  return grouped(deliveryIds, attempts, ({ deliveryId }) => deliveryId);
};
