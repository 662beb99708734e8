import { type words as english } from "#web/pages/account/words/apiTokens.en.ts";

export const words: typeof english = {
  apiTokens: "Jetons d’API",
  aProgramSignsInWith:
    "Un programme se connecte avec un jeton au lieu de votre mot de passe. Il ne peut jamais en faire plus que vous.",
  backToSettings: "Retour aux paramètres",
  yourNewToken: "Votre nouveau jeton",
  token: "jeton",
};
