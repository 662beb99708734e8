/** A tenth of a unit is finer than any line here; what is not written need not be sent. */
export const round = (value: number) => Math.round(value * 10) / 10;
