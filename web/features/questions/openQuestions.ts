import { countStore } from "#web/ui/countStore.ts";

/** The number of questions that need an administrator's answer. */
export const { set: setOpenQuestions, use: useOpenQuestions } = countStore();
