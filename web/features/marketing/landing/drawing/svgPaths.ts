/** Rounds to a tenth. This is precise enough for the drawings, and makes the HTML shorter. */
export const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Converts polar to Cartesian coordinates. `radius` is the distance from the origin, `angle` is in degrees clockwise
 * from the top.
 */
export function placeAt(angle: number, radius: number): [x: number, y: number] {
  const turn = (angle * Math.PI) / 180;
  return [round(radius * Math.sin(turn)), round(-radius * Math.cos(turn))];
}

/** The same point as `placeAt`, formatted as coordinates of an SVG path. */
export const pointAt = (angle: number, radius: number) => placeAt(angle, radius).join(" ");

interface Sector {
  /** The start angle and the end angle, in degrees clockwise from the top. */
  from: number;
  to: number;
  inner: number;
  outer: number;
}

/** An SVG path of a ring sector around the origin. */
export function sectorPath({ from, to, inner, outer }: Sector) {
  const large = to - from > 180 ? 1 : 0;
  return `M${pointAt(from, outer)}A${outer} ${outer} 0 ${large} 1 ${pointAt(to, outer)}L${pointAt(to, inner)}A${inner} ${inner} 0 ${large} 0 ${pointAt(from, inner)}Z`;
}

const LENGTH = 9;
const HALF_ANGLE = 18;

/**
 * An SVG path of an open arrowhead with its tip at x, y. `heading` is its direction in degrees clockwise from the
 * right.
 */
export function arrowhead(x: number, y: number, heading: number) {
  const barb = (turn: number) => {
    const angle = ((heading + 180 + turn) * Math.PI) / 180;
    return `${round(x + LENGTH * Math.cos(angle))} ${round(y + LENGTH * Math.sin(angle))}`;
  };
  return `M${barb(HALF_ANGLE)}L${round(x)} ${round(y)}L${barb(-HALF_ANGLE)}`;
}

interface Reach {
  /** Half the height of the ticks. */
  tick?: number;
  /** The lengths of the extension lines above and below the dimension line. */
  above?: number;
  below?: number;
}

/** An SVG path of a dimension line at `y`, with a tick and an extension line at each stop. */
export function dimensionLine(stops: readonly number[], y: number, { tick = 5, above = 10, below = 10 }: Reach = {}) {
  const along = `M${round(stops[0]!)} ${y}H${round(stops.at(-1)!)}`;
  return (
    along +
    stops
      .map((x) => `M${round(x)} ${y - above}v${above + below}M${round(x - tick)} ${y + tick}l${2 * tick} ${-2 * tick}`)
      .join("")
  );
}
