import { type Category } from "#web/features/marketing/copy/Copy.ts";
import { pointAt } from "#web/features/marketing/landing/drawing/pointAt.ts";
import { sectorPath } from "#web/features/marketing/landing/drawing/sectorPath.ts";
import { sectors } from "#web/features/marketing/landing/loop/distribution.ts";

/** The sheet is a square about the ring's middle. */
export const REACH = 220;
const OUTER = 182;
const INNER = 116;
const MEASURE = 200;
const WAY = 103;

/** A leader goes from its sector to the height of its label, then out to the label's edge. */
const LABELS: Record<Category, { x: number; y: number }> = {
  future: { x: 250, y: -190 },
  core: { x: 250, y: 20 },
  market: { x: -250, y: -130 },
  contributors: { x: -250, y: 90 },
};

const all = sectors();
export const ringSectors = all.map(({ category, from, to }) => ({ category, path: sectorPath({ from, to, inner: INNER, outer: OUTER }) }));

export const measured =
  `M0 ${-MEASURE}A${MEASURE} ${MEASURE} 0 1 1 0 ${MEASURE}A${MEASURE} ${MEASURE} 0 1 1 0 ${-MEASURE}` +
  all.map(({ from }) => `M${pointAt(from, OUTER + 6)}L${pointAt(from, MEASURE + 8)}M${pointAt(from - 1.6, MEASURE - 6)}L${pointAt(from + 1.6, MEASURE + 6)}`).join("");

/** Round the inside and back to where it began. */
export const way = `M${pointAt(5, WAY)}A${WAY} ${WAY} 0 1 1 ${pointAt(357, WAY)}M${pointAt(351, WAY - 5)}L${pointAt(357, WAY)}L${pointAt(352, WAY + 6)}`;

export const leaders = all.map(({ category, middle }) => {
  const [x = 0, y = 0] = pointAt(middle, (INNER + OUTER) / 2).split(" ").map(Number);
  const label = LABELS[category];
  const side = Math.sign(label.x);
  const rise = Math.abs(label.y - y);
  // Up or down at 45°, then level.
  return { category, x, y, path: `M${x} ${y}L${x + side * rise} ${label.y}H${label.x}` };
});

/** In percent of the sheet; the label stands outside of it. */
export const labelAt = (category: Category) => ({ top: `${(100 * (LABELS[category].y + REACH)) / (2 * REACH)}%`, onLeft: LABELS[category].x < 0 });
