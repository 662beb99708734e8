import { sitePaths } from "#api/core/rules/addresses.rules.ts";
import type { Claim } from "#api/webhooks/deliveries/claimDelivery.ts";
import { webhookSignature } from "#api/webhooks/webhookSecrets.ts";

/** Returns the path of the page that shows more about the event. */
function pageOf({ event, tenderId, bidId }: Claim) {
  if (event === "bid.decided") return sitePaths.myBid(bidId!);
  if (event === "request.received") return sitePaths.requests;
  if (event === "question.asked") return sitePaths.questions;
  if (event === "tender.deleted") return sitePaths.browseTenders;
  if (tenderId === null) return sitePaths.webhooks;
  return bidId === null ? sitePaths.tender(tenderId) : sitePaths.tenderSection(tenderId, "bids");
}

/**
 * Returns the ids and texts that say what the event is about. For a deleted tender, this is only the id, because only
 * administrators may read a deleted tender.
 */
function subjectOf(claim: Claim) {
  const { event, webhookId, tenderId, bidId, questionId, requestId, addendum, tenderNumber, title } = claim;
  if (requestId !== null) return { requestId };
  if (tenderId === null) return { webhookId };
  if (event === "tender.deleted") return { tenderId };
  return {
    ...(bidId !== null && { bidId }),
    ...(questionId !== null && { questionId }),
    tenderId,
    tenderNumber,
    title,
    ...(addendum !== null && { addendum }),
  };
}

/**
 * Returns the body of a message: ids, the numbers of tender and addendum, the tender's title, and a link. The receiver
 * reads all other data from the API, with its own permissions.
 */
function bodyOf(claim: Claim, site: string) {
  return JSON.stringify({
    type: claim.event,
    timestamp: claim.occurredAt.toISOString(),
    data: { ...subjectOf(claim), url: `${site}${pageOf(claim)}` },
  });
}

/**
 * Returns the message with the headers of Standard Webhooks, signed with each secret. The id is the same at each
 * attempt.
 */
export function messageOf(claim: Claim, secrets: readonly string[], site: string) {
  const id = `msg_${claim.id}`;
  const timestamp = Math.floor(claim.now.getTime() / 1000);
  const body = bodyOf(claim, site);
  const headers = {
    "content-type": "application/json",
    "user-agent": "Axion-Webhooks/1",
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": webhookSignature(secrets, { id, timestamp, body }),
  };
  return { headers, body };
}
