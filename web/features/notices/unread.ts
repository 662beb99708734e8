import { countStore } from "#web/ui/countStore.ts";

/** How many notices of the person are not read. */
export const { set: setUnread, use: useUnread } = countStore();
