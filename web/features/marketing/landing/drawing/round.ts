/** Rounds to a tenth: precise enough for these lines, and shorter HTML. */
export const round = (value: number) => Math.round(value * 10) / 10;
