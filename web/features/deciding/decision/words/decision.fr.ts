import { locale } from "#web/format/words/language.fr.ts";
import { type words as english } from "#web/features/deciding/decision/words/decision.en.ts";

const rejected = (others: number) => {
  if (others <= 0) return "C’est la seule soumission.";
  return others === 1
    ? "L’autre soumission sera rejetée."
    : `Les ${others.toLocaleString(locale)} autres soumissions seront rejetées.`;
};

export const words: typeof english = {
  winsWith: (companyName, amount, others) => `${companyName} remporte le marché pour ${amount}. ${rejected(others)}`,
  theBidOfWasAccepted: (companyName) => `La soumission de ${companyName} avait été retenue auparavant.`,
  inYourWords: (isOptional) => `Votre explication${isOptional ? " (facultatif)" : ""}`,
  offersItGetsAnEmail: (companyName, amount, undoSeconds, hasOtherBids) =>
    `${companyName} propose ${amount}. L’entreprise reçoit un e-mail ${undoSeconds} secondes après votre décision : jusque-là, vous pouvez revenir en arrière. Le marché n’est pas attribué pour autant${hasOtherBids ? ", et les autres soumissions restent telles quelles" : ""}. Pour retenir cette soumission et rejeter les autres en une seule étape, attribuez plutôt le marché.`,
  onlyOneBidOnA: (companyName, first) =>
    `Une seule soumission peut être retenue. Pour retenir celle de ${companyName}, annulez d’abord la décision sur celle de ${first}. Ou attribuez le marché à ${companyName} : la soumission de ${first} sera alors rejetée.`,
  getsAnEmailWithThe: (companyName, undoSeconds) =>
    `${companyName} reçoit un e-mail avec votre motif, ${undoSeconds} secondes après le rejet : jusque-là, vous pouvez revenir en arrière.`,
  awardThisTender: "Attribuer ce marché ?",
  awardTender: "Attribuer le marché",
  whyTheOthersAreNot: "Pourquoi les autres ne sont pas retenues",
  noReason: "Sans motif",
  aReasonForEachCompany: "Un motif pour chaque entreprise",
  asToldBefore: "Comme déjà indiqué",
  asAbove: "Comme ci-dessus",
  nextStepsForTheWinner: "Prochaines étapes pour l’attributaire (facultatif)",
  readsExactlyTheseWords: (companyName) => `${companyName} lit exactement ces mots.`,
  theCompanyReadsExactlyThese: "L’entreprise lit exactement ces mots.",
  acceptThisBid: "Retenir cette soumission ?",
  acceptBid: "Retenir la soumission",
  awardInstead: "Attribuer plutôt",
  theBidOfIsAccepted: (first) => `La soumission de ${first} est déjà retenue`,
  undoThisDecision: "Annuler cette décision ?",
  theEmailThatTheBid: (status, companyName) =>
    `L’e-mail annonçant « soumission ${status} » a été envoyé à ${companyName}. Elle recevra un autre e-mail : sa soumission est de nouveau à l’étude.`,
  undoDecision: "Annuler la décision",
  rejectThisBid: "Rejeter cette soumission ?",
  rejectBid: "Rejeter la soumission",
  reason: "Motif",
};
