import { round } from "#web/features/marketing/landing/drawing/round.ts";

/** The point `radius` from the origin, `angle` degrees clockwise from the top. */
export function placeAt(angle: number, radius: number): [x: number, y: number] {
  const turn = (angle * Math.PI) / 180;
  return [round(radius * Math.sin(turn)), round(-radius * Math.cos(turn))];
}

/** The same as a path writes it. */
export const pointAt = (angle: number, radius: number) => placeAt(angle, radius).join(" ");
