import { EVENTS } from "#api/bids/trail/sqlOfTrail.ts";
import { CREDENTIALS, SECOND_STEP } from "#api/users/signInFingerprints.ts";

/** SQL that selects the newest value of `fact` in the audit events about each user. */
const newest = (fact: string) => `
  SELECT DISTINCT ON (subject_id) subject_id AS user_id, after -> '${fact}' AS stated FROM ${EVENTS} AS event
   WHERE subject = 'user' AND jsonb_typeof(after -> '${fact}') = 'object' ORDER BY subject_id, occurred_at DESC, id DESC`;

/**
 * Returns SQL that compares `stored` with the newest value of `fact`. Leaves out erased accounts, because the erasure
 * deleted the data from which the fingerprints are computed.
 */
const check = (fact: string, stored: string, differences: readonly string[]) => `
  WITH newest AS (${newest(fact)}),
       compared AS (
         SELECT users.id, stored, coalesce(stated, '{}') AS stated
           FROM users CROSS JOIN LATERAL (SELECT ${stored} AS stored) AS found LEFT JOIN newest ON newest.user_id = users.id
          WHERE erased_at IS NULL),
       worded AS (SELECT id, concat_ws('; ', ${differences.join(", ")}) AS words FROM compared)
  SELECT 'user ' || id || ': ' || words AS difference FROM worded WHERE words <> ''`;

const isOther = (name: string) => `stored ->> '${name}' IS DISTINCT FROM stated ->> '${name}'`;

/**
 * Check each account's password, e-mail address, second step and recovery codes against the audit events. The
 * fingerprint of the address contains the password hash, so the address is compared only if the password matches. A
 * used recovery code is deleted, so an account may have fewer codes than were recorded.
 */
export const USER_CHECKS = [
  check("credentials", CREDENTIALS, [
    `CASE WHEN ${isOther("passwordSha256")} THEN 'its password is not the one that the trail says'
          WHEN ${isOther("emailSha256")} THEN 'its e-mail address is not the one that the trail says' END`,
  ]),
  check("secondStep", SECOND_STEP, [
    `CASE WHEN ${isOther("secretSha256")} THEN 'its two-step sign-in is not the one that the trail says' END`,
    `CASE WHEN NOT coalesce(stated -> 'recoveryCodesSha256', '[]') @> (stored -> 'recoveryCodesSha256') THEN 'it has recovery codes that the trail does not' END`,
  ]),
];
