import { sitePaths } from "#api/core/rules/addresses.rules.ts";
import type { Claim } from "#api/webhooks/deliveries/claimDelivery.ts";
import { webhookSignature } from "#api/webhooks/webhookSecrets.ts";

/** The page of the site with more about the event. */
function pageOf({ event, tenderId, bidId }: Claim) {
  if (event === "bid.decided") return sitePaths.myBid(bidId!);
  if (tenderId === null) return sitePaths.webhooks;
  return event === "bid.submitted" ? sitePaths.tenderSection(tenderId, "bids") : sitePaths.tender(tenderId);
}

/**
 * The body of a message: ids, the tender's number and title, and a link. The receiver reads all other data from the
 * API, which checks the receiver's own permissions.
 */
function bodyOf(claim: Claim, site: string) {
  const { event, occurredAt, webhookId, tenderId, bidId, tenderNumber, title } = claim;
  const subject =
    tenderId === null ? { webhookId } : { ...(bidId !== null && { bidId }), tenderId, tenderNumber, title };
  return JSON.stringify({
    type: event,
    timestamp: occurredAt.toISOString(),
    data: { ...subject, url: `${site}${pageOf(claim)}` },
  });
}

/** The message with the headers of Standard Webhooks, signed by each secret. The id is the same at each attempt. */
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
