import { locale } from "#web/format/words/language.en.ts";
import { words } from "#web/ui/fingerprints/words/fingerprints.en.ts";

const MOST_POWER = 4;

/** Formats a file size: "1 byte", "812 bytes", "4.2 MB". A kB is 1,000 bytes. */
export function fileSize(bytes: number) {
  const power = Math.min(bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3), MOST_POWER);
  if (power === 0) return words.bytes(bytes);
  return words.size((bytes / 1000 ** power).toLocaleString(locale, { maximumSignificantDigits: 3 }), power);
}
