import { counted } from "#web/format/words/terms.fr.ts";
import { sentenceInFrench } from "#web/graphql/words/sentences.fr.ts";
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
  "Unknown time zone": "Fuseau horaire inconnu",
  "Bid amount is required": "Le montant de l’offre est obligatoire",
  "Bid amount must be a whole number of US dollars, at least 1":
    "Le montant de l’offre doit être un nombre entier de dollars US, au moins 1",
  "Technical proposal must be at least 50 characters": "Le mémoire technique doit compter au moins 50 caractères",
  "Timeline is required": "Le délai d’exécution est obligatoire",
  "Timeline must be a whole number of days, at least 1":
    "Le délai d’exécution doit être un nombre entier de jours, au moins 1",
  "Kind is required": "Le type est obligatoire",
  "A date is written like 2027-12-31": "Une date s’écrit comme 2027-12-31",
  "Upload the file first": "Envoyez d’abord le fichier",
  "Name is required": "Le nom est obligatoire",
  "Size is required": "La taille est obligatoire",
  "Address is required": "Le lien est obligatoire",
  "SHA-256 is required": "L’empreinte SHA-256 est obligatoire",
  "A SHA-256 has 64 digits: 0 to 9 and a to f":
    "Une empreinte SHA-256 compte 64 caractères hexadécimaux : 0 à 9 et a à f",
  "A SHA-256 has 64 digits: 0 to 9 and a to f, in lower case":
    "Une empreinte SHA-256 compte 64 caractères hexadécimaux : 0 à 9 et a à f, en minuscules",
  "A file has a whole number of bytes, at least 1": "La taille d’un fichier est un nombre entier d’octets, au moins 1",
  "Must have no user name or password": "L’adresse ne doit contenir ni nom d’utilisateur ni mot de passe",
  "Must have port 443, or one from 1024 up": "Le port doit être 443, ou au moins 1024",
  "This address cannot be reached from the internet": "Cette adresse est injoignable depuis Internet",
  "Two documents have this name": "Deux documents portent ce nom",
  "Receipt number is required": "Le numéro de récépissé est obligatoire",
  "A receipt number looks like AX-7K2QM-94TNC": "Un numéro de récépissé ressemble à AX-7K2QM-94TNC",
  "Tender number is required": "Le numéro de l’appel d’offres est obligatoire",
  "Title is required": "L’intitulé est obligatoire",
  "Description is required": "La description est obligatoire",
  "Category is required": "La catégorie est obligatoire",
  "Minimum budget is required": "Le budget minimal est obligatoire",
  "Maximum budget is required": "Le budget maximal est obligatoire",
  "Opening date is required": "La date d’ouverture est obligatoire",
  "Closing date is required": "La date de clôture est obligatoire",
  "Location is required": "Le lieu est obligatoire",
  "Country is required": "Le pays est obligatoire",
  "Requirements are required": "Les exigences sont obligatoires",
  "Status is required": "L’état est obligatoire",
  "The reason must be at least 20 characters": "Le motif doit compter au moins 20 caractères",
  "Say in a note why bidders need not confirm this change":
    "Expliquez dans une note pourquoi les soumissionnaires n’ont pas à confirmer cette modification",
  "Say why, in 20 to 3,000 characters": "Expliquez pourquoi, en 20 à 3 000 caractères",
  "An answer is required": "La réponse est obligatoire",
  "Must be 3 or 7 days": "3 ou 7 jours",
  "Choose at least one": "Choisissez au moins une ligne",
  "Must be a web address that starts with https://": "Une adresse complète, qui commence par https://",
  "Username is required": "Le nom d’utilisateur est obligatoire",
  "Write the username in the letters of one alphabet, without mathematical signs":
    "Écrivez le nom d’utilisateur avec les lettres d’un seul alphabet, sans signes mathématiques",
  "Username must be at least 3 characters": "Le nom d’utilisateur doit compter au moins 3 caractères",
  "Invalid email": "Adresse e-mail non valide",
  "A question is required": "La question est obligatoire",
  "Reminders come at once or stay in the portal: a mail of the day could come after the deadline":
    "Les rappels arrivent immédiatement ou restent dans le portail : un e-mail quotidien pourrait arriver après la date limite",
};

const numeral = (english: string) => english.replaceAll(",", "\u202f");

const PATTERNS: readonly [RegExp, (part: string) => string][] = [
  [/^Must be at most ([\d,]+) characters$/, (number) => `${numeral(number)} caractères au plus`],
  [/^Must be at least ([\d,]+) characters$/, (number) => `${numeral(number)} caractères au moins`],
  [/^Must be at most ([\d,]+)$/, (number) => `${numeral(number)} au plus`],
  [/^Must be at least ([\d,]+)$/, (number) => `${numeral(number)} au moins`],
  [
    /^Addend(?:um|a) ([\d, and]+) changed this tender while you were writing$/,
    (numbers) =>
      `L’appel d’offres a été modifié pendant votre saisie (avenant${numbers.includes("and") ? "s" : ""} ${numbers.replace("and", "et")})`,
  ],
  // A message about files that are still being read is French already.
  [/^(\d+ fichiers? .+)$/, (french) => french],
];

function messageOf(english: string) {
  for (const [pattern, say] of PATTERNS) {
    const part = pattern.exec(english)?.[1];
    if (part) return say(part);
  }
  return MESSAGES[english] ?? sentenceInFrench(english) ?? "Saisie non valide";
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
