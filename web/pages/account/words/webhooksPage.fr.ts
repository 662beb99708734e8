import { type words as english } from "#web/pages/account/words/webhooksPage.en.ts";

export const words: typeof english = {
  webhooks: "Webhooks",
  aSignedMessageToYour:
    "Un message signé à votre programme dès qu’il se passe quelque chose, au lieu de demander sans cesse.",
  backToSettings: "Retour aux paramètres",
  theWebhooksSecret: "Le secret du webhook",
  secret: "secret",
};
