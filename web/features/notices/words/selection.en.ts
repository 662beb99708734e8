import { counted } from "#web/format/words/terms.en.ts";

export const words = {
  someWereMarked: (marked: number, all: number) => `${marked} of ${counted(all, ["notice", "notices"])} were marked.`,
  theOthersCouldNotBeMarked: "The others could not be marked. Please try again.",
  selected: (notices: number) => `${counted(notices, ["notice", "notices"])} selected`,
  markAsRead: "Mark as read",
  markAsUnread: "Mark as unread",
};
