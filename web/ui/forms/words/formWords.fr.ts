import { counted } from "#web/format/words/terms.fr.ts";
import { SEND_AGAIN_MINUTES } from "#web/ui/forms/sendAgain.ts";
import { type FormWords } from "#web/ui/forms/useFormWords.ts";

/** The French translation of error messages of the shared rules, and of the server, by their English text. */
const MESSAGES: Readonly<Record<string, string>> = {
  Required: "Obligatoire",
  "Invalid input": "Saisie non valide",
  "Invalid email address": "Adresse e-mail non valide",
  "Password is required": "Le mot de passe est obligatoire",
  "Password must be at least 6 characters": "Le mot de passe doit compter au moins 6 caractères",
  "Must be a valid URL starting with http:// or https://": "Une adresse complète, qui commence par http:// ou https://",
  "Must be a positive whole number": "Un nombre entier positif",
  "Company name is required": "La raison sociale est obligatoire",
  "This code is wrong or was used": "Ce code est incorrect",
  "Unknown time zone": "Fuseau horaire inconnu",
};

const PATTERNS: readonly [RegExp, (number: string) => string][] = [
  [/^Must be at most ([\d,]+) characters$/, (number) => `${number.replace(",", "\u202f")} caractères au plus`],
  [/^Must be at least ([\d,]+) characters$/, (number) => `${number.replace(",", "\u202f")} caractères au moins`],
];

function messageOf(english: string) {
  for (const [pattern, say] of PATTERNS) {
    const number = pattern.exec(english)?.[1];
    if (number) return say(number);
  }
  return MESSAGES[english] ?? "Saisie non valide";
}

const characters = (count: number) => counted(count, ["caractère", "caractères"]);

export const formWords: FormWords = {
  problem: "Il y a un problème",
  labelled: (label, message) => `${label} : ${message}`,
  message: messageOf,
  length: { left: (count) => `Encore ${characters(count)}`, over: (count) => `${characters(count)} de trop` },
  unreached: "Le serveur est injoignable. Votre saisie est conservée ; veuillez réessayer.",
  sendAgain: {
    text: `Le portail est injoignable pour le moment : votre saisie est conservée et sera renvoyée automatiquement, pendant ${SEND_AGAIN_MINUTES} minutes au plus.`,
    stop: "Ne plus essayer",
  },
  leave: {
    title: "Quitter sans enregistrer ?",
    text: "Ce que vous avez écrit sur cette page n’a pas encore été envoyé.",
    leave: "Quitter la page",
    stay: "Continuer la saisie",
  },
};
