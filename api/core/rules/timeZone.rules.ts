/**
 * Zones that the tz database has renamed, with their earlier names, which `Intl` still answers: browsers and Node take
 * them from CLDR, whose identifiers never change.
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

/** The name of a zone as the tz database has it today, for any alias in any case; null for an unknown zone. */
export function timeZoneName(typed: string): string | null {
  if (/^[+-]/.test(typed)) return null;
  try {
    return renamed(new Intl.DateTimeFormat("en", { timeZone: typed }).resolvedOptions().timeZone);
  } catch {
    // A runtime may know only one of the names.
    return Object.values(RENAMED).find((name) => name.toLowerCase() === typed.toLowerCase()) ?? null;
  }
}

/** The zones to choose from, each once, with its name of today. */
export const timeZoneNames = () => [...new Set(["UTC", ...Intl.supportedValuesOf("timeZone").map(renamed)])].sort();
