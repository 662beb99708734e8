import { type words as english } from "#web/ui/words/ui.en.ts";

export const words: typeof english = {
  closingSeal: "Sceau de clôture",
  sealed: "Scellé le",
  theReceiptsOfAllBidsThat:
    "Il contient les récépissés de toutes les soumissions valables à l’heure de clôture. Il montre qu’aucune n’a été ajoutée, retirée ou modifiée depuis : chaque soumissionnaire l’a reçu par e-mail, et",
  anybodyCanComputeIt: "chacun peut le recalculer",
  opensInANewTabLabel: (label, ofIt) => `${label} : ${ofIt} (nouvel onglet)`,
  historyOf: (name) => `Historique : ${name}`,
  history: "Historique",
  showLess: "Réduire",
  showAll: "Tout afficher",
  theWasCopied: (name) => `Copié : ${name}`,
  theBrowserDidNotCopyIt: (name) => `Le navigateur n’a rien copié. Sélectionnez et copiez vous-même : ${name}`,
  copyItNowAndKeepIt: "Copiez-le maintenant et gardez-le comme un mot de passe. Il ne sera plus affiché.",
  copy: (noun) => `Copier : ${noun}`,
  iHaveKeptIt: "C’est fait, je l’ai enregistré",
  theAwardWasTakenBack: (at, reason) =>
    `L’attribution a été annulée le ${at}.${reason ? ` Motif\u00a0: ${reason}` : ""}`,
  price: "Prix",
  requirementNotMet: "Exigence non satisfaite",
  documentMissing: "Document manquant",
  addendumNotConfirmed: "Avenant non confirmé",
  other: "Autre",
};
