import { pointAt } from "#web/features/marketing/landing/drawing/pointAt.ts";

interface Sector {
  /** Degrees, clockwise from the top. */
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
