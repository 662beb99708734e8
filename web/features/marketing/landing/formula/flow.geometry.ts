import { type Phase } from "#web/features/marketing/copy/Copy.ts";

/**
 * The size of a phase's drawing. Side by side, the drawings show one continuous line, which enters each drawing at the
 * left and leaves it at the right, at mid height.
 */
export const LENGTH = 280;
export const BREADTH = 112;

type Point = readonly [along: number, across: number];
/** Formats a point as SVG coordinates, for either the horizontal or the vertical drawing. */
export type Place = (point: Point) => string;
export const rightwards: Place = ([along, across]) => `${along} ${across}`;
export const downwards: Place = ([along, across]) => `${across} ${along}`;

interface Piece {
  /** The phase's part of the continuous line. */
  line: string;
  /** The phase's own symbol, which is drawn in addition to the line. */
  added: string;
  filled: string;
}

const MID = BREADTH / 2;
const BEGIN = 16;

const SOURCES = [16, 43, 69, 96];
const TRACKS = [26, MID, 86];
const INSERT = { from: 112, to: 204, half: 15 };
const RING = { at: 226, radius: 46 };

export const flow: Record<Phase, (place: Place) => Piece> = {
  connection: (place) => ({
    line: through(place)([BEGIN, MID], [44, MID]) + through(place)([228, MID], [LENGTH, MID]),
    added: SOURCES.map(
      (across) =>
        through(place)([44, MID], [96, across], [120, across]) +
        through(place)([132, across], [160, across], [228, MID]),
    ).join(""),
    filled: SOURCES.map((across) => box(place)([120, across - 6], [132, across + 6])).join(""),
  }),
  completion: (place) => ({
    line: through(place)([BEGIN, MID], [INSERT.from - 3, MID]) + through(place)([INSERT.to + 3, MID], [LENGTH, MID]),
    added:
      box(place)([INSERT.from, MID - INSERT.half], [INSERT.to, MID + INSERT.half]) +
      [0, 1, 2, 3]
        .map((part) =>
          through(place)(
            [INSERT.from + part * 23, MID + INSERT.half],
            [INSERT.from + (part + 1) * 23, MID - INSERT.half],
          ),
        )
        .join(""),
    filled: "",
  }),
  acceleration: (place) => ({
    line:
      through(place)([BEGIN, MID], [64, MID]) +
      TRACKS.map((across) => through(place)([64, MID], [92, across], [216, across], [244, MID])).join("") +
      through(place)([244, MID], [LENGTH, MID]),
    added: TRACKS.flatMap((across) =>
      [136, 148, 160].map((along) => through(place)([along, across - 7], [along + 8, across], [along, across + 7])),
    ).join(""),
    filled: "",
  }),
  valueLoop: (place) => ({
    line: through(place)([BEGIN, MID], [RING.at - RING.radius, MID]) + ring(place, RING.radius),
    added:
      ring(place, RING.radius - 9) +
      through(place)(
        [RING.at - 8, MID - RING.radius + 2],
        [RING.at, MID - RING.radius + 9],
        [RING.at - 8, MID - RING.radius + 16],
      ),
    filled: "",
  }),
};

function through(place: Place) {
  return (...points: Point[]) => `M${points.map(place).join("L")}`;
}
function box(place: Place) {
  return ([along, across]: Point, [end, far]: Point) =>
    `${through(place)([along, across], [end, across], [end, far], [along, far])}Z`;
}
function ring(place: Place, radius: number) {
  const half = `A${radius} ${radius} 0 0 1 `;
  const [near, far]: Point[] = [
    [RING.at - radius, MID],
    [RING.at + radius, MID],
  ];
  return `M${place(near!)}${half}${place(far!)}${half}${place(near!)}`;
}
