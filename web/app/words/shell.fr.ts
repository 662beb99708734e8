import { type words as english } from "#web/app/words/shell.en.ts";

export const words: typeof english = {
  portal: "Portail",
  dashboard: "Tableau de bord",
  browseTenders: "Appels d’offres",
  myBids: "Mes soumissions",
  notices: "Notifications",
  companyProfile: "Profil d’entreprise",
  settings: "Paramètres",
  projects: "Projets",
  blog: "Blog",
  administration: "Administration",
  tenderManagement: "Gestion des appels d’offres",
  viewAllBids: "Toutes les soumissions",
  questions: "Questions",
  userManagement: "Gestion des utilisateurs",
  createUserProfile: "Créer un utilisateur",
  content: "Contenus",
  requests: "Demandes",
  auditTrail: "Journal d’audit",
  thisBrowsersStorageIsFullOr:
    "La mémoire de ce navigateur est pleine ou bloquée. Après un rechargement, vous devrez vous reconnecter.",
  thisPageCouldNotBeLoaded: "Cette page n’a pas pu être chargée.",
};
