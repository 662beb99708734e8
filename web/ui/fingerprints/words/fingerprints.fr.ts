import { counted } from "#web/format/words/terms.fr.ts";
import { type words as english } from "#web/ui/fingerprints/words/fingerprints.en.ts";

const UNITS = ["octets", "ko", "Mo", "Go", "To"];

export const words: typeof english = {
  checkAFile: "Vérifier un fichier",
  sha256: "· SHA-256",
  nothingIsUploaded: "Rien n’est envoyé.",
  orDropHere: (isMultiple, note) => `ou déposez ${isMultiple ? "des fichiers" : "un fichier"} ici. ${note}`,
  reading: (name, more) =>
    `Lecture de ${name}${more > 0 ? `, puis encore ${counted(more, ["fichier", "fichiers"])}` : ""}`,
  read: (name) => `Lecture : ${name}`,
  cancel: "Annuler",
  notCheckedForViruses: "Sans contrôle antivirus",
  isBeingCheckedForViruses:
    "Le contrôle antivirus de ce fichier est en cours. Vous pourrez le télécharger dans quelques minutes.",
  containedAVirus: "Ce fichier contenait un virus et a été supprimé.",
  download: "Télécharger",
  downloadOf: (name) => `Télécharger ${name}`,
  view: "Voir",
  viewOpensInANewTab: (name) => `Voir ${name} (nouvel onglet)`,
  open: "Ouvrir",
  openOpensInANewTab: (name) => `Ouvrir ${name} (nouvel onglet)`,
  changedOrVanishedWhileItWas: (name) =>
    `« ${name} » a été modifié ou a disparu pendant la lecture. Rien n’a été ajouté : choisissez-le de nouveau.`,
  whatReadsFilesCouldNotBe: (name) =>
    `Le lecteur de fichiers n’a pas pu être chargé : « ${name} » n’a pas été lu. Choisissez-le de nouveau une fois la connexion rétablie.`,
  isEmpty: (name) => `« ${name} » est vide.`,
  n1FileIsStillBeingRead: "1 fichier est en cours de lecture. Attendez la fin, ou annulez.",
  filesAreStillBeingReadWait: (files) => `${files} fichiers sont en cours de lecture. Attendez la fin, ou annulez.`,
  thisFileIsNotNamed: (named) =>
    named === 1 ? "Ce n’est pas le fichier déclaré." : `Ce fichier n’est pas l’un des ${named} fichiers déclarés.`,
  inRevision: (revision) => ` dans la révision ${revision}`,
  thisIsTheFileNamedName: (name, where, receivedAt) =>
    `C’est bien le fichier « ${name} »${where}${receivedAt ? `, reçu le ${receivedAt}` : ""}.`,
  downloadAllFiles: "Télécharger tous les fichiers",
  downloadAllFilesOf: (of) => `Télécharger tous les fichiers (ZIP) : ${of}`,
  bytes: (bytes) => counted(bytes, ["octet", "octets"]),
  size: (amount, power) => `${amount} ${UNITS[power]}`,
};
