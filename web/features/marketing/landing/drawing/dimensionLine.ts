import { round } from "#web/features/marketing/landing/drawing/round.ts";

interface Reach {
  /** Half the height of the oblique strokes. */
  tick?: number;
  /** How far the lines that carry the measure out of the drawing reach above and below. */
  above?: number;
  below?: number;
}

/** A dimension line at `y` with an oblique stroke and an extension line at each of its stops. */
export function dimensionLine(stops: readonly number[], y: number, { tick = 5, above = 10, below = 10 }: Reach = {}) {
  const along = `M${round(stops[0]!)} ${y}H${round(stops.at(-1)!)}`;
  return along + stops.map((x) => `M${round(x)} ${y - above}v${above + below}M${round(x - tick)} ${y + tick}l${2 * tick} ${-2 * tick}`).join("");
}
