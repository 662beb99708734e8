import { type words as english } from "#web/features/bids/addenda/words/addenda.en.ts";

export const words: typeof english = {
  confirmed: (addendum, confirmedAt, confirmedBy) =>
    addendum === 1
      ? `Avenant 1 confirmé le ${confirmedAt} par ${confirmedBy}`
      : `Tous les avenants jusqu’au nº ${addendum} confirmés le ${confirmedAt} par ${confirmedBy}`,
  youHaveConfirmedThatYourBid: "Vous avez confirmé le maintien de votre soumission",
  yourConfirmationCouldNotBeSent: "Votre confirmation n’a pas pu être envoyée. Veuillez réessayer.",
  confirmThatItStands: "Maintenir ma soumission",
  notConfirmed: (named) => `${named}\u00a0: à confirmer`,
  yourBidIsStillSubmitted:
    "Votre soumission reste déposée. Confirmez que vous la maintenez après ces modifications, ou révisez-la.",
  reviseBid: "Réviser la soumission",
};
