import { type words as english } from "#web/features/bids/form/words/bidForm.en.ts";

export const words: typeof english = {
  checkYourBid: "Vérifiez votre soumission",
  youCanReviseOrWithdrawYour: (closingDate) =>
    `Vous pourrez réviser ou retirer votre soumission jusqu’à la clôture : ${closingDate}. Ensuite, elle vous engage telle quelle.`,
  youCanReviseOrWithdrawYour2:
    "Vous pourrez réviser ou retirer votre soumission jusqu’à la clôture. Ensuite, elle vous engage telle quelle.",
  bidAmount: "Montant de l’offre",
  inWords: "En toutes lettres",
  budgetRange: "Budget",
  timeline: "Délai d’exécution",
  inDays: "(jours)",
  files: "Fichiers",
  whoCanReadIt: "Qui peut la lire",
  onlyYourCompanyUntilTheBids:
    "Votre entreprise seule jusqu’au dépouillement, après la clôture. Ensuite, les administrateurs aussi.",
  yourCompanyAndAdministratorsFromNow:
    "Votre entreprise et les administrateurs, dès maintenant. Les autres entreprises ne peuvent pas la lire.",
  aboveTheRange: (value) => `${value} au-dessus du budget`,
  belowTheRange: (value) => `${value} en dessous du budget`,
  withinTheRange: "Dans le budget",
  none: "Aucun",
  uploadTheFilesOfYourProposal:
    "Envoyez ici les fichiers de votre offre, ou déclarez-les maintenant et indiquez les liens jusqu’à 24 heures après la clôture.",
  addFiles: "Ajouter des fichiers",
  failedToSubmitBidPleaseTry: "La soumission n’a pas pu être déposée. Veuillez réessayer.",
  yourBidCouldNotBeConfirmed:
    "Le dépôt n’a pas pu être confirmé. Votre saisie est conservée, et un nouvel envoi ne créera pas de seconde soumission.",
  yourBidHasBeenSubmittedSuccessfully: "Votre soumission a été déposée",
  submitBid: "Déposer la soumission",
  submitting: "Dépôt en cours…",
  thisTenderIsSealedNobodyBut:
    "Cet appel d’offres est scellé : votre entreprise seule peut lire votre soumission avant le dépouillement.",
  administratorsCanReadBidsOnThis:
    "Les administrateurs peuvent lire les soumissions à cet appel d’offres avant la clôture.",
  afterTheAwardEveryBidderIs:
    " Après l’attribution, chaque soumissionnaire apprend le nom de l’attributaire et le montant.",
  closed: "Clos",
  bidding: "Dépôt",
  biddingOnThisTenderHasClosed: (isKept) =>
    `Le dépôt des soumissions est clos.${isKept ? " Votre saisie est conservée." : ""}`,
  browseTenders: "Appels d’offres",
  yourBid: "Votre soumission",
  budgetRangeOf: (budgetRange, offer) => `Budget : ${budgetRange}${offer ? `. Votre offre : ${offer}` : ""}`,
  thisTenderWasDeletedSinceYou:
    "Cet appel d’offres a été supprimé depuis que vous l’avez ouvert. Il n’accepte plus de soumissions.",
  whatYouTypedIsKeptAs:
    "Votre saisie est conservée comme brouillon : relisez-la dans Mes soumissions, et reprenez-en ce qui peut vous servir pour un autre appel d’offres.",
  whatYouTypedStandsOnlyOn:
    "Votre saisie n’existe que sur cette page : copiez ce qui peut vous servir pour un autre appel d’offres avant de la quitter.",
  myBids: "Mes soumissions",
  technicalProposal: "Mémoire technique",
  atLeastCharactersMethodTeamEquipment: (minProposal) =>
    `Au moins ${minProposal} caractères : méthode, équipe, matériel, chantiers comparables.`,
  documentsUrl: "Lien vers vos documents",
  optionalALinkToYourDrawings: "Facultatif : un lien vers vos plans, attestations et bordereau des prix.",
  whatYouTypedIsKeptRead:
    "Votre saisie est conservée. Lisez ce qui a changé, puis renvoyez votre soumission, telle quelle ou modifiée.",
  thisTenderWasChangedSinceYou: "Cet appel d’offres a été modifié depuis l’enregistrement de votre brouillon",
  whatYouTypedIsKept: "Votre saisie est conservée.",
};
