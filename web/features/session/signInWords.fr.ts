import { TAKEN } from "#api/users/userWords.rules.ts";

import { type SignInWords } from "#web/features/session/SignInWords.ts";
import { type Refusal } from "#web/graphql/refusal.ts";
import { SEND_AGAIN_MINUTES } from "#web/ui/forms/sendAgain.ts";

const WRONG = "Nom d’utilisateur ou mot de passe incorrect. Veuillez réessayer.";
const RETRY = "Veuillez réessayer.";
const UNREACHED = "Le serveur est injoignable. Ce que vous avez écrit est conservé.";

/** Each message that the rules of the two forms, or the server, give for a field: signInWords.test.ts holds it complete. */
export const frenchMessages: Readonly<Record<string, string>> = {
  Required: "Obligatoire",
  "Username is required": "Le nom d’utilisateur est obligatoire",
  "Password is required": "Le mot de passe est obligatoire",
  "Username must be at least 3 characters": "Le nom d’utilisateur doit compter au moins 3 caractères",
  "Password must be at least 6 characters": "Le mot de passe doit compter au moins 6 caractères",
  "Invalid email address": "Adresse e-mail non valide",
  "Invalid input": "Saisie non valide",
  "Must be at most 50 characters": "50 caractères au plus",
  "Must be at most 100 characters": "100 caractères au plus",
  "Must be at most 200 characters": "200 caractères au plus",
  "Must be at most 254 characters": "254 caractères au plus",
  [TAKEN.username]: "Ce nom d’utilisateur est déjà pris",
  [TAKEN.email]: "Cette adresse e-mail est déjà inscrite",
};

const messageOf = (english: string) => frenchMessages[english] ?? "Saisie non valide";

const REFUSALS: Record<Refusal["code"], string> = {
  BAD_USER_INPUT: "Certains champs sont à corriger.",
  UNAUTHENTICATED: WRONG,
  FORBIDDEN: "Ce compte n’a pas accès au portail. Veuillez contacter le bureau mondial.",
  CONFLICT: "L’inscription n’a pas été enregistrée. Veuillez recommencer.",
  PAYLOAD_TOO_LARGE: "Le formulaire est trop long.",
  RATE_LIMITED: "Trop d’essais. Veuillez réessayer plus tard.",
  PROFILE_REQUIRED: RETRY,
  NOT_FOUND: RETRY,
  METHOD_NOT_ALLOWED: RETRY,
  TENDER_CLOSED: RETRY,
  UNSUPPORTED_MEDIA_TYPE: RETRY,
};

export const signInWordsFr: SignInWords = {
  sheet: {
    skip: "Aller au contenu",
    backToHome: "Retour à l’accueil",
    otherLanguage: "English",
    phases: ["Connexion", "Complément", "Accélération", "Value Loop"],
  },
  form: {
    problem: "Il y a un problème",
    labelled: (label, message) => `${label}\u00a0: ${message}`,
    message: messageOf,
    unreached: `${UNREACHED} ${RETRY}`,
    sendAgain: {
      text: `Le portail est injoignable pour le moment\u00a0: ce que vous avez écrit est conservé et sera renvoyé automatiquement, pendant ${SEND_AGAIN_MINUTES}\u00a0minutes au plus.`,
      stop: "Ne plus essayer",
    },
    leave: {
      title: "Quitter sans enregistrer ?",
      text: "Ce que vous avez écrit sur cette page n’a pas encore été envoyé.",
      leave: "Quitter la page",
      stay: "Continuer la saisie",
    },
  },
  login: {
    title: "Portail partenaires",
    lead: "Connectez-vous pour consulter les appels d’offres et soumettre des offres.",
    sessionEnded: "Votre session a pris fin. Connectez-vous pour continuer : ce que vous avez écrit est conservé.",
    username: "Nom d’utilisateur",
    password: "Mot de passe",
    submit: "Se connecter",
    submitting: "Connexion en cours...",
    unreachable: UNREACHED,
    welcome: { title: "Connexion réussie", text: (name) => `Bienvenue, ${name}\u202f!` },
    failed: { title: "Échec de la connexion", text: WRONG },
    forgot: {
      label: "Mot de passe oublié ?",
      text: (email) => `Veuillez contacter le bureau mondial à l’adresse ${email} pour réinitialiser votre mot de passe.`,
    },
    newHere: "Pas encore inscrit ?",
    register: "Devenir partenaire",
  },
  registration: {
    title: "Inscription des partenaires",
    lead: "Un compte pour votre entreprise : consultez les appels d’offres ouverts, tenez un profil d’entreprise, soumettez des offres.",
    labels: {
      firstName: "Prénom",
      lastName: "Nom",
      email: "E-mail",
      username: "Nom d’utilisateur",
      password: "Mot de passe",
      company: "Entreprise",
      role: "Rôle",
    },
    passwordHint: "Au moins 6 caractères",
    chooseRole: "Choisir un rôle",
    roles: {
      architecture: "Bureau d’architecture ou d’ingénierie",
      execution: "Entreprise d’exécution",
      supplier: "Fournisseur ou fabricant",
      developer: "Promoteur ou fonds",
      other: "Autre",
    },
    submit: "Créer le compte",
    submitting: "Création du compte...",
    welcome: { title: "Inscription réussie !", text: "Votre compte partenaire a été créé. Veuillez vous connecter." },
    failed: { title: "Échec de l’inscription", text: RETRY },
    registered: "Déjà inscrit ?",
    login: "Se connecter",
  },
  refused({ code, fields }) {
    const [first] = Object.values(fields);
    return first === undefined ? REFUSALS[code] : messageOf(first);
  },
};
