import { LRUCache } from "lru-cache";
import type { DataSource, EntityManager } from "typeorm";

import { inOrder } from "#api/core/graphql/batch.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import type { Language } from "#api/core/rules/language.rules.ts";
import type { ReaderFormats } from "#api/notices/WordsOfNotices.ts";

/** A user who reads notices, or whose name a notice shows. */
export interface Reader {
  id: string;
  /** null after the account was erased. */
  name: string | null;
  language: Language;
  timeZone: string | null;
}

/**
 * Reads the users with these ids in one statement, in the order of the ids; undefined for an id that does not exist.
 */
export async function readersOf(db: Pick<DataSource | EntityManager, "query">, ids: readonly string[]) {
  const rows = await db.query<Reader[]>(
    `SELECT users.id, CASE WHEN erased_at IS NULL THEN coalesce(nullif(concat_ws(' ', first_name, last_name), ''), username) END AS name,
            coalesce(language, 'en') AS language, time_zone AS "timeZone"
       FROM users LEFT JOIN notice_settings AS settings ON settings.user_id = users.id WHERE users.id = ANY ($1)`,
    [ids],
  );
  return inOrder(ids, rows, ({ id }) => id);
}

/**
 * Returns the ids of the users in a notice's stored data. Ignores other values, because another version of the product
 * may have stored the data in another form.
 */
export const personsIn = ({ persons }: { persons?: unknown }) =>
  (Array.isArray(persons) ? persons : []).filter((id): id is string => typeof id === "string" && isId(id));

const LOCALE: Record<Language, string> = { en: "en-US", fr: "fr" };

/** Formats times and names in a language and a time zone. Uses UTC if the time zone is unknown. */
export function readerFormats(
  { language, timeZone }: Pick<Reader, "language" | "timeZone">,
  persons: readonly (Reader | undefined)[],
): ReaderFormats {
  const { time, day, names } = formatsOf(language, timeZone ?? "UTC");
  const byId = new Map(persons.map((person) => [person?.id, person?.name]));
  return {
    time: (moment) => time.format(new Date(moment)),
    day: (moment) => day.format(new Date(moment)),
    names: (ids) => names.format(ids.map((id) => byId.get(id)).filter((name) => name != null)),
  };
}

interface Formats {
  time: Intl.DateTimeFormat;
  day: Intl.DateTimeFormat;
  names: Intl.ListFormat;
}

/** A cache of Intl formats, because creating them takes longer than creating a mail. */
const kept = new LRUCache<string, Formats>({ max: 100 });

function formatsOf(language: Language, timeZone: string) {
  const key = `${language} ${timeZone}`;
  const locale = LOCALE[language];
  const formats = kept.get(key) ?? {
    time: momentFormat(language, timeZone),
    day: new Intl.DateTimeFormat(locale, { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" }),
    names: new Intl.ListFormat(locale, { type: "conjunction" }),
  };
  kept.set(key, formats);
  return formats;
}

function momentFormat(language: Language, timeZone: string) {
  const locale = LOCALE[language];
  const options = {
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZoneName: "short",
  } as const;
  try {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone });
  } catch {
    // The runtime does not know the time zone.
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  }
}
