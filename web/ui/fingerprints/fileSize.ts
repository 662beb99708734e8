import { locale } from "#web/format/words/language.en.ts";

const UNITS = ["bytes", "kB", "MB", "GB", "TB"];

/** Formats a file size: "1 byte", "812 bytes", "4.2 MB". A kB is 1,000 bytes. */
export function fileSize(bytes: number) {
  const power = Math.min(bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  if (power === 0) return `${bytes} ${bytes === 1 ? "byte" : "bytes"}`;
  return `${(bytes / 1000 ** power).toLocaleString(locale, { maximumSignificantDigits: 3 })} ${UNITS[power]}`;
}
