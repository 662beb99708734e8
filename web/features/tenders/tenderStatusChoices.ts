import { TENDER_STATUSES } from "#api/tenders/tenderStatus.rules.ts";

import { choicesOf } from "#web/ui/forms/choicesOf.ts";

/** Apart from the form's values, which load yup. */
export const TENDER_STATUS_CHOICES = choicesOf(TENDER_STATUSES);
