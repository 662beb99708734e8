import type { DataSource, EntityManager } from "typeorm";

import { notify } from "#api/notices/notify.ts";
import { CAN_BE_NOTIFIED } from "#api/notices/recipients.ts";
import type { ApiToken } from "#api/session/tokens/ApiToken.ts";
import { TOKEN_REMINDER_DAYS } from "#api/session/tokens/apiToken.rules.ts";

type EndingToken = Pick<ApiToken, "id" | "userId" | "name" | "beginning"> & { expiresAt: Date; daysLeft: number };

const AT_ONCE = 20;

/**
 * SQL that reads tokens that end within $1 days, but not within $2 days, and whose owner has no notice of this reminder
 * yet. $3 is the current time, or null for the database's clock. A notice is unique by token and reminder, so it also
 * records that the owner was reminded.
 */
const DUE = `
  SELECT api_tokens.id, api_tokens.user_id AS "userId", api_tokens.name, api_tokens.beginning, api_tokens.expires_at AS "expiresAt",
         ceil(extract(epoch FROM api_tokens.expires_at - clock.now) / 86400)::int AS "daysLeft"
    FROM (SELECT coalesce($3::timestamptz, statement_timestamp()) AS now) AS clock
    JOIN api_tokens ON api_tokens.revoked_at IS NULL
     AND api_tokens.expires_at > clock.now + make_interval(days => $2) AND api_tokens.expires_at <= clock.now + make_interval(days => $1)
    JOIN users ON users.id = api_tokens.user_id AND ${CAN_BE_NOTIFIED}
   WHERE NOT EXISTS (SELECT FROM notices WHERE notices.user_id = api_tokens.user_id AND notices.kind = 'tokenEnds'
                        AND notices.tender_id IS NULL AND notices.bid_id IS NULL AND notices.occurrence = api_tokens.id || ' ' || $1::int)
   ORDER BY api_tokens.expires_at, api_tokens.id LIMIT ${AT_ONCE}`;

/**
 * Reminds the owners of tokens 14 and 2 days before the tokens end. Each reminder is sent once, by any process. If less
 * than 2 days are left, for example after downtime, the earlier reminder is left out.
 * @param now The current time; defaults to the database's clock
 */
export async function remindOfTokens(db: DataSource, now?: Date) {
  for (const [place, days] of TOKEN_REMINDER_DAYS.entries()) {
    const untilDays = TOKEN_REMINDER_DAYS[place + 1] ?? 0;
    for (let reminded = AT_ONCE; reminded === AT_ONCE;)
      reminded = await db.transaction((tx) => remind(tx, { days, untilDays, now }));
  }
}

async function remind(tx: EntityManager, { days, untilDays, now }: { days: number; untilDays: number; now?: Date }) {
  const due = await tx.query<EndingToken[]>(DUE, [days, untilDays, now ?? null]);
  for (const { id, userId, name, beginning, expiresAt, daysLeft } of due) {
    const facts = { name, beginning, days: daysLeft, ends: expiresAt.toISOString() };
    await notify(tx, { kind: "tokenEnds", occurrence: `${id} ${days}`, facts }, [{ userId, reason: "token" }]);
  }
  return due.length;
}
