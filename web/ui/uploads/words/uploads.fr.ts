import { type words as english } from "#web/ui/uploads/words/uploads.en.ts";

export const words: typeof english = {
  sLeft: (value) => `encore ${value} s`,
  minLeft: (value) => `encore ${value} min`,
  ofIt: (sent, bytes) => `${sent} sur ${bytes}`,
  aSecond: (rate) => `${rate} par seconde`,
  uploading: "Envoi en cours",
  waitingForAConnectionTheUpload: "En attente d’une connexion. L’envoi reprendra de lui-même.",
  paused: "En pause",
  notUploaded: (value) => `Non envoyé. ${value}`,
  uploaded: "Envoyé",
  uploadedOf: (name) => `Envoi : ${name}`,
  pause: "Pause",
  pauseOf: (name) => `Pause : ${name}`,
  continue: "Continuer",
  continueIt: (name) => `Continuer : ${name}`,
  tryAgain: "Réessayer",
  tryAgainOf: (name) => `Réessayer : ${name}`,
  theFileWasRefusedChooseIt:
    "Le fichier a été refusé. Choisissez-le de nouveau, ou indiquez un lien après votre dépôt.",
  theFileChangedOrVanishedOn:
    "Le fichier a été modifié ou a disparu de cet appareil pendant l’envoi. Choisissez-le de nouveau.",
  itIsLargerThan2Gb: "Il dépasse 2 Go. Il est déclaré dans votre soumission : indiquez un lien après votre dépôt.",
  itIsLargerThan100Mb: "Il dépasse 100 Mo. Choisissez un fichier plus petit.",
  itIsLargerThan2Gb2: "Il dépasse 2 Go. Retirez-le, et ajoutez plutôt un document avec un lien.",
};
