import { COUNTED_FIGURES, type ProcurementFigures } from "#api/bids/figures/ProcurementFigures.ts";
import { isCountedGroup, readCountedFigures } from "#api/bids/figures/readCountedFigures.ts";
import { type FiguresAsked, readMeasuredFigures } from "#api/bids/figures/readMeasuredFigures.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { badInput } from "#api/core/rules/valid.ts";
import { aggregateFigures } from "#api/tenders/lists/TenderFigures.ts";

/**
 * Reads the figures of each group, over the tenders from the month of `from` to the month of `to`, in UTC. Refuses
 * BAD_USER_INPUT if `to` is earlier than `from`, or if both groups are the same.
 * @param fields The requested fields. If the aggregated counts have them all, only these are read
 */
export async function readProcurementFigures(
  context: Pick<SignedIn, "db" | "user" | "token">,
  asked: FiguresAsked,
  fields: ReadonlySet<string>,
): Promise<Partial<ProcurementFigures>[]> {
  const { groupBy, thenBy, from, to, filter } = asked;
  if (from && to && to < from) throw badInput({ to: "Must not be earlier than from" });
  if (thenBy === groupBy) throw badInput({ thenBy: "Must be another group than groupBy" });
  await aggregateFigures(context.db);
  const isCounted = [...fields].every((name) => name === "__typename" || COUNTED_FIGURES.some((each) => each === name));
  const isFiltered = Object.values(filter).some((value) => value != null);
  if (isCounted && !isFiltered && !thenBy && isCountedGroup(groupBy))
    return readCountedFigures(context, groupBy, { from, to });
  return readMeasuredFigures(context, asked, fields);
}
