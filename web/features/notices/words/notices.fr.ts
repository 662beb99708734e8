import { type words as english } from "#web/features/notices/words/notices.en.ts";

export const words: typeof english = {
  notices: "Notifications",
  whatHasChanged: "Ce qui a changé, le plus récent d’abord.",
  dashboard: "Tableau de bord",
  theNoticesCouldNotBeMarked: "Les notifications n’ont pas pu être marquées. Veuillez réessayer.",
  markAllAsRead: "Tout marquer comme lu",
  unreadAnswers: "Réponses non lues à mes questions",
  unreadOutcomes: "Résultats non lus de mes soumissions",
  yourNoticesCouldNotBeLoaded: "Vos notifications n’ont pas pu être chargées.",
  nothingNew: "Rien de nouveau.",
  weTellYouHere: "Nous vous prévenons ici, et par e-mail, dès que quelque chose change.",
  show: "Afficher",
  allNotices: "Toutes les notifications",
  tender: "Appel d’offres",
  allTenders: "Tous les appels d’offres",
  noUnreadNotice: "Aucune notification non lue de ce type",
  noNoticeAboutThisTender: "Aucune notification sur cet appel d’offres",
  moreNoticesCouldNotBeLoaded: "La suite des notifications n’a pas pu être chargée.",
  loading: "Chargement…",
  showMore: "Afficher plus",
  unread: "Non lue",
};
