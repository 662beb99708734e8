import { type WebhookEvent } from "#api/webhooks/webhook.rules.ts";

import { type eventText as english } from "#web/features/webhooks/words/events.en.ts";

const FRENCH: Record<WebhookEvent, string> = {
  "tender.published": "Un appel d’offres a été publié, ou rétabli",
  "tender.amended": "Un appel d’offres publié a été modifié, ou le dépôt rouvert",
  "tender.closed": "Un appel d’offres n’accepte plus de soumissions : l’heure de clôture est passée, ou il a été clos",
  "tender.awarded": "Un appel d’offres a été attribué",
  "tender.cancelled": "Un appel d’offres publié a été annulé",
  "tender.deleted": "Un appel d’offres publié a été supprimé, ou redevient un brouillon",
  "bid.submitted": "Une soumission a été déposée",
  "bid.revised": "Une soumission a été révisée",
  "bid.withdrawn": "Une soumission a été retirée",
  "bid.decided": "Une soumission de votre entreprise a été retenue ou rejetée",
  "question.asked": "Une question sur un appel d’offres a été posée",
  "request.received": "Une demande d’intégration a été reçue",
};

export const eventText: typeof english = (event) => FRENCH[event];
