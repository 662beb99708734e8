const day = new Intl.DateTimeFormat("en-US", { weekday: "long", month: "short", day: "numeric", year: "numeric" });

/** Monday, Nov 23, 2026, in the viewer's time zone. */
export const dayOf = (moment: string) => day.format(new Date(moment));
