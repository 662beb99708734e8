import { counted, DAYS } from "#web/format/words/terms.fr.ts";
import { type words as english } from "#web/features/bids/documents/words/documents.en.ts";

export const words: typeof english = {
  uploaded: "Envoyé",
  uploadedAndBeingChecked: "Envoyé. Le contrôle antivirus est en cours.",
  containsAVirus: "Ce fichier contient un virus et a été supprimé. Retirez-le ici et choisissez un fichier sain.",
  onlyAPartIsUploadedChoose:
    "Envoyé en partie seulement. Choisissez le fichier de nouveau : l’envoi reprendra où il s’est arrêté.",
  namedButNotUploadedChooseThe: "Déclaré, mais pas envoyé. Choisissez le fichier de nouveau pour l’envoyer.",
  addressSaved: "Lien enregistré",
  theAddressCouldNotBeSaved: "Le lien n’a pas pu être enregistré. Veuillez réessayer.",
  addressOf: (name) => `Lien vers ${name}`,
  aLinkThatTheBuyerCan: "Un lien que le maître d’ouvrage peut ouvrir et qui commence par https:// ou http://",
  saveAddress: "Enregistrer le lien",
  saving: "Enregistrement…",
  namedFiles: "Fichiers déclarés",
  sha256: "· SHA-256",
  remove: "Retirer",
  removeOf: (name) => `Retirer ${name}`,
  chooseFiles: "Choisir des fichiers",
  yourBrowserComputesTheSha256:
    "Votre navigateur calcule l’empreinte SHA-256 de chaque fichier. Elle figure dans votre récépissé et prouvera plus tard que le fichier est le même. Vous pouvez déposer pendant l’envoi des fichiers : la soumission est à l’heure, et les fichiers peuvent suivre jusqu’à 24 heures après la clôture. Gardez cette fenêtre ouverte jusqu’à la fin de l’envoi.",
  theyAreUploadedToThePortal: (mostBidDocuments) =>
    `Ils sont envoyés au portail : ${mostBidDocuments} fichiers au plus, de 2 Go chacun.`,
  isUploadedAlreadyRemoveItFirst: (name) =>
    `« ${name} » est déjà envoyé. Retirez-le d’abord, ou renommez l’un des deux.`,
  wasLeftOutABidNames: (name, mostBidDocuments) =>
    `« ${name} » n’a pas été ajouté : une soumission compte ${mostBidDocuments} fichiers au plus.`,
  wasLeftOutANameHas: (name, mostDocumentName) =>
    `« ${name} » n’a pas été ajouté : un nom compte ${mostDocumentName} caractères au plus.`,
  giveAddresses: "Indiquer les liens",
  lessThan1HLeft: "moins d’une heure",
  inH: (hours) => `encore ${hours} h`,
  inDays: (days) => `encore ${counted(days, DAYS)}`,
  noAddressYetYouHaveUntil: (documents, until, left) =>
    `${documents === 1 ? "1 document n’a" : `${documents} documents n’ont`} pas encore de lien. Vous avez jusqu’au ${until} (${left}).`,
  files: "Fichiers",
  notDeliveredTheTimeToSay: (files) =>
    `${files === 1 ? "1 fichier n’a pas été remis" : `${files} fichiers n’ont pas été remis`}. Le délai pour indiquer où ils se trouvent est passé.`,
  yourBidAsItIsNow: "Votre soumission actuelle ne comporte aucun fichier ; des révisions antérieures en comportaient.",
  filesOfThisBid: "Fichiers de cette soumission",
  notDeliveredYet: "Pas encore remis",
  notDelivered: "Non remis",
  replaceTheAddressOf: (name) => `Remplacer le lien vers ${name}`,
  giveAddressOf: (name) => `Indiquer le lien vers ${name}`,
  thisBid: "cette soumission",
  replace: "Remplacer",
  giveAddress: "Indiquer le lien",
  theFingerprintsStandInYourReceipt:
    "Les empreintes figurent dans votre récépissé et ne changent jamais. Vérifiez ici si un fichier de cet appareil est l’un de ceux que vous avez déclarés.",
  isNoneOfTheMissingFiles: (name) =>
    `« ${name} » ne fait pas partie des fichiers manquants : son empreinte SHA-256 est différente.`,
  uploadTheMissingFiles: "Envoyer les fichiers manquants",
  chooseTheSameFilesThatYou: "Choisissez les fichiers que vous avez déclarés, sans les modifier.",
  documentsAskedFor: "Documents demandés",
  documentsOfYourCompany: "Documents de votre entreprise",
  nothingIsRefused: "Une soumission sans ces documents est acceptée, mais le maître d’ouvrage voit lesquels manquent.",
  attached: (name) => `Joint : ${name}`,
  missing:
    "Manquant. Ajoutez un fichier ci-dessous et indiquez ce qu’il est, ou déposez le document sur la page de votre entreprise.",
  missingShort: "Pas encore joint",
  attach: "Joindre",
  attaching: "Ajout en cours…",
  attachOf: (name) => `Joindre ${name}`,
  expiresBeforeClosing: (day) => `Expire le ${day}, avant la clôture`,
  validUntil: (day) => `Valable jusqu’au ${day}`,
  couldNotBeAttached: "Le document n’a pas pu être joint. Veuillez réessayer.",
  companyDocumentsCouldNotBeLoaded: "Les documents de votre entreprise n’ont pas pu être chargés.",
  kindOf: (name) => `Type de document : ${name}`,
  noKind: "Aucun des documents demandés",
};
