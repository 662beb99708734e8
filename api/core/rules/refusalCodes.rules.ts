/**
 * The closed list of refusal codes, each with its HTTP status in REST. In GraphQL, the code is in `extensions.code`.
 */
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
  INSUFFICIENT_STORAGE: 507,
} as const;

export type RefusalCode = keyof typeof REFUSAL_STATUS;

export const isRefusalCode = (code: unknown): code is RefusalCode =>
  typeof code === "string" && Object.hasOwn(REFUSAL_STATUS, code);

/** Messages for invalid fields, by field name. */
export type FieldMessages = Record<string, string>;

/**
 * The message of FORBIDDEN for an administrator who must set up two-step sign-in first. The web client recognizes the
 * refusal by this message.
 */
export const TWO_STEP_FIRST = "Administrators need two-step sign-in here. Please set it up in your settings first.";
