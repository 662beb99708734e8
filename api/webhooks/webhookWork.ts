import type { Logger } from "pino";
import type { DataSource } from "typeorm";

import type { Seal } from "#api/core/seal/openSeal.ts";
import type { TellSettings } from "#api/webhooks/mayBeTold.ts";
import type { PostLimits } from "#api/webhooks/postMessage.ts";
import type { Reach } from "#api/webhooks/receiverAddress.ts";

export interface WebhookWork extends TellSettings {
  db: DataSource;
  log: Logger;
  /** Opens the webhooks' secrets. */
  seal: Pick<Seal, "open">;
  reach: Reach;
  /** The public address, for the links of messages. */
  site: string;
  limits?: PostLimits;
  /** A certificate to believe, in tests. */
  ca?: string;
}

export interface Outcome {
  statusCode: number | null;
  /** null if the receiver has accepted the message. */
  error: string | null;
}
