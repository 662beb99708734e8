/** Moves the carousel by one ministry. */
export interface Mover {
  move: (step: 1 | -1) => void;
}
