import type { Logger } from "pino";
import type { DataSource } from "typeorm";

import type { TextEncryption } from "#api/core/encryption/textEncryption.ts";
import type { TwoStepSetting } from "#api/webhooks/deliveries/ownerMayRead.ts";
import type { PostLimits } from "#api/webhooks/deliveries/postMessage.ts";
import type { Reach } from "#api/webhooks/receiverAddress.ts";

export interface WebhookWork extends TwoStepSetting {
  db: DataSource;
  log: Logger;
  /** Decrypts the webhooks' secrets. */
  encryption: Pick<TextEncryption, "decrypt">;
  reach: Reach;
  /** The site's public URL, for the links in messages. */
  site: string;
  limits?: PostLimits;
  /** The only trusted certificate authority, in PEM format; only for tests. By default, those that Node.js trusts. */
  ca?: string;
}

export interface Outcome {
  statusCode: number | null;
  /** null if the receiver accepted the message. */
  error: string | null;
}
