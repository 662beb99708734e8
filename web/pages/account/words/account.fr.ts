import { type words as english } from "#web/pages/account/words/account.en.ts";

export const words: typeof english = {
  settings: "Paramètres",
  howYouSignInAndWhere: "Votre connexion, et les appareils connectés.",
  loading: "Chargement",
  yourNameHowYouSignIn: "Votre nom, votre connexion, et les appareils connectés.",
  backToDashboard: "Retour au tableau de bord",
};
