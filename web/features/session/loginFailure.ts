import { type SignInWords } from "#web/features/session/SignInWords.ts";
import { refusalOf, type Refusal } from "#web/graphql/refusal.ts";

/**
 * The message for each refusal code: the server's own sentence if typing another password would not help, otherwise
 * "wrong password".
 */
const SHOWN: Record<Refusal["code"], "the server's sentence" | "wrong password"> = {
  FORBIDDEN: "the server's sentence",
  RATE_LIMITED: "the server's sentence",
  UNAUTHENTICATED: "wrong password",
  SECOND_STEP: "the server's sentence",
  BAD_USER_INPUT: "wrong password",
  PROFILE_REQUIRED: "wrong password",
  NOT_FOUND: "wrong password",
  CONFLICT: "wrong password",
  TENDER_CLOSED: "wrong password",
  QUESTIONS_CLOSED: "wrong password",
  METHOD_NOT_ALLOWED: "wrong password",
  PAYLOAD_TOO_LARGE: "wrong password",
  UNSUPPORTED_MEDIA_TYPE: "wrong password",
  INSUFFICIENT_STORAGE: "wrong password",
};

export function loginFailure(error: unknown, { refused, login }: SignInWords) {
  const refusal = refusalOf(error);
  return refusal && SHOWN[refusal.code] === "the server's sentence" ? refused(refusal) : login.failed.text;
}
