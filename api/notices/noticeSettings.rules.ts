import { object } from "yup";

import { choice, trimmedText } from "#api/core/rules/fields.rules.ts";
import { LANGUAGES } from "#api/core/rules/language.rules.ts";
import { NOTICE_DELIVERIES } from "#api/notices/noticeKinds.rules.ts";

const delivery = () => choice(NOTICE_DELIVERIES, "Required");

export const noticeSettingsSchema = object({
  language: choice(LANGUAGES, "Required"),
  timeZone: trimmedText().required("Required").max(100, "Unknown time zone").test("known", "Unknown time zone", isTimeZone),
  tenders: delivery(),
  reminders: delivery(),
  administration: delivery(),
});

/** Asks the calendar of the running program, since no list would stay complete. */
function isTimeZone(name: string | undefined) {
  if (name === undefined || /^[+-]/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
