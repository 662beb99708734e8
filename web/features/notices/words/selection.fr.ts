import { counted } from "#web/format/words/terms.fr.ts";
import { type words as english } from "#web/features/notices/words/selection.en.ts";

export const words: typeof english = {
  someWereMarked: (marked, all) => `${marked} des ${counted(all, ["notification", "notifications"])} ont été marquées.`,
  theOthersCouldNotBeMarked: "Les autres n’ont pas pu être marquées. Veuillez réessayer.",
  selected: (notices) => counted(notices, ["notification sélectionnée", "notifications sélectionnées"]),
  markAsRead: "Marquer comme lues",
  markAsUnread: "Marquer comme non lues",
};
