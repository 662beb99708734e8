import { type Actor } from "#web/features/marketing/copy/Copy.ts";

interface Glyph {
  drawn: string;
  helping: string;
  measured: string;
}

/** The paths of the actors' icons, each in an SVG view box of 72 by 72. */
export const actorGlyphs: Record<Actor, Glyph> = {
  // Drawing compasses and an arc.
  studios: {
    drawn: "M36 8V14M36 14a5 5 0 1 0 .1 0M33 23L17 60M39 23L51 51M51 51l4 9M25 41H46",
    helping: "M4 60H68M36 28V68",
    measured: "M17 60A38 38 0 0 0 55 60",
  },
  // A tower crane with its load.
  execution: {
    drawn: "M20 66V8M28 66V8M20 8l4 -5l4 5M6 16H66M6 16V24H14V16M66 16L24 4M6 16L24 4M12 66H36",
    helping: "M20 66l8 -8l-8 -8l8 -8l-8 -8l8 -8l-8 -8M32 16l4 -3l4 3l4 -1l4 1l4 1",
    measured: "M54 16V40M54 40L46 48H62ZM46 48V58H62V48",
  },
  // A stack of steel profiles.
  suppliers: {
    drawn: [
      [6, 40],
      [40, 40],
      [23, 12],
    ]
      .map(([x = 0, y = 0]) => `M${x} ${y}h26v5h-10v14h10v5h-26v-5h10v-14h-10z`)
      .join(""),
    helping: "M2 66H70M2 38H70",
    measured: "M23 6H49M23 2V10M49 2V10",
  },
  // A house of five storeys with its height.
  developers: {
    drawn: "M24 66V10H62V66M16 66H70",
    helping: [20, 31, 42, 53].map((y) => `M24 ${y}H62`).join("") + [33.5, 43, 52.5].map((x) => `M${x} 10V66`).join(""),
    measured: "M10 10V66M5 15l10 -10M5 71l10 -10",
  },
  // A row of gabled houses.
  communities: {
    drawn: [4, 26, 48].map((x, index) => `M${x} 64V${38 - (index % 2) * 8}l10 -12l10 12V64`).join("") + "M0 64H72",
    helping: "M4 38H24M26 30H46M48 38H68",
    measured: [10, 32, 54].map((x) => `M${x} 64V50h8V64`).join(""),
  },
};
