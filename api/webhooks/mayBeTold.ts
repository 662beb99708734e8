import { mustSetUpTwoStep } from "#api/session/readSessions.ts";
import type { SessionSettings } from "#api/session/SessionSettings.ts";
import { PARTNERS_SEE } from "#api/tenders/partnersSee.ts";

export type TellSettings = Pick<SessionSettings, "requireTwoStepForAdmins">;

/** Joins what `told` (an event or a delivery) is about, to a webhook and its user. */
export const JOIN_SUBJECT = "JOIN users ON users.id = webhooks.user_id LEFT JOIN tenders ON tenders.id = told.tender_id LEFT JOIN bids ON bids.id = told.bid_id";

/**
 * SQL condition on these rows: the webhook's user may read now what is told. Asked when deliveries are made, and again at each
 * attempt. Of a deleted tender's bids administrators and their companies are still told, as they can still read them.
 */
export const mayBeTold = (settings: TellSettings) => `users.status = 'active' AND users.deleted_at IS NULL AND CASE told.event
    WHEN 'webhook.test' THEN true
    WHEN 'bid.submitted' THEN users.is_admin AND NOT (${mustSetUpTwoStep(settings)})
    WHEN 'bid.decided' THEN bids.company_id = users.id AND bids.status <> 'pending' AND bids.withdrawn_at IS NULL
    ELSE ${PARTNERS_SEE("tenders")} AND tenders.deleted_at IS NULL END`;
