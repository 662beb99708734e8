import { object } from "yup";

import { choice, trimmedText } from "#api/core/rules/fields.rules.ts";
import { LANGUAGES } from "#api/core/rules/language.rules.ts";
import { DELIVERIES_OF, NOTICE_DELIVERIES, type NoticeGroup } from "#api/notices/noticeKinds.rules.ts";

const delivery = (group: NoticeGroup) =>
  choice(NOTICE_DELIVERIES, "Required").test("in-time", "Reminders come at once or stay in the portal: a mail of the day could come after the deadline", (chosen) => chosen !== "daily" || DELIVERIES_OF[group].includes(chosen));

export const noticeSettingsSchema = object({
  language: choice(LANGUAGES, "Required"),
  timeZone: trimmedText().required("Required").max(100, "Unknown time zone").test("known", "Unknown time zone", isTimeZone),
  tenders: delivery("tenders"),
  reminders: delivery("reminders"),
  administration: delivery("administration"),
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
