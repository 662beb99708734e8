import { round } from "#web/features/marketing/landing/drawing/round.ts";

/** The point `radius` from the origin, `angle` degrees clockwise from the top, as a path writes it. */
export function pointAt(angle: number, radius: number) {
  const turn = (angle * Math.PI) / 180;
  return `${round(radius * Math.sin(turn))} ${round(-radius * Math.cos(turn))}`;
}
