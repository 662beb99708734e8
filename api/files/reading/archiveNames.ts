import { withoutDirectionMarks, wellFormed } from "#api/core/rules/text.rules.ts";

/**
 * Limits of a name in an archive. Linux allows 255 bytes of UTF-8, and Windows 260 UTF-16 units for the whole path.
 */
const MOST_BYTES = 240;
const MOST_UNITS = 150;

/** Characters that Windows does not allow in names. A slash would make a folder. */
const REFUSED = /[\p{Cc}<>:"/\\|?*]/gu;
/** Names of devices, which Windows does not allow for files, also with an extension. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|clock\$|com[0-9¹²³]|lpt[0-9¹²³])\s*(?:\.|$)/i;
/** Windows removes dots and spaces at the end of a name. */
const ENDS = /[.\s]+$/u;
const EXTENSION = /(?<=.)\.[^.\s]{1,16}$/u;

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

const fits = (name: string) => name.length <= MOST_UNITS && Buffer.byteLength(name) <= MOST_BYTES;

/** Shortens the part of a name before its extension until the name fits. Never separates a letter from its accents. */
function shortened(stem: string, end: string) {
  if (fits(stem + end)) return stem + end;
  let kept = "";
  for (const { segment } of graphemes.segment(stem)) {
    if (!fits(kept + segment + end)) break;
    kept += segment;
  }
  return kept.replace(ENDS, "") + end;
}

function parts(name: string) {
  const extension = EXTENSION.exec(name)?.[0] ?? "";
  return { stem: name.slice(0, name.length - extension.length), extension };
}

/** A name that Windows, macOS and Linux allow, and that contains no folder. */
function allowed(name: string) {
  const clean = withoutDirectionMarks(wellFormed(name)).replace(REFUSED, "_").replace(ENDS, "").trimStart();
  // The program sha256sum reads "-" as its standard input.
  const given = clean === "" || clean === "-" ? "_" : DEVICE.test(clean) ? `_${clean}` : clean;
  const { stem, extension } = parts(given);
  return shortened(stem, extension);
}

/** Names with the same key are one file on Windows and macOS, which ignore case. */
const keyOf = (name: string) => name.toUpperCase().toLowerCase().normalize("NFC");

/**
 * The names of files in an archive, in the order of `names`. Every system can store them, and they differ even if case
 * is ignored: a number is added to a name that is taken.
 * @param taken Names that the archive has for other files
 */
export function archiveNames(names: readonly string[], taken: readonly string[] = []): string[] {
  const used = new Set(taken.map(keyOf));
  return names.map((name) => {
    const whole = allowed(name);
    const { stem, extension } = parts(whole);
    let unique = whole;
    for (let count = 2; used.has(keyOf(unique)); count++) unique = shortened(stem, ` (${count})${extension}`);
    used.add(keyOf(unique));
    return unique;
  });
}
