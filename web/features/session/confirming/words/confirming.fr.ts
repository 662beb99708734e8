import { type words as english } from "#web/features/session/confirming/words/confirming.en.ts";

export const words: typeof english = {
  confirmThatItIsYou: "Confirmez que c’est bien vous",
  beforeYouChangeHowSomebodySigns:
    "Avant de modifier la connexion ou les droits d’un compte, saisissez de nouveau votre mot de passe.",
  yourOwnPassword: "Votre propre mot de passe",
  codeOfYourAppOrA: "Code de votre application, ou code de secours",
  confirm: "Confirmer",
  confirming: "Confirmation…",
  cancel: "Annuler",
};
