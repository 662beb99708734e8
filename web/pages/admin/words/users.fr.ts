import { type words as english } from "#web/pages/admin/words/users.en.ts";

export const words: typeof english = {
  userManagement: "Gestion des utilisateurs",
  allAccountsNewestFirst: "Tous les comptes, les plus récents d’abord.",
  dashboard: "Tableau de bord",
  createUser: "Créer un utilisateur",
};
