import { type Category } from "#web/features/marketing/copy/Copy.ts";
import { placeAt, pointAt, round, sectorPath } from "#web/features/marketing/landing/drawing/svgPaths.ts";
import { sectors } from "#web/features/marketing/landing/loop/distributionModel.ts";

/** Half the width and height of the drawing; the centre of the ring is at the origin. */
export const REACH = 220;
const OUTER = 182;
const INNER = 116;
const MEASURE = 200;
const WAY = 103;

const MIDST = (INNER + OUTER) / 2;

/** The layout of a category's label. The numbers are distances from the centre of the ring. */
interface Label {
  /** `from` is where the leader line starts, `turn` is where it bends. */
  from: number;
  turn: number;
  onLeft: boolean;
  /** The position of the percentage in the drawing for phones, which has no leader lines. */
  plate: number;
}

const LABELS: Record<Category, Label> = {
  // The leader line starts at the sector's outer edge, because it would not be visible on the filled sector.
  core: { from: OUTER, turn: OUTER, onLeft: false, plate: MIDST },
  contributors: { from: MIDST, turn: MIDST, onLeft: true, plate: MIDST },
  market: { from: MIDST, turn: MIDST, onLeft: true, plate: MIDST },
  // The leader line leaves the narrow sector before it bends. The percentage is outside the ring, on the dimension
  // line.
  future: { from: MIDST, turn: 217, onLeft: false, plate: MEASURE + 2 },
};
const LEADER_END = 250;

const all = sectors();
export const ringSectors = all.map(({ category, from, to }) => ({
  category,
  path: sectorPath({ from, to, inner: INNER, outer: OUTER }),
}));

export const measured =
  `M0 ${-MEASURE}A${MEASURE} ${MEASURE} 0 1 1 0 ${MEASURE}A${MEASURE} ${MEASURE} 0 1 1 0 ${-MEASURE}` +
  all
    .map(
      ({ from }) =>
        `M${pointAt(from, OUTER + 6)}L${pointAt(from, MEASURE + 8)}M${pointAt(from - 1.6, MEASURE - 6)}L${pointAt(from + 1.6, MEASURE + 6)}`,
    )
    .join("");

/** An arrow that runs around the inside of the ring, almost back to its start. */
export const way = `M${pointAt(5, WAY)}A${WAY} ${WAY} 0 1 1 ${pointAt(357, WAY)}M${pointAt(351, WAY - 5)}L${pointAt(357, WAY)}L${pointAt(352, WAY + 6)}`;

export const leaders = all.map(({ category, middle }) => {
  const { from, turn, onLeft } = LABELS[category];
  const [x, y] = placeAt(middle, from);
  return { category, x, y, path: `M${x} ${y}L${pointAt(middle, turn)}H${onLeft ? -LEADER_END : LEADER_END}` };
});

export const plates = all.map(({ category, middle }) => ({ category, place: pointAt(middle, LABELS[category].plate) }));

/** The labels beside the drawing; `top` is in percent of the drawing's height. */
export const labels = all.map(({ category, middle }) => {
  const { turn, onLeft } = LABELS[category];
  const [, y] = placeAt(middle, turn);
  return { category, top: `${round((100 * (y + REACH)) / (2 * REACH))}%`, onLeft };
});
