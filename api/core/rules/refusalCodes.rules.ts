/** The closed list of refusals: the code that GraphQL carries, and the HTTP status that REST answers. */
export const REFUSAL_STATUS = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  SECOND_STEP: 401,
  FORBIDDEN: 403,
  PROFILE_REQUIRED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  QUESTIONS_CLOSED: 409,
  TENDER_CLOSED: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type RefusalCode = keyof typeof REFUSAL_STATUS;

export const isRefusalCode = (code: unknown): code is RefusalCode =>
  typeof code === "string" && Object.hasOwn(REFUSAL_STATUS, code);

/** The sentence for each wrong field, by the field's name. */
export type FieldMessages = Record<string, string>;
