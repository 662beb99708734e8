import { refusalOf } from "#web/graphql/refusal.ts";

/** The server's messages by field name, for Formik's setErrors; empty if the refusal names no field. */
export const fieldErrorsOf = (error: unknown): Record<string, string> => refusalOf(error)?.fields ?? {};
