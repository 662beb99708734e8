import { arrowhead, round, dimensionLine } from "#web/features/marketing/landing/drawing/svgPaths.ts";

export const WIDTH = 560;
export const HEIGHT = 424;

const LEFT = 36;
const PANEL = 61;
const PANELS = 8;
const MISSING = 4;
const TOP = 164;
const BOTTOM = TOP + PANEL;
const LIFT = 92;
const RIGHT = LEFT + PANELS * PANEL;
const GAP = LEFT + MISSING * PANEL;

/** Spec §9: the realization time with Axion as a share of the former time; it is up to 35% shorter. */
const WITH_AXION = 0.65;
const DONE = round(LEFT + (RIGHT - LEFT) * WITH_AXION);
const BEFORE = 300;
const AFTER = 326;
const ROW = 14;
const BAR = 8;
const MEASURE = 380;
const RETURN = 410;

const panelAt = (x: number, y: number, rises: boolean) =>
  `M${x} ${y}h${PANEL}v${PANEL}h${-PANEL}z` +
  (rises ? `M${x} ${y + PANEL}l${PANEL} ${-PANEL}` : `M${x} ${y}l${PANEL} ${PANEL}`);
const bar = (from: number, to: number, y: number) => `M${round(from)} ${y}H${round(to)}v${BAR}H${round(from)}z`;
const third = (RIGHT - LEFT) / 3;

/**
 * SVG paths of the drawing: a truss whose missing panel is being inserted; below it bars for the same work done in
 * sequence and in parallel; and an arrow that leads back to the truss.
 */
export const truss = {
  grid:
    Array.from({ length: PANELS + 1 }, (_, index) => `M${LEFT + index * PANEL} 0V${HEIGHT}`).join("") +
    Array.from({ length: 7 }, (_, index) => `M0 ${TOP + (index - 2) * PANEL}H${WIDTH}`).join(""),
  own: Array.from({ length: PANELS }, (_, index) =>
    index === MISSING ? "" : panelAt(LEFT + index * PANEL, TOP, index >= PANELS / 2),
  ).join(""),
  bearings:
    `M${LEFT} ${BOTTOM}l-9 15h18zM${LEFT - 16} ${BOTTOM + 15}h32` +
    [-8, 8].map((side) => `M${RIGHT + side} ${BOTTOM + 4}a5.5 5.5 0 1 0 .1 0`).join("") +
    `M${RIGHT - 16} ${BOTTOM + 4}h32M${RIGHT - 16} ${BOTTOM + 15}h32`,
  soil: [LEFT, RIGHT].flatMap((x) => [-12, -4, 4, 12].map((step) => `M${x + step} ${BOTTOM + 15}l-6 7`)).join(""),
  place: `M${GAP} ${TOP}v${PANEL}M${GAP + PANEL} ${TOP}v${PANEL}M${GAP} ${TOP}h${PANEL}M${GAP} ${BOTTOM}h${PANEL}M${GAP} ${TOP - LIFT + PANEL}V${TOP}M${GAP + PANEL} ${TOP - LIFT + PANEL}V${TOP}`,
  sling: `M${GAP} ${TOP - LIFT}L${GAP + PANEL / 2} 36L${GAP + PANEL} ${TOP - LIFT}M${GAP + PANEL / 2} 0V30a3 3 0 1 0 .1 0`,
  missing:
    panelAt(GAP, TOP - LIFT, true) +
    `M${GAP + PANEL / 2} ${TOP - LIFT + PANEL + 6}v18` +
    arrowhead(GAP + PANEL / 2, TOP - LIFT + PANEL + 24, 90),
  inSequence: [0, 1, 2].map((step) => bar(LEFT + third * step, LEFT + third * (step + 1), BEFORE)).join(""),
  formerEnd: `M${RIGHT} ${BEFORE + BAR}V${MEASURE}`,
  sideBySide: [0, 1, 2].map((row) => bar(LEFT + row * 24, DONE - (2 - row) * 30, AFTER + row * ROW)).join(""),
  measured: dimensionLine([LEFT, DONE], MEASURE, { above: 10, below: 8 }),
  wayBack:
    `M${DONE} ${MEASURE + 14}V${RETURN}H8V${TOP + PANEL / 2}H${LEFT - 6}` + arrowhead(LEFT - 6, TOP + PANEL / 2, 0),
  leaders: `M${GAP + PANEL + 4} ${TOP - LIFT + PANEL / 2}H440M${DONE + 6} ${AFTER + ROW * 2 + BAR / 2}H440`,
};

/** The centres of the balloons (numbered circles), in the order of the list beside the drawing. */
export const BALLOONS = [
  { x: 440, y: TOP - LIFT + PANEL / 2 },
  { x: 440, y: AFTER + ROW * 2 + BAR / 2 },
  { x: 190, y: RETURN },
];
