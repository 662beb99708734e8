import { ADMIN_EVENTS } from "#api/webhooks/webhook.rules.ts";
import { mustSetUpTwoStep, type SessionSettings } from "#api/session/readSessions.ts";
import { NEVER_SHOWN, PARTNERS_SEE } from "#api/tenders/lifecycle/phaseSql.ts";

export type TwoStepSetting = Pick<SessionSettings, "requireTwoStepForAdmins">;

/**
 * SQL that joins the webhook's user, and the tender and the bid of `event`, a row of `webhook_events` or
 * `webhook_deliveries`.
 */
export const JOIN_SUBJECT =
  "JOIN users ON users.id = webhooks.user_id LEFT JOIN tenders ON tenders.id = event.tender_id LEFT JOIN bids ON bids.id = event.bid_id";

/**
 * SQL condition on the rows of JOIN_SUBJECT: the webhook's user may currently read the tender or bid of the event. It
 * is checked when a delivery is created, and at each attempt. Events about bids on a deleted tender are still sent to
 * administrators and to the bidding companies, because they can still read these bids. The event `tender.deleted` is
 * sent only while the tender is hidden from partners.
 */
export const ownerMayRead = (
  settings: TwoStepSetting,
) => `users.status = 'active' AND users.deleted_at IS NULL AND CASE event.event
    WHEN 'webhook.test' THEN true
    WHEN 'tender.deleted' THEN NOT ${NEVER_SHOWN("tenders")} AND (tenders.deleted_at IS NOT NULL OR NOT ${PARTNERS_SEE("tenders")})
    WHEN 'bid.decided' THEN bids.company_id = users.id AND bids.status <> 'pending' AND bids.withdrawn_at IS NULL
    ELSE CASE WHEN event.event = ANY (ARRAY[${ADMIN_EVENTS.map((name) => `'${name}'`).join(", ")}])
         THEN users.is_admin AND NOT (${mustSetUpTwoStep(settings)})
         ELSE ${PARTNERS_SEE("tenders")} AND tenders.deleted_at IS NULL END END`;
