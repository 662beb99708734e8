interface Props {
  from: readonly [number, number];
  to: readonly [number, number];
  label?: string;
}

const TICK = 5;
const GAP = 8;

/** A horizontal or vertical dimension line with an oblique tick at each end and an optional label. */
export function Dimension({ from: [x1, y1], to: [x2, y2], label }: Props) {
  const x = (x1 + x2) / 2;
  const y = (y1 + y2) / 2;
  const upright = x1 === x2;
  return (
    <g className="measured">
      <path d={`M${x1} ${y1}L${x2} ${y2}${tick(x1, y1)}${tick(x2, y2)}`} />
      {label && (
        <text x={upright ? x - GAP : x} y={upright ? y + 6 : y - GAP} textAnchor={upright ? "end" : "middle"}>
          {label}
        </text>
      )}
    </g>
  );
}

const tick = (x: number, y: number) => `M${x - TICK} ${y + TICK}l${2 * TICK} ${-2 * TICK}`;
