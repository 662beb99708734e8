/** Moves the strip by one ministry. */
export interface Mover {
  move: (step: 1 | -1) => void;
}
