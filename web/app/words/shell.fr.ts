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
  tenders: "Gestion des appels d’offres",
  bids: "Soumissions",
  questions: "Questions",
  users: "Utilisateurs",
  content: "Contenus",
  requests: "Demandes",
  audit: "Journal d’audit",
  figures: "Statistiques",
  undeliveredEmails: "E-mails non distribués",
  forPartners: "Pour les partenaires",
  thisBrowsersStorageIsFullOr:
    "La mémoire de ce navigateur est pleine ou bloquée. Après un rechargement, vous devrez vous reconnecter.",
  thisPageCouldNotBeLoaded: "Cette page n’a pas pu être chargée.",
};
