import { round } from "#web/features/marketing/landing/drawing/round.ts";

interface Reach {
  /** Half the height of the ticks. */
  tick?: number;
  /** The length of the extension lines above and below. */
  above?: number;
  below?: number;
}

/** An SVG path of a dimension line at `y`, with a tick and an extension line at each stop. */
export function dimensionLine(stops: readonly number[], y: number, { tick = 5, above = 10, below = 10 }: Reach = {}) {
  const along = `M${round(stops[0]!)} ${y}H${round(stops.at(-1)!)}`;
  return along + stops.map((x) => `M${round(x)} ${y - above}v${above + below}M${round(x - tick)} ${y + tick}l${2 * tick} ${-2 * tick}`).join("");
}
