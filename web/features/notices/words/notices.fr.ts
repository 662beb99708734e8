import { type words as english } from "#web/features/notices/words/notices.en.ts";

export const words: typeof english = {
  notices: "Avis reçus",
  whatHasChanged: "Ce qui a changé, le plus récent d’abord.",
  dashboard: "Tableau de bord",
  theNoticesCouldNotBeMarked: "Les avis n’ont pas pu être marqués. Veuillez réessayer.",
  markAllAsRead: "Tout marquer comme lu",
  unreadAnswers: "Réponses non lues à mes questions",
  unreadOutcomes: "Résultats non lus de mes soumissions",
  yourNoticesCouldNotBeLoaded: "Vos avis n’ont pas pu être chargés.",
  nothingNew: "Rien de nouveau.",
  weTellYouHere: "Nous vous prévenons ici, et par e-mail, dès que quelque chose change.",
  show: "Afficher",
  allNotices: "Tous les avis",
  tender: "Appel d’offres",
  allTenders: "Tous les appels d’offres",
  noUnreadNotice: "Aucun avis non lu de ce type",
  noNoticeAboutThisTender: "Aucun avis sur cet appel d’offres",
  moreNoticesCouldNotBeLoaded: "La suite des avis n’a pas pu être chargée.",
  loading: "Chargement...",
  showMore: "Afficher plus",
  unread: "Non lu",
};
