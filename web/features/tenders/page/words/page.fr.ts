import { locale } from "#web/format/words/language.fr.ts";
import { counted, type Forms } from "#web/format/words/terms.fr.ts";
import { type words as english } from "#web/features/tenders/page/words/page.en.ts";

const BID: Forms = ["soumission", "soumissions"];
const SEALED_BID: Forms = ["soumission scellée", "soumissions scellées"];
const unanswered = (number: string) => `${number} sans réponse`;

export const words: typeof english = {
  tender: "Appel d’offres",
  acts: {
    edit: "Modifier",
    publish: "Publier",
    close: "Clore",
    answer: "Répondre",
    open: "Dépouiller",
    decide: "Statuer",
    takeBackAward: "Annuler l’attribution",
    copy: "Copier",
    cancel: "Annuler l’appel d’offres",
  },
  answerCount: (questions) => `Répondre (${questions.toLocaleString(locale)})`,
  notPossibleNow: "Pas possible pour l’instant",
  refusedActs: (acts, reason) => `${acts}\u00a0: ${reason}.`,
  whatIsAsked: "Objet et exigences",
  description: "Description",
  requirements: "Exigences",
  cancelled: "Annulé",
  budget: "Budget",
  opens: "Ouverture",
  addToCalendarIcs: "Ajouter au calendrier (.ics)",
  removeFromCalendarIcs: "Retirer du calendrier (.ics)",
  untilTheOpeningOnlyItsOwn: "Jusqu’au dépouillement, chaque soumission n’est lisible que par son entreprise.",
  theBuyerCancelledThisTenderOn: (cancelledAt) =>
    `Le maître d’ouvrage a annulé cet appel d’offres le ${cancelledAt}. Ses motifs :`,
  thisTenderWasAwardedOnAwardedat: (awardedAt) => `Cet appel d’offres a été attribué le ${awardedAt}.`,
  thisTenderIsAwarded: "Cet appel d’offres est attribué.",
  biddingHasClosedAndYourBid: "Le dépôt est clos, et la décision sur votre soumission est prise.",
  decisionOf: (expected) => `Décision : ${expected}.`,
  theBuyerHasNotSaidWhen: "Le maître d’ouvrage n’a pas annoncé de date de décision.",
  itIsDecidedAfterBiddingHas: (when) => `La décision suit la clôture du dépôt. ${when}`,
  biddingHasClosed: (when) => `Le dépôt des soumissions est clos. ${when}`,
  atTheOpeningTheNamesOf:
    "Au dépouillement, les noms des soumissionnaires sont communiqués à tous ceux qui ont soumissionné. ",
  atTheOpeningTheNamesOf2:
    "Au dépouillement, les noms des soumissionnaires et leurs montants sont communiqués à tous ceux qui ont soumissionné. ",
  none: "Aucune",
  whatIsNext: "Prochaine étape",
  yourCompany: "Votre entreprise",
  changes: "Modifications",
  questions: "Questions",
  bids: "Soumissions",
  opening: "Dépouillement",
  decision: "Décision",
  outcome: "Résultat",
  afterTheAwardEveryBidderIs:
    "Après l’attribution, chaque soumissionnaire apprend le nombre de soumissions, le nom de l’attributaire et le montant.",
  everyBidderIsToldHowMany:
    "Chaque soumissionnaire apprend le nombre de soumissions, mais pas le nom de l’attributaire.",
  addendaTheLastOn: (addenda, amendedAt, isNew) => {
    const many = counted(addenda, ["avenant", "avenants"]);
    return `${many}, ${addenda === 1 ? "" : "le dernier "}le ${amendedAt}${isNew ? " · nouveau pour vous" : ""}`;
  },
  countedBids: (bids) => counted(bids, BID),
  noneAnswered: "Aucune réponse",
  answered: (value) => `${value} avec réponse`,
  notAnsweredBeforeClosing: (answered, value) => `${answered} · ${unanswered(value)} avant la clôture`,
  toAnswer: (answered, value) => `${answered} · ${value} en attente`,
  thisTenderTakesNoQuestions: "Cet appel d’offres n’accepte pas de questions",
  openedOn: (openedAt) => `Dépouillées le ${openedAt}`,
  byTwoAdministrators: "Par deux administrateurs",
  byOneAdministrator: "Par un administrateur",
  dates: "Dates",
  yourTime: (timeZone) => `Votre heure, ${timeZone}`,
  lineOfTime: "Calendrier",
  now: "Aujourd’hui",
  notDecidedYet: "pas encore prise",
  browseOpenTenders: "Voir les appels d’offres ouverts",
  thisTenderWasCancelledItTakes: "Cet appel d’offres a été annulé : il n’accepte plus de soumissions.",
  bidReceived: "Soumission reçue",
  yourBidWasChosen: "Votre soumission a été retenue",
  yourBidWasNotChosen: "Votre soumission n’a pas été retenue",
  yourBidWasReceivedOnSubmittedat: (submittedAt) => `Votre soumission a été reçue le ${submittedAt}`,
  onIt: (decidedAt) => ` le ${decidedAt}`,
  theTenderWasCancelledNothingMore: (received) =>
    `${received}. L’appel d’offres a été annulé : vous n’avez plus rien à faire.`,
  readYourBid: "Relire votre soumission",
  itWasDecidedBiddingIsOpen: (decided, closingDate, unconfirmed) =>
    `La décision a été prise${decided}. Le dépôt est rouvert jusqu’au ${closingDate} : une soumission révisée fera l’objet d’une nouvelle décision.${unconfirmed ? ` ${unconfirmed} : à confirmer.` : ""}`,
  reviseOrWithdrawYourBid: "Réviser ou retirer votre soumission",
  notConfirmed: (unconfirmed) => `${unconfirmed} : à confirmer`,
  theTenderWasChangedAfterYou: (closingDate) =>
    `L’appel d’offres a été modifié après votre dépôt. Votre soumission reste déposée : confirmez que vous la maintenez, ou révisez-la, avant le ${closingDate}.`,
  confirmOrReviseYourBid: "Maintenir ou réviser votre soumission",
  bidReceivedRevisionNotSubmitted: "Soumission reçue, révision non déposée",
  theRevisionThatWasLastSaved: (received, savedAt) =>
    `${received}. La révision enregistrée le ${savedAt} n’est pas déposée.`,
  continueTheRevision: "Continuer la révision",
  n1DocumentHasNoAddressYet: "1 document n’a pas encore de lien",
  documentsHaveNoAddressYetOwed: (owed) => `${owed} documents n’ont pas encore de lien`,
  addressesAreTakenUntil: (received, documentsUntil) =>
    `${received}. Les liens sont acceptés jusqu’au ${documentsUntil}.`,
  giveAddresses: "Indiquer les liens",
  untilYouMayReviseOrWithdraw: (received, closingDate) =>
    `${received}. Vous pouvez la réviser ou la retirer jusqu’au ${closingDate}.`,
  receiptReviseOrWithdraw: "Récépissé, révision ou retrait",
  itWasAccepted: (decided) => `Elle a été retenue${decided}.`,
  receiptAndOutcome: "Récépissé et résultat",
  itWasDecided: (decided) => `La décision a été prise${decided}.`,
  bidReceivedNotConfirmed: (unconfirmed) => `Soumission reçue. Confirmation manquante : ${unconfirmed}`,
  biddingHasClosedYouAreTold: (received) => `${received}. Le dépôt est clos ; la décision vous sera communiquée.`,
  draftNotSubmitted: "Brouillon non déposé",
  itWasLastSavedOnIt: (savedAt, until) =>
    `Enregistré le ${savedAt}. Il ne compte qu’une fois déposé, au plus tard le ${until}.`,
  continueYourDraft: "Continuer votre brouillon",
  bidWithdrawn: "Soumission retirée",
  itWasWithdrawnOnUntilYour: (withdrawnAt, until) =>
    `Elle a été retirée le ${withdrawnAt}. Votre entreprise peut soumissionner de nouveau jusqu’au ${until}.`,
  bidAgain: "Soumissionner de nouveau",
  noBidYet: "Pas encore de soumission",
  yourCompanyNeedsAProfileTo: (until) => `Il faut un profil d’entreprise pour soumissionner, au plus tard le ${until}.`,
  createYourCompanyProfile: "Créer le profil d’entreprise",
  yourCompanyMayBidUntilUntil: (until) => `Votre entreprise peut soumissionner jusqu’au ${until}.`,
  submitBid: "Soumissionner",
  itWasWithdrawnOn: (withdrawnAt, ended) => `Elle a été retirée le ${withdrawnAt}. ${ended}`,
  draftNeverSubmitted: "Brouillon jamais déposé",
  itWasLastSavedOnAnd: (savedAt, ended) => `Enregistré le ${savedAt}, il ne compte pas. ${ended}`,
  yourDraftsAndBids: "Vos brouillons et soumissions",
  noBid: "Aucune soumission",
  yourCompanyHasNoBidOn: (ended) => `Votre entreprise n’a pas soumissionné à cet appel d’offres. ${ended}`,
  biddingClosedOn: (closingDate) => `Le dépôt a été clos le ${closingDate}.`,
  biddingWasClosedBeforeItsClosing: "Le dépôt a été clos avant l’heure prévue.",
  aCancelledTenderIsClosedFor:
    "Un appel d’offres annulé reste clos. Vous pouvez en faire une copie dans la gestion des appels d’offres.",
  draft: "Brouillon",
  onlyAdministratorsSeeThisDraft:
    "Ce brouillon n’est visible que des administrateurs. Publiez-le pour le montrer aux partenaires.",
  checkAndPublish: "Vérifier et publier",
  toAnswerOf: (questions) => `${counted(questions, ["question", "questions"])} en attente de réponse`,
  answersArePublishedToEverybodyUntil: (closingDate) =>
    `Les réponses sont publiées pour tous, jusqu’au ${closingDate}.`,
  answerTheQuestion: "Répondre à la question",
  answerTheQuestions: "Répondre aux questions",
  takingBids: (bids) => `Dépôt ouvert : ${counted(bids, BID)}`,
  aChangeIsToldToEverybody: "Toute modification est annoncée à ceux qu’elle concerne.",
  awarded: "Attribué",
  itHad: (bids) => `${counted(bids, BID)} au total.`,
  closedWithoutABid: "Clos sans soumission",
  closedEarly: "Clos avant l’heure",
  theyCanBeOpenedAfterEnded: (ended, bids, closingDate) =>
    `${ended} ${counted(bids, SEALED_BID)} : dépouillement possible après le ${closingDate}.`,
  sealedBids: (ended, bids) => `${ended} ${counted(bids, SEALED_BID)}.`,
  undecidedBids: (ended, bids) => `${ended} ${counted(bids, BID)}.`,
  decidedNotAwarded: "Décisions prises, marché non attribué",
  decided: (ended, bids) =>
    `${ended} ${bids === 1 ? "La décision sur la soumission est prise." : `Les décisions sur les ${counted(bids, BID)} sont prises.`}`,
  readTheBids: "Lire les soumissions",
  theDecisionIsDue: "Décision à prendre",
  decideOnTheBids: "Statuer sur les offres",
  aSecondAdministratorIsAwaited: "En attente d’un second administrateur",
  youHaveApprovedTheOpeningAnother: (ended, value) =>
    `${ended} Vous avez approuvé le dépouillement : un autre administrateur doit ouvrir les soumissions avant le ${value}.`,
  hasApprovedTheOpeningYouOpen: (username, value) =>
    ` ${username} a approuvé le dépouillement : vous êtes la seconde personne et pouvez ouvrir les soumissions jusqu’au ${value}.`,
  theOpeningIsDue: "Dépouillement à faire",
  openTheBids: "Ouvrir les soumissions",
  published: "Publication",
  questionsUntil: "Questions jusqu’au",
  closes: "Clôture",
  closed: "Clos",
  documentsUntil: "Documents jusqu’au",
  bidsOpened: "Dépouillement",
  decisionExpected: "Décision prévue",
};
