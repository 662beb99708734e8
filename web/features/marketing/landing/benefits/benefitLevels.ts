import { type Benefit } from "#web/features/marketing/copy/Copy.ts";

/** Spec §9: percent above or below a firm that works alone, in the order of the copy's measures. */
export const benefitLevels: Record<Benefit, readonly number[]> = {
  design: [-40, -50],
  delivery: [-35],
  margin: [25],
};
