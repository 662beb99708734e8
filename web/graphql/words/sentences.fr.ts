import { reasonText } from "#web/graphql/words/reasons.fr.ts";

/**
 * The French sentences of the server's refusals that people read in the portal, by the server's sentence, besides those
 * of the life cycle in reasons.fr.ts. sentences.test.ts fails if one is missing.
 */
const FRENCH: Readonly<Record<string, string>> = {
  "This tender number is already taken": "Ce numéro d’appel d’offres est déjà pris",
  "This username is already taken": "Ce nom d’utilisateur est déjà pris",
  "This e-mail address is already registered": "Cette adresse e-mail est déjà utilisée",
  "Another account's username looks like this one, and an administrator's must be unmistakable: change one of the two first":
    "Le nom d’utilisateur d’un autre compte ressemble trop à celui de cet administrateur : modifiez d’abord l’un des deux",
  "This is not your current password": "Ce n’est pas votre mot de passe actuel",
  "This code is wrong or was used": "Ce code est incorrect ou a déjà servi",
  "This code is wrong or has expired": "Ce code est incorrect ou n’est plus valable",
  "This is your address already": "C’est déjà votre adresse",
  "Your e-mail address is confirmed already": "Votre adresse e-mail est déjà confirmée",
  "You cannot block, ban, demote or delete yourself":
    "Vous ne pouvez ni bloquer, ni bannir, ni rétrograder, ni supprimer votre propre compte",
  "The last active administrator must stay": "Il doit rester au moins un administrateur actif",
  "You are the last active administrator: make somebody else an administrator first":
    "Vous êtes le dernier administrateur actif : nommez d’abord un autre administrateur",
  "The data of this account was erased: it cannot be restored":
    "Les données de ce compte ont été effacées : il ne peut pas être rétabli",
  "Your own two-step sign-in is turned off in your settings, with a code":
    "Votre propre connexion en deux étapes se désactive dans vos paramètres, avec un code",
  "Two-step sign-in is on already": "La connexion en deux étapes est déjà activée",
  "Set up two-step sign-in first": "Configurez d’abord la connexion en deux étapes",
  "Administrators need two-step sign-in here: it cannot be turned off":
    "Ici, la connexion en deux étapes est obligatoire pour les administrateurs : elle ne peut pas être désactivée",
  "You already have a company profile: update it instead": "Votre entreprise a déjà un profil : modifiez-le",
  "Another document of your company has this file": "Un autre document de votre entreprise utilise déjà ce fichier",
  "The file of this document contained a virus and was deleted. Please upload a clean file.":
    "Le fichier de ce document contenait un virus et a été supprimé. Envoyez un fichier sain.",
  "This file is still being uploaded": "Ce fichier est encore en cours d’envoi",
  "This file is being checked for viruses. Please try again in a few minutes.":
    "Le contrôle antivirus de ce fichier est en cours. Veuillez réessayer dans quelques minutes.",
  "This file is being copied already": "Ce fichier est déjà en cours de copie",
  "A tender, a submitted bid or a company document names this file: it is kept":
    "Un appel d’offres, une soumission ou un document d’entreprise utilise ce fichier : il est conservé",
  "This file contains a virus and was deleted": "Ce fichier contient un virus et a été supprimé",
  "This file has not been uploaded completely": "Ce fichier n’a pas été envoyé en entier",
  "You have uploaded no such file for a tender": "Vous n’avez pas envoyé ce fichier pour un appel d’offres",
  "The uploaded file has another SHA-256": "Le fichier envoyé a une autre empreinte SHA-256",
  "Your company has asked this already": "Votre entreprise a déjà posé cette question",
  "This question has no answer yet": "Cette question n’a pas encore de réponse",
  "This is the answer already": "C’est déjà la réponse publiée",
  "This question was withdrawn in the meantime": "Cette question a été retirée entre-temps",
  "This bid has been withdrawn": "Cette soumission a été retirée",
  "The bid that was submitted under this key has been withdrawn":
    "Cette soumission avait déjà été déposée, puis retirée",
  "This key was used for other terms": "Un envoi précédent portait un autre contenu : rechargez la page",
  "This draft was saved or deleted elsewhere in the meantime. Reload it and try again.":
    "Ce brouillon a été enregistré ou supprimé ailleurs entre-temps. Rechargez-le et réessayez.",
  "The newest revision of your bid names no file with this SHA-256":
    "La dernière révision de votre soumission ne déclare aucun fichier avec cette empreinte SHA-256",
  "This bid was revised in the meantime. Read its new terms before you decide.":
    "Cette soumission a été révisée entre-temps. Lisez-la de nouveau avant de statuer.",
  "Another bid on this tender is accepted already": "Une autre soumission à cet appel d’offres est déjà retenue",
  "Next steps belong to an accepted bid": "Les prochaines étapes ne concernent qu’une soumission retenue",
  "This bid is sealed: until the opening only its company can check its documents":
    "Cette soumission est scellée : jusqu’au dépouillement, seule son entreprise peut vérifier ses documents",
  "This bid is sealed: until the opening only its company can read its files":
    "Cette soumission est scellée : jusqu’au dépouillement, seule son entreprise peut lire ses fichiers",
  "This receipt is of a sealed bid: until the opening only its company can check it":
    "Ce récépissé est celui d’une soumission scellée : jusqu’au dépouillement, seule son entreprise peut le vérifier",
  "This tender has no closing seal: it is made shortly after the closing time":
    "Cet appel d’offres n’a pas encore de sceau de clôture : ce sceau est établi peu après la clôture",
  "You were not an active administrator at the closing time of this tender: another administrator opens it":
    "Vous n’étiez pas administrateur actif à la clôture de cet appel d’offres : un autre administrateur doit procéder au dépouillement",
  "This tender is sealed, and the server does not have the key of its seal. Please contact the global desk.":
    "Cet appel d’offres est scellé, et le serveur n’a pas la clé de son sceau. Veuillez contacter le bureau mondial.",
  "This tender takes no more bids: nobody can confirm this change":
    "Cet appel d’offres n’accepte plus de soumissions : personne ne peut confirmer cette modification",
  "Set SEAL_KEY on the server before a tender is sealed":
    "Le serveur n’a pas encore de clé pour sceller un appel d’offres (SEAL_KEY)",
  "Bids are read out at the opening of a sealed tender only":
    "Il n’y a de lecture au dépouillement que pour un appel d’offres scellé",
  "The seal of a tender cannot be changed once it has bids":
    "Dès la première soumission, un appel d’offres ne peut plus être scellé ni descellé",
  "Companies are already writing bids on this tender: its seal cannot be changed":
    "Des entreprises préparent déjà leur soumission : cet appel d’offres ne peut plus être scellé ni descellé",
  "Companies have bids on this tender or are writing them: what bidders are told about the winner cannot be changed":
    "Des entreprises ont une soumission ou la préparent : les informations données aux soumissionnaires sur l’attributaire ne peuvent plus changer",
  "Companies have bids on this tender or are writing them: what is read out at the opening cannot be changed":
    "Des entreprises ont une soumission ou la préparent : ce qui est lu au dépouillement ne peut plus changer",
  "Companies have sealed bids on this tender: its closing cannot be moved into the past":
    "Des entreprises ont une soumission scellée : la clôture ne peut pas être fixée dans le passé",
  "Companies have sealed bids on this tender: its closing is not moved to an earlier time by a correction: bidders are notified of it by mail":
    "Des entreprises ont une soumission scellée : une simple correction ne peut pas avancer la clôture, car les soumissionnaires en sont avertis par e-mail",
  "Companies have sealed bids on this tender: its closing comes when it was announced":
    "Des entreprises ont une soumission scellée : la clôture ne peut pas être avancée",
  "Companies have uploaded files for bids on this tender: its seal cannot be changed":
    "Des entreprises ont envoyé des fichiers pour leur soumission : cet appel d’offres ne peut plus être scellé ni descellé",
  "This slug is already taken": "Cette adresse d’article est déjà prise",
  "Give either an address or a file": "Indiquez soit un lien, soit un fichier",
  "This needs a recent sign-in: please confirm that it is you":
    "Cette action demande une connexion récente : confirmez votre identité",
  "This webhook is disabled: enable it first": "Ce webhook est désactivé : activez-le d’abord",
  "This message is being sent already": "Ce message est déjà en cours d’envoi",
  "Please confirm your e-mail address first: open the link that was mailed to it":
    "Confirmez d’abord votre adresse e-mail : ouvrez le lien qui vous a été envoyé",
};

/** "5 GB" in French. */
const inFrenchUnits = (size: string) => size.replace(/ ([kMGT])B$/, " $1o").replace(".", ",");

const PATTERNS: readonly [RegExp, (...parts: string[]) => string][] = [
  [
    /^At most (\d+) files can be uploaded here\. /,
    (most) => `${most} fichiers au plus peuvent être envoyés ici. Supprimez d’abord l’un des fichiers envoyés.`,
  ],
  [
    /^The files uploaded here can have at most (.+) together\. /,
    (most) =>
      `La taille totale des fichiers envoyés ici ne peut pas dépasser ${inFrenchUnits(most)}. Supprimez-en un d’abord.`,
  ],
  [
    /^The files of your company can have at most (.+) together\. /,
    (most) =>
      `La taille totale des fichiers de votre entreprise ne peut pas dépasser ${inFrenchUnits(most)}. Supprimez les fichiers envoyés qu’aucune soumission ne déclare.`,
  ],
  [
    /^This [\w -]+ was changed by somebody else in the meantime\.$/,
    () => "Quelqu’un d’autre a fait une modification entre-temps.",
  ],
  [
    /^The [\w ]+ that was created under this key has been deleted$/,
    () => "L’élément créé par votre premier envoi a été supprimé depuis",
  ],
  [
    /^You have (\d+) saved searches: /,
    (most) => `Vous avez ${most} recherches enregistrées : supprimez-en une d’abord`,
  ],
  [/^You have (\d+) webhooks: /, (most) => `Vous avez ${most} webhooks : supprimez-en un d’abord`],
  [/^You have (\d+) tokens: /, (most) => `Vous avez ${most} jetons : révoquez-en un d’abord`],
  [
    /^Your company has (\d+) documents, which is the limit\. /,
    (most) => `Votre entreprise a ${most} documents, soit le maximum. Retirez-en un d’abord.`,
  ],
  [
    /^This question was answered in the meantime: “(.*)”$/s,
    (answer) => `Une réponse a été publiée entre-temps : « ${answer} »`,
  ],
  [
    /^This question was declined in the meantime: “(.*)”$/s,
    (reason) => `Cette question a été écartée entre-temps : « ${reason} »`,
  ],
  [
    /^The decision on this bid was changed in the meantime: /,
    () => "La décision sur cette soumission a changé entre-temps : lisez-la de nouveau.",
  ],
  [
    /^The bids on this tender are not the ones that were read: it has (\d+) now\. /,
    (bids) =>
      `Les soumissions à cet appel d’offres ont changé depuis leur lecture : il y en a ${bids}. Lisez-les avant d’attribuer.`,
  ],
  [
    /^Another bid on this tender is accepted already: that of (.+)\. Take that decision back first\.$/,
    (company) => `La soumission de ${company} est déjà retenue. Annulez d’abord cette décision.`,
  ],
  [
    /^Bidders could not see this tender at its closing time, or less than (\d+) hours before it: /,
    (hours) =>
      `Les soumissionnaires ne pouvaient pas voir cet appel d’offres à la clôture, ou moins de ${hours} heures avant : prolongez le délai, pour qu’ils puissent réviser leurs soumissions`,
  ],
  [
    /^You cannot open this tender together with (.+): since its first bid /,
    (names) =>
      `Vous ne pouvez pas procéder au dépouillement avec ${names.replaceAll(" or ", " ou ")} : depuis la première soumission, une même personne a modifié les droits ou les moyens de connexion de l’un de vous. Un troisième administrateur doit procéder au dépouillement avec l’un de vous`,
  ],
  [
    /^The sealed bid with the receipt (\S+) was altered in the database: /,
    (receipt) =>
      `La soumission scellée du récépissé ${receipt} a été altérée dans la base de données : elle ne peut pas être ouverte. Rétablissez sa ligne à partir d’une sauvegarde.`,
  ],
  [
    /^(.+) arrived with another SHA-256 than the declared one\. /s,
    (name) =>
      `« ${name} » est arrivé avec une autre empreinte SHA-256 que celle déclarée. Veuillez l’envoyer de nouveau.`,
  ],
];

/** Returns the French sentence of a refusal of the server; null if there is none. */
export function sentenceInFrench(english: string): string | null {
  for (const [pattern, say] of PATTERNS) {
    const match = pattern.exec(english);
    if (match) return say(...match.slice(1));
  }
  if (Object.hasOwn(FRENCH, english)) return FRENCH[english]!;
  const reason = reasonText(english);
  return reason === english ? null : reason;
}
