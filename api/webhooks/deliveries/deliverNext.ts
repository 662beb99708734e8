import { onceAvailable } from "#api/core/database/onceAvailable.ts";
import { type Claim, claimDelivery } from "#api/webhooks/deliveries/claimDelivery.ts";
import { failureWords, statusWords } from "#api/webhooks/deliveries/failureWords.ts";
import { messageOf } from "#api/webhooks/deliveries/messageOf.ts";
import { postMessage } from "#api/webhooks/deliveries/postMessage.ts";
import { readAddress, receiverAddress } from "#api/webhooks/receiverAddress.ts";
import { saveAttempt } from "#api/webhooks/deliveries/saveAttempt.ts";
import type { Outcome, WebhookWork } from "#api/webhooks/deliveries/webhookWork.ts";

/**
 * The time, in milliseconds, for which saving the result of an attempt is retried while the database is unavailable. It
 * is less than a minute, because after a minute another process can claim the message and send it again.
 */
const SAVE_WITHIN_MS = 30_000;

interface Moment {
  /** Defaults to the database's clock. */
  now?: Date;
  /** Aborts the HTTP request. No failure is then recorded, and the message is due again when the claim ends. */
  signal?: AbortSignal;
}

/**
 * Sends one due message and records the result. If the process crashes in between, the message is sent again with the
 * same id. Thus a message may arrive twice, but is never lost.
 * @returns true if a message was due
 */
export async function deliverNext(work: WebhookWork, { now, signal }: Moment = {}) {
  const claim = await claimDelivery(work.db, work, now);
  if (!claim) return false;
  const start = performance.now();
  const outcome = await send(work, claim, signal);
  const attempt = { ...outcome, durationMs: Math.round(performance.now() - start) };
  if (!signal?.aborted || outcome.error === null)
    await onceAvailable(() => saveAttempt(work, claim, attempt), SAVE_WITHIN_MS, signal);
  return true;
}

async function send(
  { encryption, reach, site, limits, ca }: WebhookWork,
  claim: Claim,
  signal?: AbortSignal,
): Promise<Outcome> {
  const secrets = secretsOf(claim, encryption);
  if (!secrets)
    return { statusCode: null, error: "The secret of this webhook cannot be read any more: choose a new one" };
  try {
    const url = readAddress(claim.url, reach);
    const address = await receiverAddress(url, reach);
    const statusCode = await postMessage({ url, ...messageOf(claim, secrets, site) }, { address, limits, ca, signal });
    return { statusCode, error: statusWords(statusCode) };
  } catch (error) {
    return { statusCode: null, error: failureWords(error) };
  }
}

function secretsOf({ sealedSecret, oldSealedSecret }: Claim, { decrypt }: WebhookWork["encryption"]) {
  try {
    return [sealedSecret, oldSealedSecret].filter((sealed) => sealed !== null).map(decrypt);
  } catch {
    return null;
  }
}
