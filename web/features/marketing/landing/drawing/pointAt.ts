import { round } from "#web/features/marketing/landing/drawing/round.ts";

/** Polar to Cartesian: the point at `radius` from the origin, `angle` in degrees clockwise from the top. */
export function placeAt(angle: number, radius: number): [x: number, y: number] {
  const turn = (angle * Math.PI) / 180;
  return [round(radius * Math.sin(turn)), round(-radius * Math.cos(turn))];
}

/** The point as SVG path coordinates. */
export const pointAt = (angle: number, radius: number) => placeAt(angle, radius).join(" ");
