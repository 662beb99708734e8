/**
 * Receives webhooks, and verifies the signature of each.
 *
 *     WEBHOOK_SECRET=whsec_… PORT=8080 npx tsx receiveWebhooks.ts
 */
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

import { verifyWebhook } from "./verifyWebhook.ts";

const { WEBHOOK_SECRET = "", PORT = "8080" } = process.env;
const MOST_BYTES = 256 * 1024;

/**
 * The ids of processed deliveries. A delivery whose answer was lost is sent again, and must not be processed twice. In
 * production, store the id in the same database transaction as the effect of the delivery.
 */
const taken = new Set<string>();

const server = createServer((request, response) => {
  void receive(request).then(({ status, said }) =>
    response.writeHead(status, { "content-type": "text/plain" }).end(said),
  );
});
server.listen(Number(PORT), () => console.log(`Listening on ${(server.address() as AddressInfo).port}`));

async function receive(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MOST_BYTES) chunks.push(chunk);
  }
  if (size > MOST_BYTES) return { status: 413, said: "too large" };
  const {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signature,
  } = request.headers as Record<string, string | undefined>;
  if (!id || !timestamp || !signature) return { status: 400, said: "not signed" };
  const body = Buffer.concat(chunks);
  const verdict = verifyWebhook(WEBHOOK_SECRET, { id, timestamp, signature }, body);
  if (verdict !== "good") return { status: 401, said: verdict };
  // Answer 2xx to a duplicate: after any other status the sender would retry.
  if (taken.has(id)) return { status: 200, said: "taken before" };
  const { type } = JSON.parse(body.toString()) as { type: string };
  console.log(`Taken ${type} ${id}`);
  taken.add(id);
  return { status: 200, said: "taken" };
}
