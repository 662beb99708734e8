import { type RefusalCode } from "#api/core/rules/refusalCodes.rules.ts";

/** The sentence of a refusal for a person: the server's own. */
export const refusalText: (code: RefusalCode, message: string) => string = (_code, message) => message;
