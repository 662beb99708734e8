import { type Phase } from "#web/features/marketing/copy/Copy.ts";
import { BREADTH, downwards, flow, LENGTH, rightwards } from "#web/features/marketing/landing/formula/flow.geometry.ts";

const WAYS = [
  { className: "phase-across", place: rightwards, viewBox: `0 0 ${LENGTH} ${BREADTH}` },
  { className: "phase-down", place: downwards, viewBox: `0 0 ${BREADTH} ${LENGTH}` },
];

/**
 * The drawing of a phase. It is rendered twice, horizontally for wide screens and vertically for phones; CSS shows one
 * of the two.
 */
export const PhaseDrawing = ({ phase }: { phase: Phase }) =>
  WAYS.map(({ className, place, viewBox }) => {
    const { line, added, filled } = flow[phase](place);
    return (
      <svg key={className} className={`drawing ${className}`} viewBox={viewBox} aria-hidden="true">
        <path className="heavy" d={line} />
        <path className="measured" d={added} />
        <path className="measured phase-filled" d={filled} />
      </svg>
    );
  });
