import { REFUSAL_STATUS, type RefusalCode } from "#api/core/rules/refusalCodes.rules.ts";
import { Example } from "#web/features/marketing/developers/guide/Example.tsx";
import { Facts } from "#web/features/marketing/developers/guide/Facts.tsx";

/** For each error code: when the server returns it, and what the client can do. */
const MEANS: Record<RefusalCode, string> = {
  BAD_USER_INPUT:
    "Something is missing or wrong; fields names each wrong value. A document or body that cannot be read has none. Correct it.",
  UNAUTHENTICATED: "No session and no token, or one that has ended.",
  SECOND_STEP: "The password is right, and the code of the app is asked for: send completeSignIn.",
  FORBIDDEN:
    "The role or the token’s scope is not enough, the account is blocked, or no token may do this: sign in with your password. With ownPassword or ownCode in fields, the sign-in was too long ago: send them along, or sign in again.",
  PROFILE_REQUIRED: "A bid without a company profile. Create it first.",
  NOT_FOUND: "There is no such thing, or it is not for you.",
  METHOD_NOT_ALLOWED: "A known address with another method; Allow names the right ones.",
  CONFLICT: "It is taken, exists already, or was changed since you read it. Read it again.",
  QUESTIONS_CLOSED: "The tender takes no questions, or no longer. Do not try again.",
  TENDER_CLOSED: "The tender is not open, or its closing time has passed. Do not try again.",
  PAYLOAD_TOO_LARGE: "The body is too large.",
  UNSUPPORTED_MEDIA_TYPE: "The body is not JSON.",
  RATE_LIMITED: "Too many. Wait for the seconds of Retry-After.",
  INTERNAL: "Our fault. Tell us the requestId.",
  UNAVAILABLE: "The database cannot be reached. Try again after Retry-After.",
  INSUFFICIENT_STORAGE: "The server has no room for this file at the moment. Try again later.",
};

export const Errors = () => (
  <>
    <p>
      A refusal has one code of this closed list, and a sentence for a person. GraphQL answers it in <code>errors</code>
      , with the code in <code>extensions.code</code> and wrong input in <code>extensions.fields</code>; a literal or
      variable that the schema refuses also has <code>extensions.field</code>, its place in the arguments. REST answers
      the status and the same as JSON. Rely on codes, not on sentences.
    </p>
    <Example
      answers={'{"error":"…","code":"BAD_USER_INPUT","fields":{…"bidAmount":"…'}
    >{`curl -K axion.curl $AXION/api/bids -d '{ "tenderId": "'$TENDER'", "bidAmount": -5, "timelineDays": 90 }'`}</Example>
    <Facts
      caption="The codes"
      columns={["Code", "Status in REST", "When, and what to do"]}
      rows={Object.entries(REFUSAL_STATUS).map(([code, status]) => [
        <code key={code}>{code}</code>,
        status,
        MEANS[code as RefusalCode],
      ])}
    />
    <p>
      GraphQL answers most refusals with status 200, also <code>UNAUTHENTICATED</code>, <code>FORBIDDEN</code> and
      values that an act refuses: read <code>errors</code>. What is refused before it runs has a status of its own: 400
      for JSON or a document that cannot be read, an unknown field, a variable of the wrong type or a document past its
      limits, 413 for a body that is too large, 415 for a body of another type, 429 past the requests of a minute.
    </p>
    <p>
      A refused mutation, and a query of one object that is missing (<code>tender</code>, <code>bid</code>,{" "}
      <code>node</code> …), is <code>null</code> beside its error, whose <code>path</code> names it. The other fields of
      the document answer. Mutations run in their order: each one that has data was done.
    </p>
    <p>
      Rights are checked before input. A network error or a 503 says nothing about whether a write was done: send it
      again under the same key.
    </p>
  </>
);
