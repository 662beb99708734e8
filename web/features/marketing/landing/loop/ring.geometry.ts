import { type Category } from "#web/features/marketing/copy/Copy.ts";
import { placeAt, pointAt } from "#web/features/marketing/landing/drawing/pointAt.ts";
import { round } from "#web/features/marketing/landing/drawing/round.ts";
import { sectorPath } from "#web/features/marketing/landing/drawing/sectorPath.ts";
import { sectors } from "#web/features/marketing/landing/loop/distribution.ts";

/** The sheet is a square about the ring's middle. */
export const REACH = 220;
const OUTER = 182;
const INNER = 116;
const MEASURE = 200;
const WAY = 103;

const MIDST = (INNER + OUTER) / 2;

/** All in distances from the ring's middle. */
interface Label {
  /** The leader begins here, and turns level there. */
  from: number;
  turn: number;
  onLeft: boolean;
  /** Where the share itself stands, on the small sheet that has no leaders. */
  plate: number;
}

const LABELS: Record<Category, Label> = {
  // On the inked face no line is seen.
  core: { from: OUTER, turn: OUTER, onLeft: false, plate: MIDST },
  contributors: { from: MIDST, turn: MIDST, onLeft: true, plate: MIDST },
  market: { from: MIDST, turn: MIDST, onLeft: true, plate: MIDST },
  // The narrow sector is left behind first, and its plate interrupts the measure.
  future: { from: MIDST, turn: 217, onLeft: false, plate: MEASURE + 2 },
};
const LEADER_END = 250;

const all = sectors();
export const ringSectors = all.map(({ category, from, to }) => ({ category, path: sectorPath({ from, to, inner: INNER, outer: OUTER }) }));

export const measured =
  `M0 ${-MEASURE}A${MEASURE} ${MEASURE} 0 1 1 0 ${MEASURE}A${MEASURE} ${MEASURE} 0 1 1 0 ${-MEASURE}` +
  all.map(({ from }) => `M${pointAt(from, OUTER + 6)}L${pointAt(from, MEASURE + 8)}M${pointAt(from - 1.6, MEASURE - 6)}L${pointAt(from + 1.6, MEASURE + 6)}`).join("");

/** Round the inside and back to where it began. */
export const way = `M${pointAt(5, WAY)}A${WAY} ${WAY} 0 1 1 ${pointAt(357, WAY)}M${pointAt(351, WAY - 5)}L${pointAt(357, WAY)}L${pointAt(352, WAY + 6)}`;

export const leaders = all.map(({ category, middle }) => {
  const { from, turn, onLeft } = LABELS[category];
  const [x, y] = placeAt(middle, from);
  return { category, x, y, path: `M${x} ${y}L${pointAt(middle, turn)}H${onLeft ? -LEADER_END : LEADER_END}` };
});

export const plates = all.map(({ category, middle }) => ({ category, place: pointAt(middle, LABELS[category].plate) }));

/** `top` in percent of the sheet; the label stands outside of it. */
export const labels = all.map(({ category, middle }) => {
  const { turn, onLeft } = LABELS[category];
  const [, y] = placeAt(middle, turn);
  return { category, top: `${round((100 * (y + REACH)) / (2 * REACH))}%`, onLeft };
});
