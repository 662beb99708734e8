import {
  ACT_MEANINGS,
  ACTS,
  type Act,
  type Cell,
  CONDITIONS,
  LIFECYCLE,
  type Role,
  ROLES,
  type Verdict,
} from "#api/tenders/lifecycle/lifecycle.rules.ts";
import { PHASE_MEANINGS, TENDER_PHASES } from "#api/tenders/lifecycle/phase.rules.ts";
import { LIFECYCLE_REFUSALS, type RefusalName } from "#api/tenders/lifecycle/refusals.rules.ts";

const NAMES = Object.keys(LIFECYCLE_REFUSALS) as RefusalName[];

const TITLES: Record<Role, string> = {
  partner: "A partner",
  bidder: "A bidder: a partner whose company has a live bid on the tender",
  administrator: "An administrator",
  biddingAdministrator: "An administrator whose company has a live bid on the tender",
};

const verdictText = (verdict: Verdict) => (verdict === "yes" ? "yes" : `no ${NAMES.indexOf(verdict) + 1}`);
const cellText = (cell: Cell) =>
  typeof cell === "string"
    ? verdictText(cell)
    : cell
        .map(({ when, verdict }) =>
          when ? `${verdictText(verdict)} ${CONDITIONS[when].words}` : `otherwise ${verdictText(verdict)}`,
        )
        .join("; ");

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

const NEVER: readonly Cell[] = ["ADMIN_ONLY", "NO_BID"];
const cellsOf = (act: Act, role: Role) => TENDER_PHASES.map((phase): Cell => LIFECYCLE[act][role][phase]);
/** True if the role may not do the act in any phase. */
const isNever = (act: Act, role: Role) => cellsOf(act, role).every((cell) => NEVER.includes(cell));

function sectionOf(role: Role) {
  const refused = ACTS.filter((act) => isNever(act, role));
  const rows = ACTS.filter((act) => !isNever(act, role)).map((act) => [
    `\`${act}\``,
    ...cellsOf(act, role).map(cellText),
  ]);
  const never = NEVER.map((cell) => ({
    number: NAMES.indexOf(cell as RefusalName) + 1,
    acts: refused.filter((act) => cellsOf(act, role)[0] === cell),
  })).filter(({ acts }) => acts.length > 0);
  return [
    `## ${TITLES[role]}`,
    table(["Act", ...TENDER_PHASES.map((phase) => `\`${phase}\``)], rows),
    ...never.map(({ number, acts }) => `Always no ${number}: ${acts.map((act) => `\`${act}\``).join(", ")}.`),
  ].join("\n\n");
}

/** The table of the life cycle as a page, in Markdown. */
export const lifecyclePage = () =>
  [
    "# The life cycle of a tender",
    "The rights of each role in each phase of a tender. `npm run generate` writes this page from `lifecycle.rules.ts`, which every act asks. `lifecycle.test.ts` does each act in each phase as each role, and compares the answer.",
    'A cell says "yes", or "no" with the number of the refusal at the end of the page. The table decides by phase and role. An act also checks what the request contains: its input, a stale version, the bids that were read, the right of the token, a company profile.',
    "## The phases",
    "A phase is derived from the stored facts and the database's clock (`phaseOf` in `phase.rules.ts`, `IN_PHASE` in `phaseSql.ts`); a property test compares both. The status stays free: every combination of facts that can be stored has exactly one phase.",
    table(
      ["Phase", "Meaning"],
      TENDER_PHASES.map((phase) => [`\`${phase}\``, PHASE_MEANINGS[phase]]),
    ),
    "## The acts",
    table(
      ["Act", "Meaning"],
      ACTS.map((act) => [`\`${act}\``, ACT_MEANINGS[act]]),
    ),
    ...ROLES.map(sectionOf),
    "## The refusals",
    table(
      ["No", "Code", "Sentence"],
      NAMES.map((name, index) => [
        String(index + 1),
        `\`${LIFECYCLE_REFUSALS[name].code}\``,
        `"${LIFECYCLE_REFUSALS[name].sentence}"`,
      ]),
    ),
  ].join("\n\n");
