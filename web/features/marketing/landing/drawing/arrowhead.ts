import { round } from "#web/features/marketing/landing/drawing/round.ts";

const LENGTH = 9;
const HALF_ANGLE = 18;

/** An SVG path of an open arrowhead with its tip at x, y; `heading` in degrees clockwise from the right. */
export function arrowhead(x: number, y: number, heading: number) {
  const barb = (turn: number) => {
    const angle = ((heading + 180 + turn) * Math.PI) / 180;
    return `${round(x + LENGTH * Math.cos(angle))} ${round(y + LENGTH * Math.sin(angle))}`;
  };
  return `M${barb(HALF_ANGLE)}L${round(x)} ${round(y)}L${barb(-HALF_ANGLE)}`;
}
