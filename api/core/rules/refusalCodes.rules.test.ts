import { REFUSAL_STATUS } from "#api/core/rules/refusalCodes.rules.ts";

test("the list of refusals is closed, and each code has its one status", () => {
  expect(REFUSAL_STATUS).toEqual({
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
  });
});
