import { type words as english } from "#web/pages/admin/words/createUser.en.ts";

export const words: typeof english = {
  createUserProfile: "Créer un profil utilisateur",
  theAccountCanSignIn:
    "Le compte peut se connecter aussitôt, avec le nom d’utilisateur et le mot de passe que vous lui donnez.",
  backToDashboard: "Retour au tableau de bord",
};
