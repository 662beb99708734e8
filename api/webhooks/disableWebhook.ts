import type { EntityManager } from "typeorm";

import { recordEvent, THE_PRODUCT } from "#api/audit/recordEvent.ts";
import type { LinkMailHandle } from "#api/core/graphql/context.ts";
import { sitePaths } from "#api/core/rules/addresses.rules.ts";
import { LANGUAGES, localPath } from "#api/core/rules/language.rules.ts";
import { queueMail } from "#api/mail/queueMail.ts";
import { User } from "#api/users/User.ts";
import type { Webhook } from "#api/webhooks/Webhook.ts";
import { WEBHOOK_WORDS } from "#api/webhooks/webhookWords.ts";

/** Stops a locked webhook until its owner enables it, and tells the owner by mail, in the caller's transaction. */
export async function disableWebhook(tx: EntityManager, { desk, site }: Pick<LinkMailHandle, "desk" | "site">, { id, userId, url }: Webhook, { now, reason }: { now: Date; reason: string }) {
  await tx.query("UPDATE webhooks SET disabled_at = $2, version = version + 1 WHERE id = $1", [id, now]);
  await tx.query("UPDATE webhook_deliveries SET next_attempt_at = NULL WHERE webhook_id = $1 AND next_attempt_at IS NOT NULL AND claimed_until IS NULL AND event <> 'webhook.test'", [id]);
  await recordEvent(tx, THE_PRODUCT, { act: "disableWebhook", subject: "webhook", subjectId: id, after: { disabledAt: now } });
  const user = await tx.findOneByOrFail(User, { id: userId });
  const { host } = new URL(url);
  const text = LANGUAGES.map((language) => {
    const { hello, disabled, enable, desk: deskWord } = WEBHOOK_WORDS[language];
    const name = [user.firstName, user.lastName].filter(Boolean).join(" ") || user.username;
    return [`${hello} ${name.replace(/\s+/g, " ")},`, disabled(host, reason), `${enable}\n${site}${localPath(language, sitePaths.webhooks)}`, `${deskWord}\n${desk}`].join("\n\n");
  }).join("\n\n--------\n\n");
  await queueMail(tx, { recipient: user.email, replyTo: desk, subject: WEBHOOK_WORDS.en.subject(host), text: `${text}\n`, aboutId: userId });
}
