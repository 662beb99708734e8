import type { Language } from "#api/core/rules/language.rules.ts";
import { FAILING_DAYS } from "#api/webhooks/webhook.rules.ts";

interface WebhookWords {
  hello: string;
  /** Only one of them is used. */
  subject: (host: string) => string;
  disabled: (host: string, reason: string) => string;
  enable: string;
  desk: string;
}

/** The mail about a disabled webhook. Nobody asks for it, so that no language is known: it has both. */
export const WEBHOOK_WORDS: Record<Language, WebhookWords> = {
  en: {
    hello: "Hello",
    subject: (host) => `Your webhook at ${host} was disabled`,
    disabled: (host, reason) => `Your webhook at ${host} has taken no message for ${FAILING_DAYS} days, or has answered that it wants none, and was disabled. The last attempt ended so: ${reason}.`,
    enable: "What has happened since then is not sent. Once the receiver works again, enable the webhook here, and send the messages of the log again:",
    desk: "The global desk",
  },
  fr: {
    hello: "Bonjour",
    subject: (host) => `Votre webhook ${host} a été désactivé`,
    disabled: (host, reason) => `Votre webhook ${host} n’a accepté aucun message pendant ${FAILING_DAYS} jours, ou a répondu qu’il n’en voulait plus\u00a0: il a été désactivé. La dernière tentative s’est terminée ainsi\u00a0: ${reason}.`,
    enable: "Ce qui s’est passé depuis n’est pas envoyé. Quand le destinataire fonctionnera à nouveau, réactivez le webhook ici, et renvoyez les messages du journal\u00a0:",
    desk: "Le bureau mondial",
  },
};
