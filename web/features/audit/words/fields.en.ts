import { nameInWords } from "#web/features/audit/nameInWords.ts";

/** Returns the name of a recorded field as words. */
export const fieldInWords: (field: string) => string = nameInWords;
