import { GraphQLError } from "graphql";

/** The closed list of refusals: the code that GraphQL carries, and the status that REST answers. */
export const REFUSAL_STATUS = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  PROFILE_REQUIRED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  TENDER_CLOSED: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
} as const;

export type RefusalCode = keyof typeof REFUSAL_STATUS;
export type FieldMessages = Record<string, string>;

/**
 * The one family of errors that is thrown on purpose; its message is a sentence for a person.
 * @param retryAfter seconds until another try makes sense (RATE_LIMITED)
 */
export function refusal(code: RefusalCode, message: string, fields?: FieldMessages, retryAfter?: number) {
  return new GraphQLError(message, {
    extensions: { code, ...(fields && { fields }), ...(retryAfter !== undefined && { retryAfter }) },
  });
}

export const isRefusalCode = (code: unknown): code is RefusalCode =>
  typeof code === "string" && Object.hasOwn(REFUSAL_STATUS, code);

export const notFound = (what: string) => refusal("NOT_FOUND", `${what} not found`);

/** Whether this error is the database refusing a duplicate in the named unique index. */
export const isUniqueViolation = (error: unknown, index: string) => {
  const cause = (error as { driverError?: { code?: string; constraint?: string } }).driverError;
  return cause?.code === "23505" && cause.constraint === index;
};
