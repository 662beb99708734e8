import { type RefusalCode } from "#api/core/rules/refusalCodes.rules.ts";

/** Returns the sentence that a user reads for a refusal. In English it is the server's own message. */
export const refusalText: (code: RefusalCode, message: string) => string = (_code, message) => message;
