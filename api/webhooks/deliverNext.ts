import { type Claim, claimDelivery } from "#api/webhooks/claimDelivery.ts";
import { failureWords, statusWords } from "#api/webhooks/failureWords.ts";
import { messageOf } from "#api/webhooks/messageOf.ts";
import { postMessage } from "#api/webhooks/postMessage.ts";
import { readAddress, receiverAddress } from "#api/webhooks/receiverAddress.ts";
import { saveAttempt } from "#api/webhooks/saveAttempt.ts";
import type { Outcome, WebhookWork } from "#api/webhooks/webhookWork.ts";

interface Moment {
  /** By default the database's clock. */
  now?: Date;
  /** Cuts the connection: the message is due again when the claim ends, and its webhook's owner is told of no failure. */
  signal?: AbortSignal;
}

/**
 * Sends one message that is due, and notes how it went. A process that dies in between leaves it due: a message may arrive twice,
 * with the same id, and is never lost.
 * @returns whether there was one
 */
export async function deliverNext(work: WebhookWork, { now, signal }: Moment = {}) {
  const claim = await claimDelivery(work.db, work, now);
  if (!claim) return false;
  const start = performance.now();
  const outcome = await send(work, claim, signal);
  if (!signal?.aborted || outcome.error === null) await saveAttempt(work, claim, { ...outcome, durationMs: Math.round(performance.now() - start) });
  return true;
}

async function send({ seal, reach, site, limits, ca }: WebhookWork, claim: Claim, signal?: AbortSignal): Promise<Outcome> {
  const secrets = secretsOf(claim, seal);
  if (!secrets) return { statusCode: null, error: "The secret of this webhook cannot be read any more: choose a new one" };
  try {
    const url = readAddress(claim.url, reach);
    const address = await receiverAddress(url, reach);
    const statusCode = await postMessage({ url, ...messageOf(claim, secrets, site) }, { address, limits, ca, signal });
    return { statusCode, error: statusWords(statusCode) };
  } catch (error) {
    return { statusCode: null, error: failureWords(error) };
  }
}

function secretsOf({ sealedSecret, oldSealedSecret }: Claim, { open }: WebhookWork["seal"]) {
  try {
    return [sealedSecret, oldSealedSecret].filter((sealed) => sealed !== null).map(open);
  } catch {
    return null;
  }
}
