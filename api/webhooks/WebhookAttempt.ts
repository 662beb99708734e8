import { Field, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";

import { DateTimeISO } from "#api/core/graphql/scalars.ts";

@Entity("webhook_attempts")
@ObjectType({ description: "One time that a message was sent to a webhook. Of the answer nothing but its status is kept." })
export class WebhookAttempt {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column("uuid")
  deliveryId: string;

  @Field(() => DateTimeISO, { description: "When it was sent." })
  @Column({ type: "timestamptz", precision: 3 })
  attemptedAt: Date;

  @Field(() => Int, { description: "Until the answer had come or the attempt was given up, in milliseconds." })
  @Column("int")
  durationMs: number;

  @Field(() => Int, { nullable: true, description: "The HTTP status of the answer; null without one." })
  @Column("int", { nullable: true })
  statusCode: number | null;

  @Field(() => String, { nullable: true, description: "Why it failed, as a sentence; null if it was accepted." })
  @Column("text", { nullable: true })
  error: string | null;
}
