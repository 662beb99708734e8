import { TAKEN } from "#api/users/userWords.rules.ts";

import { type SignInWords } from "#web/features/session/SignInWords.ts";
import { type Refusal } from "#web/graphql/refusal.ts";
import { SEND_AGAIN_MINUTES } from "#web/ui/forms/sendAgain.ts";

const WRONG = "Nom d’utilisateur ou mot de passe incorrect. Veuillez réessayer.";
const RETRY = "Veuillez réessayer.";
const UNREACHED = "Le serveur est injoignable. Ce que vous avez écrit est conservé.";

/**
 * The French translation of each field error message, by the English message. The messages come from the forms'
 * validation schemas and from the server. signInWords.test.ts checks that none is missing.
 */
export const frenchMessages: Readonly<Record<string, string>> = {
  Required: "Obligatoire",
  "Username is required": "Le nom d’utilisateur est obligatoire",
  "Password is required": "Le mot de passe est obligatoire",
  "Write the username in the letters of one alphabet, without mathematical signs":
    "Écrivez le nom d’utilisateur avec les lettres d’un seul alphabet, sans signes mathématiques",
  "Username must be at least 3 characters": "Le nom d’utilisateur doit compter au moins 3 caractères",
  "Password must be at least 6 characters": "Le mot de passe doit compter au moins 6 caractères",
  "Invalid email address": "Adresse e-mail non valide",
  "Invalid input": "Saisie non valide",
  "Must be at most 50 characters": "50 caractères au plus",
  "Must be at most 100 characters": "100 caractères au plus",
  "Must be at most 200 characters": "200 caractères au plus",
  "Must be at most 254 characters": "254 caractères au plus",
  "This code is wrong or was used": "Ce code est incorrect ou a déjà servi",
  [TAKEN.username]: "Ce nom d’utilisateur est déjà pris",
  [TAKEN.email]: "Cette adresse e-mail est déjà utilisée",
};

const counted = (characters: number) =>
  `${characters.toLocaleString("fr-FR")} ${characters < 2 ? "caractère" : "caractères"}`;

const messageOf = (english: string) => frenchMessages[english] ?? "Saisie non valide";

const REFUSALS: Record<Refusal["code"], string> = {
  BAD_USER_INPUT: "Certains champs sont à corriger.",
  UNAUTHENTICATED: WRONG,
  SECOND_STEP: "Saisissez le code de votre application d’authentification, ou un code de secours.",
  FORBIDDEN: "Ce compte n’a pas accès au portail. Veuillez contacter le bureau mondial.",
  CONFLICT: "L’inscription n’a pas été enregistrée. Veuillez recommencer.",
  PAYLOAD_TOO_LARGE: "Le formulaire est trop long.",
  RATE_LIMITED: "Trop d’essais. Veuillez réessayer plus tard.",
  PROFILE_REQUIRED: RETRY,
  NOT_FOUND: "Ce lien n’est plus valable. Veuillez en demander un nouveau.",
  METHOD_NOT_ALLOWED: RETRY,
  TENDER_CLOSED: RETRY,
  QUESTIONS_CLOSED: RETRY,
  UNSUPPORTED_MEDIA_TYPE: RETRY,
  INSUFFICIENT_STORAGE: RETRY,
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
    length: {
      left: (characters) => `Encore ${counted(characters)}`,
      over: (characters) => `${counted(characters)} de trop`,
    },
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
    lead: "Connectez-vous pour consulter les appels d’offres et déposer vos soumissions.",
    sessionEnded: "Votre session a pris fin. Connectez-vous pour continuer : ce que vous avez écrit est conservé.",
    username: "Nom d’utilisateur",
    password: "Mot de passe",
    submit: "Se connecter",
    submitting: "Connexion en cours…",
    unreachable: UNREACHED,
    welcome: { title: "Connexion réussie", text: (name) => `Bienvenue, ${name}\u202f!` },
    failed: { title: "Échec de la connexion", text: WRONG },
    forgot: {
      label: "Mot de passe oublié ?",
      text: (email) =>
        `Veuillez contacter le bureau mondial à l’adresse ${email} pour réinitialiser votre mot de passe.`,
    },
    newHere: "Pas encore de compte ?",
    register: "Devenir partenaire",
  },
  registration: {
    title: "Inscription des partenaires",
    lead: "Un compte pour votre entreprise : consultez les appels d’offres ouverts, tenez à jour le profil de votre entreprise, déposez vos soumissions.",
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
      execution: "Entreprise de travaux",
      supplier: "Fournisseur ou fabricant",
      developer: "Promoteur ou fonds",
      other: "Autre",
    },
    submit: "Créer le compte",
    submitting: "Création du compte…",
    welcome: { title: "Inscription réussie !", text: "Votre compte partenaire a été créé. Veuillez vous connecter." },
    failed: { title: "Échec de l’inscription", text: RETRY },
    registered: "Déjà un compte ?",
    login: "Se connecter",
  },
  secondStep: {
    lead: "Votre compte demande une seconde étape.",
    code: "Code",
    hint: "De votre application d’authentification, ou un code de secours",
    back: "Retour au nom d’utilisateur et au mot de passe",
  },
  recovery: {
    link: "Le réinitialiser par e-mail",
    back: "Retour à la connexion",
    askAgain: "Demander un nouveau lien",
    incomplete: "Cette adresse est incomplète. Ouvrez le lien complet de l’e-mail, ou copiez-le dans le navigateur.",
    password: {
      hint: "Au moins 6 caractères",
      show: "Afficher le mot de passe",
      hide: "Masquer le mot de passe",
      strength: { weak: "Faible", fair: "Moyen", good: "Bon", strong: "Fort" },
      common:
        "C’est l’un des mots de passe les plus courants : il serait deviné en premier. Vous pouvez l’utiliser, mais un autre est plus sûr.",
    },
    ask: {
      title: "Réinitialiser le mot de passe",
      lead: "Nous vous envoyons un lien pour choisir un nouveau mot de passe. Il est valable 30 minutes et ne sert qu’une fois.",
      login: "Nom d’utilisateur ou e-mail",
      submit: "Envoyer le lien",
      submitting: "Envoi en cours…",
      again: "Envoyer un autre lien",
      sent: "Si ce compte existe, un lien a été envoyé à son adresse. Regardez aussi dans les courriers indésirables.",
      failed: "Aucun lien n’a été envoyé",
    },
    choose: {
      title: "Choisir un nouveau mot de passe",
      lead: "Toutes vos sessions prennent fin ; connectez-vous ensuite avec le nouveau mot de passe.",
      label: "Nouveau mot de passe",
      submit: "Enregistrer",
      submitting: "Enregistrement…",
      done: { title: "Mot de passe changé", text: "Veuillez vous connecter avec votre nouveau mot de passe." },
      failed: "Mot de passe inchangé",
    },
    confirm: {
      title: "Confirmer votre adresse e-mail",
      lead: "Ensuite, les e-mails concernant votre compte arriveront à cette adresse.",
      submit: "Confirmer l’adresse",
      submitting: "Confirmation…",
      done: {
        title: "Adresse confirmée",
        text: "Les e-mails concernant votre compte arrivent désormais à cette adresse.",
      },
      failed: "Adresse non confirmée",
    },
  },
  refused({ code, fields }) {
    const [first] = Object.values(fields);
    return first === undefined ? REFUSALS[code] : messageOf(first);
  },
};
