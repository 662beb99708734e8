import { type RefusalCode, TWO_STEP_FIRST } from "#api/core/rules/refusalCodes.rules.ts";
import { type refusalText as english } from "#web/graphql/words/refusals.en.ts";
import { sentenceInFrench } from "#web/graphql/words/sentences.fr.ts";

const BY_CODE: Readonly<Record<RefusalCode, string>> = {
  BAD_USER_INPUT: "Certains champs sont à corriger.",
  UNAUTHENTICATED: "Votre session a pris fin. Veuillez vous reconnecter.",
  SECOND_STEP: "Saisissez le code de votre application d’authentification, ou un code de secours.",
  FORBIDDEN: "Vous n’avez pas le droit de faire cela.",
  PROFILE_REQUIRED: "Veuillez créer le profil de votre entreprise pour soumissionner.",
  NOT_FOUND: "Introuvable : l’adresse est incorrecte, ou l’élément a été supprimé.",
  METHOD_NOT_ALLOWED: "Veuillez réessayer.",
  CONFLICT: "L’élément a été modifié entre-temps, ou existe déjà.",
  QUESTIONS_CLOSED: "Les questions sur cet appel d’offres sont closes.",
  TENDER_CLOSED: "Cet appel d’offres n’accepte plus de soumissions.",
  PAYLOAD_TOO_LARGE: "L’envoi est trop volumineux.",
  UNSUPPORTED_MEDIA_TYPE: "Veuillez réessayer.",
  RATE_LIMITED: "Trop d’essais. Veuillez réessayer plus tard.",
  INTERNAL: "Une erreur s’est produite. Veuillez réessayer.",
  UNAVAILABLE: "Le service est momentanément indisponible. Veuillez réessayer.",
  INSUFFICIENT_STORAGE: "L’espace de stockage est plein.",
};

/**
 * Returns the French sentence of the server's message, or else one for the refusal's code. TWO_STEP_FIRST stays
 * unchanged, because the client recognizes this refusal by its message (client.ts).
 */
export const refusalText: typeof english = (code, message) =>
  message === TWO_STEP_FIRST ? message : (sentenceInFrench(message) ?? BY_CODE[code]);
