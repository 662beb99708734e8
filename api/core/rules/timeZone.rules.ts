/**
 * Time zones that the tz database has renamed: the current name for each earlier name. `Intl` may still return the
 * earlier name, because browsers and Node.js take names from CLDR, whose identifiers never change.
 */
const RENAMED: Readonly<Record<string, string>> = {
  "Africa/Asmera": "Africa/Asmara",
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "America/Catamarca": "America/Argentina/Catamarca",
  "America/Coral_Harbour": "America/Atikokan",
  "America/Cordoba": "America/Argentina/Cordoba",
  "America/Godthab": "America/Nuuk",
  "America/Indianapolis": "America/Indiana/Indianapolis",
  "America/Jujuy": "America/Argentina/Jujuy",
  "America/Louisville": "America/Kentucky/Louisville",
  "America/Mendoza": "America/Argentina/Mendoza",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Enderbury": "Pacific/Kanton",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
};

const renamed = (name: string) => RENAMED[name] ?? name;

/** The current name of a zone in the tz database, for any of its names in any case; null for an unknown zone. */
export function timeZoneName(typed: string): string | null {
  if (/^[+-]/.test(typed)) return null;
  try {
    return renamed(new Intl.DateTimeFormat("en", { timeZone: typed }).resolvedOptions().timeZone);
  } catch {
    // This runtime does not know the typed name. It may be the current name of a renamed zone: some runtimes know only
    // the earlier name.
    return Object.values(RENAMED).find((name) => name.toLowerCase() === typed.toLowerCase()) ?? null;
  }
}

/** The zones to choose from, each once, with its current name. */
export const timeZoneNames = () => [...new Set(["UTC", ...Intl.supportedValuesOf("timeZone").map(renamed)])].sort();
