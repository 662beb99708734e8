import { object } from "yup";

import { choice, trimmedText } from "#api/core/rules/fields.rules.ts";
import { LANGUAGES } from "#api/core/rules/language.rules.ts";
import { timeZoneName } from "#api/core/rules/timeZone.rules.ts";
import { DELIVERIES_OF, NOTICE_DELIVERIES, type NoticeGroup } from "#api/notices/noticeKinds.rules.ts";

const delivery = (group: NoticeGroup) =>
  choice(NOTICE_DELIVERIES, "Required").test(
    "in-time",
    "Reminders come at once or stay in the portal: a mail of the day could come after the deadline",
    (chosen) => chosen !== "daily" || DELIVERIES_OF[group].includes(chosen),
  );

export const noticeSettingsSchema = object({
  language: choice(LANGUAGES, "Required"),
  portalLanguage: choice(LANGUAGES, "Required"),
  timeZone: trimmedText()
    .required("Required")
    .max(100, "Unknown time zone")
    .test("known", "Unknown time zone", (name) => timeZoneName(name) !== null)
    .transform((name: unknown) => (typeof name === "string" ? (timeZoneName(name) ?? name) : name)),
  tenders: delivery("tenders"),
  reminders: delivery("reminders"),
  administration: delivery("administration"),
});
