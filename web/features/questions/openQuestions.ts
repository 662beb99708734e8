import { countStore } from "#web/ui/countStore.ts";

/** How many questions wait for an administrator's answer. */
export const { set: setOpenQuestions, use: useOpenQuestions } = countStore();
