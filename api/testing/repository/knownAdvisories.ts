import { gte, lt } from "semver";

/** The fields of an advisory in the OSV format (https://ossf.github.io/osv-schema/) that this check reads. */
interface Advisory {
  id: string;
  aliases: string[];
  summary: string;
  affected: {
    package: { ecosystem: string; name: string };
    ranges: { type: string; events: { introduced?: string; fixed?: string }[] }[];
  }[];
}

/** The content of the file advisories.json. */
export interface Advisories {
  /** The day of the file's last update. */
  updated: string;
  /** Advisories that do not fail the check, each with the reason why the weakness cannot be exploited here. */
  accepted: { id: string; package: string; reason: string }[];
  advisories: Advisory[];
}

/** The packages of package-lock.json, by their path. */
export type LockedPackages = Record<string, { version?: string }>;

const OLD_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Compares the installed packages with the known advisories, without network access.
 * @returns The lines to print, and `ok: false` if an advisory that is not accepted affects an installed package, or if
 *   an accepted advisory affects none.
 */
export function compareAdvisories(
  { updated, accepted, advisories }: Advisories,
  packages: LockedPackages,
  now: Date,
): { ok: boolean; lines: string[] } {
  const findings = advisories.flatMap((advisory) => findingsOf(advisory, packages));
  const isAccepted = ({ id, name }: Finding) => accepted.some((each) => each.id === id && each.package === name);
  const refused = findings.filter((finding) => !isAccepted(finding));
  const unused = accepted.filter(({ id, package: of }) => !findings.some((each) => each.id === id && each.name === of));
  const days = Math.floor((now.getTime() - new Date(updated).getTime()) / DAY_MS);
  return {
    ok: refused.length === 0 && unused.length === 0,
    lines: [
      ...refused.map(
        ({ name, version, id, aliases, summary, fixed }) =>
          `${name} ${version}: ${[id, ...aliases].join(", ")}: ${summary}; fixed in ${fixed}`,
      ),
      ...unused.map(({ id, package: of }) => `${id} of ${of} is accepted and affects nothing: remove it`),
      ...(days > OLD_DAYS ? [`Warning: advisories.json was updated ${days} days ago`] : []),
      `advisories: ${advisories.length} compared, of ${updated}; ${refused.length} found, ${findings.length - refused.length} accepted`,
    ],
  };
}

interface Finding extends Pick<Advisory, "id" | "aliases" | "summary"> {
  name: string;
  version: string;
  fixed: string;
}

function findingsOf({ id, aliases, summary, affected }: Advisory, packages: LockedPackages): Finding[] {
  return affected.flatMap(({ package: { name }, ranges }) =>
    versionsOf(name, packages).flatMap((version) => {
      const range = ranges.find(({ events }) => contains(events, version));
      return range ? [{ id, aliases, summary, name, version, fixed: fixedIn(range.events) ?? "no version" }] : [];
    }),
  );
}

const fixedIn = (events: readonly { fixed?: string }[]) => events.find(({ fixed }) => fixed !== undefined)?.fixed;

/**
 * True if the version is in the range. A range begins with `introduced`, where 0 means before all versions, and ends
 * before `fixed`.
 */
function contains(events: readonly { introduced?: string; fixed?: string }[], version: string) {
  const introduced = events.find((event) => event.introduced !== undefined)?.introduced ?? "0";
  const fixed = fixedIn(events);
  return (introduced === "0" || gte(version, introduced)) && (fixed === undefined || lt(version, fixed));
}

const versionsOf = (name: string, packages: LockedPackages) => [
  ...new Set(
    Object.entries(packages).flatMap(([path, { version }]) =>
      version && path.endsWith(`node_modules/${name}`) ? [version] : [],
    ),
  ),
];
