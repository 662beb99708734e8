import type { Language } from "#api/core/rules/language.rules.ts";

interface Mail {
  subject: string;
  /** Paragraphs before the link; in a mail without a link, all paragraphs. */
  before: string[];
  after: string[];
}

/** The values that the text of a mail mentions. */
export interface About {
  /** The account's new e-mail address. */
  email?: string;
  /** In a mail about a sign-in: the browser and operating system, and the network. */
  device?: string;
  network?: string;
}

interface AccountWords {
  hello: string;
  desk: string;
  /** The subject and the text of each mail. */
  mails: {
    accountOpened: (username: string) => Mail;
    accountCreated: (username: string) => Mail;
    resetLink: (username: string) => Mail;
    passwordReset: (username: string) => Mail;
    passwordSet: (username: string) => Mail;
    confirmAddress: (username: string) => Mail;
    addressAsked: (username: string, about: About) => Mail;
    addressChanged: (username: string, about: About) => Mail;
    twoStepOn: (username: string) => Mail;
    twoStepOff: (username: string) => Mail;
    codesRefused: (username: string) => Mail;
    newDevice: (username: string, about: About) => Mail;
    accountClosed: (username: string) => Mail;
  };
}
export type MailName = keyof AccountWords["mails"];

const frenchDevice = (device: string) =>
  device.replace("Unknown browser", "navigateur inconnu").replace(" on ", " sous ");

/** Every mail about an account, in both languages. */
export const ACCOUNT_WORDS: Record<Language, AccountWords> = {
  en: {
    hello: "Hello",
    desk: "The global desk",
    mails: {
      accountOpened: (username) => ({
        subject: "Confirm your e-mail address",
        before: [
          `The account ${username} was opened with this address. Open this page within 24 hours to confirm the address:`,
        ],
        after: [
          "Until then the account has no API tokens, webhooks, two-step sign-in or mails of notices.",
          "If you did not open the account, do not confirm it. You can take it over: choose a new password on the sign-in page under “Forgot your password?”.",
        ],
      }),
      accountCreated: (username) => ({
        subject: "An account was created for you",
        before: [
          `An administrator created the account ${username} with this address. The administrator gives you its password; or choose one yourself on the sign-in page under “Forgot your password?”.`,
        ],
        after: ["If you do not expect an account, write to the global desk: reply to this mail."],
      }),
      resetLink: (username) => ({
        subject: "Choose a new password",
        before: [
          `A new password was asked for the account ${username}. Open this page within 30 minutes to choose one:`,
        ],
        after: [
          "The link works once. If you did not ask for it, you need not do anything: your password stays as it is.",
        ],
      }),
      passwordReset: (username) => ({
        subject: "Your password was changed",
        before: [
          `A new password was chosen for the account ${username}, by a link that was mailed to this address. All its sessions have ended.`,
        ],
        after: ["If it was not you, write to the global desk at once: reply to this mail."],
      }),
      passwordSet: (username) => ({
        subject: "An administrator set your password",
        before: [
          `An administrator set a new password for the account ${username}. All its sessions, API tokens and webhooks have ended.`,
          "Until you choose another password, the administrator can sign in to the account and read what it may read, its sealed bids too. Choose one on the sign-in page under “Forgot your password?”: this ends all other sessions.",
        ],
        after: [
          "If you did not ask an administrator for a password, also write to the global desk: reply to this mail.",
        ],
      }),
      confirmAddress: (username) => ({
        subject: "Confirm your e-mail address",
        before: [`This address was given for the account ${username}. Open this page within 24 hours and confirm it:`],
        after: [
          "Until then the account keeps its earlier address. If the account is not yours, you need not do anything.",
        ],
      }),
      addressAsked: (username, { email }) => ({
        subject: "Another e-mail address was asked for your account",
        before: [
          `The account ${username} is to get the address ${email}, once the link that was mailed there is confirmed.`,
        ],
        after: ["If it was not you, change your password in the portal's settings: this voids the link."],
      }),
      addressChanged: (username, { email }) => ({
        subject: "Your e-mail address was changed",
        before: [
          `The account ${username} now has the address ${email}. Mails about it no longer come here.`,
          "If it was not you, open this page within 72 hours and choose a new password. The account then has this address again, and all its sessions and API tokens end:",
        ],
        after: ["If it was you, you need not do anything. Questions? Reply to this mail."],
      }),
      twoStepOn: (username) => ({
        subject: "Two-step sign-in was turned on",
        before: [
          `The account ${username} now asks for a code of an authenticator app at sign-in. Its other sessions have ended.`,
        ],
        after: ["If it was not you, write to the global desk at once: reply to this mail."],
      }),
      twoStepOff: (username) => ({
        subject: "Two-step sign-in was turned off",
        before: [`The account ${username} no longer asks for a code at sign-in.`],
        after: [
          "If it was not you, and you did not ask an administrator for it, write to the global desk at once: reply to this mail.",
        ],
      }),
      codesRefused: (username) => ({
        subject: "Somebody knows your password",
        before: [
          `Somebody typed the right password of the account ${username}, and then ten wrong codes, from a network that it was not used from before. More codes from there are refused for 15 minutes. You can sign in from the networks that you used before.`,
        ],
        after: [
          "If it was you, wait 15 minutes. If not, change your password in the portal's settings now, and write to the global desk: reply to this mail.",
        ],
      }),
      newDevice: (username, { device, network }) => ({
        subject: "New sign-in to your account",
        before: [
          `The account ${username} was signed in to from a device or network that it was not used from before: ${device}, network ${network}.`,
        ],
        after: [
          "If it was you, you need not do anything. If not, change your password in the portal's settings, which ends the other sessions, and write to the global desk: reply to this mail.",
        ],
      }),
      accountClosed: (username) => ({
        subject: "Your account was closed",
        before: [
          `The account ${username} was closed with its password. Your name, addresses, drafts and sessions were removed; this cannot be undone.`,
          "Bids that were submitted stay, and stay valid, under the company's name.",
        ],
        after: [
          "This is the last mail about the account. If it was not you, write to the global desk at once: reply to this mail.",
        ],
      }),
    },
  },
  fr: {
    hello: "Bonjour",
    desk: "Le bureau mondial",
    mails: {
      accountOpened: (username) => ({
        subject: "Confirmez votre adresse e-mail",
        before: [
          `Le compte ${username} a été ouvert avec cette adresse. Ouvrez cette page dans les 24 heures pour confirmer l’adresse\u00a0:`,
        ],
        after: [
          "D’ici là, le compte n’a ni jetons d’API, ni webhooks, ni connexion en deux étapes, ni notifications par e-mail.",
          "Si vous n’avez pas ouvert ce compte, ne le confirmez pas. Vous pouvez le reprendre\u00a0: choisissez un nouveau mot de passe sur la page de connexion, sous «\u00a0Mot de passe oublié\u00a0?\u00a0».",
        ],
      }),
      accountCreated: (username) => ({
        subject: "Un compte a été créé pour vous",
        before: [
          `Un administrateur a créé le compte ${username} avec cette adresse. Il vous donne le mot de passe\u00a0; ou choisissez-en un vous-même sur la page de connexion, sous «\u00a0Mot de passe oublié\u00a0?\u00a0».`,
        ],
        after: ["Si vous n’attendez pas de compte, écrivez au bureau mondial\u00a0: répondez à cet e-mail."],
      }),
      resetLink: (username) => ({
        subject: "Choisissez un nouveau mot de passe",
        before: [
          `Un nouveau mot de passe a été demandé pour le compte ${username}. Ouvrez cette page dans les 30 minutes pour en choisir un\u00a0:`,
        ],
        after: [
          "Le lien ne sert qu’une fois. Si la demande ne vient pas de vous, vous n’avez rien à faire\u00a0: votre mot de passe reste le même.",
        ],
      }),
      passwordReset: (username) => ({
        subject: "Votre mot de passe a été changé",
        before: [
          `Un nouveau mot de passe a été choisi pour le compte ${username}, par un lien envoyé à cette adresse. Toutes ses sessions sont closes.`,
        ],
        after: ["Si ce n’était pas vous, écrivez sans attendre au bureau mondial\u00a0: répondez à cet e-mail."],
      }),
      passwordSet: (username) => ({
        subject: "Un administrateur a défini votre mot de passe",
        before: [
          `Un administrateur a défini un nouveau mot de passe pour le compte ${username}. Toutes ses sessions, tous ses jetons d’API et tous ses webhooks ont pris fin.`,
          "Tant que vous n’en choisissez pas un autre, l’administrateur peut se connecter au compte et lire ce que le compte peut lire, y compris ses soumissions scellées. Choisissez-en un sur la page de connexion, sous «\u00a0Mot de passe oublié\u00a0?\u00a0»\u00a0: cela clôt toutes les autres sessions.",
        ],
        after: [
          "Si vous n’avez pas demandé de mot de passe à un administrateur, écrivez aussi au bureau mondial\u00a0: répondez à cet e-mail.",
        ],
      }),
      confirmAddress: (username) => ({
        subject: "Confirmez votre adresse e-mail",
        before: [
          `Cette adresse a été donnée pour le compte ${username}. Ouvrez cette page dans les 24 heures et confirmez-la\u00a0:`,
        ],
        after: ["D’ici là, le compte garde son adresse. Si ce compte n’est pas le vôtre, vous n’avez rien à faire."],
      }),
      addressAsked: (username, { email }) => ({
        subject: "Une autre adresse e-mail a été demandée pour votre compte",
        before: [`Le compte ${username} aura l’adresse ${email}, dès que le lien qui y a été envoyé sera confirmé.`],
        after: [
          "Si ce n’était pas vous, changez votre mot de passe dans les paramètres du portail\u00a0: le lien ne vaudra plus rien.",
        ],
      }),
      addressChanged: (username, { email }) => ({
        subject: "Votre adresse e-mail a été changée",
        before: [
          `Le compte ${username} a désormais l’adresse ${email}. Les e-mails à son sujet n’arrivent plus ici.`,
          "Si ce n’était pas vous, ouvrez cette page dans les 72 heures et choisissez un nouveau mot de passe. Le compte retrouve alors cette adresse, et toutes ses sessions et tous ses jetons d’API prennent fin\u00a0:",
        ],
        after: ["Si c’était vous, vous n’avez rien à faire. Une question\u00a0? Répondez à cet e-mail."],
      }),
      twoStepOn: (username) => ({
        subject: "La connexion en deux étapes est activée",
        before: [
          `Le compte ${username} demande désormais un code d’une application d’authentification à la connexion. Ses autres sessions sont closes.`,
        ],
        after: ["Si ce n’était pas vous, écrivez sans attendre au bureau mondial\u00a0: répondez à cet e-mail."],
      }),
      twoStepOff: (username) => ({
        subject: "La connexion en deux étapes est désactivée",
        before: [`Le compte ${username} ne demande plus de code à la connexion.`],
        after: [
          "Si ce n’était pas vous, et que vous ne l’avez pas demandé à un administrateur, écrivez sans attendre au bureau mondial\u00a0: répondez à cet e-mail.",
        ],
      }),
      codesRefused: (username) => ({
        subject: "Quelqu’un connaît votre mot de passe",
        before: [
          `Quelqu’un a saisi le bon mot de passe du compte ${username}, puis dix codes erronés, depuis un réseau que ce compte n’avait pas encore utilisé. Les codes suivants venant d’un tel réseau sont refusés pendant 15 minutes. Vous pouvez vous connecter depuis les réseaux que vous avez déjà utilisés.`,
        ],
        after: [
          "Si c’était vous, attendez 15 minutes. Sinon, changez votre mot de passe sans attendre dans les paramètres du portail, et écrivez au bureau mondial\u00a0: répondez à cet e-mail.",
        ],
      }),
      newDevice: (username, { device = "", network }) => ({
        subject: "Nouvelle connexion à votre compte",
        before: [
          `Une connexion au compte ${username} a eu lieu depuis un appareil ou un réseau qu’il n’avait pas encore utilisé\u00a0: ${frenchDevice(device)}, réseau ${network}.`,
        ],
        after: [
          "Si c’était vous, vous n’avez rien à faire. Sinon, changez votre mot de passe dans les paramètres du portail, ce qui clôt les autres sessions, et écrivez au bureau mondial\u00a0: répondez à cet e-mail.",
        ],
      }),
      accountClosed: (username) => ({
        subject: "Votre compte est clos",
        before: [
          `Le compte ${username} a été clos avec son mot de passe. Votre nom, vos adresses, vos brouillons et vos sessions ont été supprimés\u00a0; c’est définitif.`,
          "Les soumissions déposées restent, et restent valables, sous le nom de l’entreprise.",
        ],
        after: [
          "Ceci est le dernier e-mail au sujet du compte. Si ce n’était pas vous, écrivez sans attendre au bureau mondial\u00a0: répondez à cet e-mail.",
        ],
      }),
    },
  },
};
