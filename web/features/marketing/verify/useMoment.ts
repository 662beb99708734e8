import { useSite } from "#web/features/marketing/useSite.ts";

/** To the second in UTC, in the page's language. */
export function useMoment() {
  const { language } = useSite();
  const format = new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "long", timeZone: "UTC" });
  return (moment: string) => format.format(new Date(moment));
}
