import { countStore } from "#web/ui/countStore.ts";

/** The number of the user's unread notices. */
export const { set: setUnread, use: useUnread } = countStore();
