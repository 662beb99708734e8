export interface Release {
  version: string;
  /** The changes for integrators; code in these texts is in backticks. */
  entries: string[];
}

const HEADING = "### For integrators\n";

/**
 * Returns the entries of CHANGELOG.md for integrators by version, newest first. Versions without such entries are
 * omitted.
 */
export function readChangelog(text: string): Release[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      version: section.split("\n", 1)[0]?.trim() ?? "",
      entries: entriesOf(section.split(HEADING)[1]?.split(/^### /m)[0] ?? ""),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** Returns one line per bullet point of a Markdown list, without bold markers. */
const entriesOf = (list: string) =>
  list
    .split(/^- /m)
    .slice(1)
    .map((entry) =>
      entry
        .trim()
        .replaceAll(/\s*\n\s*/g, " ")
        .replaceAll("**", ""),
    );
