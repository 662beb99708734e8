import { dimensionLine, round } from "#web/features/marketing/landing/drawing/svgPaths.ts";

export interface BridgeSize {
  width: number;
  height: number;
  /** The distance from the drawing's edge to the axis of the first pier. */
  margin: number;
  /**
   * Distances from the drawing's top to the dimension line, the deck, the feet of the arches (springing), the banks and
   * the river bed.
   */
  dimension: number;
  deck: number;
  springing: number;
  bank: number;
  bed: number;
  /** The number of spandrel columns, and the number of railing panels, in each span. */
  columns: number;
  panels: number;
  pier: number;
  rail: number;
}

/** The left and right end of the opening between two piers. */
interface Span {
  left: number;
  right: number;
}

export const SPANS = 4;
const GRID_PER_SPAN = 4;
const CROWN = 9;
const GIRDER = 9;
const CAP = 5;
const COURSE = 11;
const GROUND_STEP = 14;

const each = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");
const arch = (from: number, to: number, foot: number, top: number) =>
  `M${round(from)} ${foot}Q${round((from + to) / 2)} ${round(2 * top - foot)} ${round(to)} ${foot}`;

/**
 * Returns the side view of an arch bridge as SVG paths, one per line weight.
 * @param absent The index of the missing span, from 0. This span is a separate path, and only it has a dimension line.
 */
export function bridge(size: BridgeSize, absent?: number) {
  const { width, height, margin, dimension, deck, springing, bank, bed, columns, panels, pier, rail } = size;
  const span = (width - 2 * margin) / SPANS;
  const supports = Array.from({ length: SPANS + 1 }, (_, index) => margin + span * index);
  const spans = supports.slice(0, SPANS).map((x) => ({ left: x + pier / 2, right: x + span - pier / 2 }));
  const gap = absent === undefined ? undefined : spans[absent];
  const built = spans.filter((one) => one !== gap);
  const under = deck + GIRDER;
  const crown = under + CROWN;
  const rib = pier * 0.42;
  const water = bank + (bed - bank) * 0.66;
  const middle = width / 2;

  const groundAt = (x: number) => bank + ((bed - bank) / 2) * (1 - Math.cos((2 * Math.PI * x) / width));
  const archAt = (part: number) => springing - 4 * part * (1 - part) * (springing - crown);
  const shore = (width / (2 * Math.PI)) * Math.acos(1 - (2 * (water - bank)) / (bed - bank));
  const ground = Array.from({ length: Math.ceil(width / GROUND_STEP) + 1 }, (_, index) =>
    Math.min(width, index * GROUND_STEP),
  );

  const landing = rib * 1.6;
  const above = ({ left, right }: Span) => arch(left, right, springing, crown);
  const below = ({ left, right }: Span) => arch(left + landing, right - landing, springing, crown + rib);
  /** A horizontal line across the whole drawing, interrupted at the missing span. */
  const along = (y: number) =>
    gap ? `M0 ${y}H${round(gap.left)}M${round(gap.right)} ${y}H${width}` : `M0 ${y}H${width}`;
  const post = (x: number) => (gap && x > gap.left && x < gap.right ? "" : `M${round(x)} ${deck - rail}v${rail}`);
  const pierAt = (x: number) => {
    const foot = round(groundAt(x));
    const [top, base] = [pier / 2, pier / 2 + (foot - springing) * 0.04];
    const cap = top + landing + 1;
    return (
      `M${round(x - top)} ${under}V${springing}M${round(x + top)} ${under}V${springing}` +
      `M${round(x - cap)} ${springing}h${round(2 * cap)}v${CAP}h${round(-2 * cap)}z` +
      `M${round(x - top)} ${springing + CAP}L${round(x - base)} ${foot}M${round(x + top)} ${springing + CAP}L${round(x + base)} ${foot}`
    );
  };
  /** Draws stone courses between an edge of the drawing and the nearest pier. */
  const abutment = (edge: number, side: 1 | -1) =>
    each(Math.floor((bank - under) / COURSE), (course) => {
      const y = round(under + (course + 1) * COURSE);
      const reach = margin - pier / 2;
      const joint = edge + side * reach * (course % 2 ? 0.3 : 0.7);
      return `M${edge} ${y}h${side * reach}M${round(joint)} ${y}v${-COURSE}`;
    });
  const columnsOf = ({ left, right }: Span) =>
    each(columns, (index) => {
      const part = (index + 0.5) / columns;
      return archAt(part) - under > 4 ? `M${round(left + (right - left) * part)} ${under}V${round(archAt(part))}` : "";
    });

  return {
    /** Grid lines: each span is four grid cells wide, and the lines are aligned with the piers. */
    grid:
      each(SPANS * GRID_PER_SPAN + 1, (index) => `M${round(margin + (span * index) / GRID_PER_SPAN)} 0V${height}`) +
      each(
        Math.ceil((height * GRID_PER_SPAN) / span),
        (index) => `M0 ${round(dimension + (span * index) / GRID_PER_SPAN)}H${width}`,
      ),
    heavy: along(deck) + built.map(above).join(""),
    seen:
      along(under) +
      (gap ? `M${round(gap.left)} ${deck}V${under}M${round(gap.right)} ${deck}V${under}` : "") +
      built.map(below).join("") +
      supports.map(pierAt).join("") +
      `M${ground.map((x) => `${x} ${round(groundAt(x))}`).join("L")}`,
    thin:
      along(deck - rail) +
      supports
        .slice(0, SPANS)
        .map((x) => each(panels, (index) => post(x + (span * index) / panels)))
        .join("") +
      built.map(columnsOf).join("") +
      abutment(0, 1) +
      abutment(width, -1) +
      ground.map((x) => `M${x} ${round(groundAt(x))}l-8 8`).join("") +
      `M${round(shore)} ${round(water)}H${round(middle - pier)}M${round(middle + pier)} ${round(water)}H${round(width - shore)}` +
      `M${round(middle + span * 0.24)} ${round(water + 5)}h${round(span * 0.2)}m${round(-span * 0.15)} 5h${round(span * 0.1)}` +
      `M${round(middle + span * 0.34 - 5)} ${round(water - 8)}h10l-5 8z`,
    hidden: supports.map((x) => `M${round(x - pier)} ${round(groundAt(x))}v14h${2 * pier}v-14`).join(""),
    axes: supports.map((x) => `M${round(x)} ${deck - rail - 6}V${height}`).join(""),
    absent:
      gap &&
      [deck - rail, deck, under].map((y) => `M${round(gap.left)} ${y}H${round(gap.right)}`).join("") +
        above(gap) +
        below(gap),
    measured: dimensionLine(absent === undefined ? supports : supports.slice(absent, absent + 2), dimension, {
      above: 9,
      below: deck - rail - 6 - dimension,
    }),
  };
}
