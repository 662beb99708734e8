import { serverNow } from "#web/clock/serverClock.ts";
import { type ListedDeliveryFragment } from "#web/graphql/generatedWebhooks.ts";

/** A process that sends a message puts the next attempt off by a minute. */
const SOON_MS = 70_000;

/** Whether a message is being sent, or will be in a moment. */
export const isSending = ({ state, nextAttemptAt }: Pick<ListedDeliveryFragment, "state" | "nextAttemptAt">) =>
  state === "waiting" && nextAttemptAt !== null && Date.parse(nextAttemptAt) - serverNow().getTime() < SOON_MS;
