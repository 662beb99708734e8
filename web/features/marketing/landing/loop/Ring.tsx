import { HatchPatterns } from "#web/features/marketing/landing/loop/HatchPatterns.tsx";
import { hatchFill } from "#web/features/marketing/landing/loop/hatches.ts";
import { leaders, measured, REACH, ringSectors, way } from "#web/features/marketing/landing/loop/ring.geometry.ts";

/** The distribution as sectors to scale of a ring that closes; the words stand beside it. */
export const Ring = () => (
  <svg className="drawing ring-drawing" viewBox={`${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}`} aria-hidden="true">
    <HatchPatterns />
    {ringSectors.map(({ category, path }) => (
      <path key={category} className="seen" d={path} fill={hatchFill(category)} />
    ))}
    <path className="measured" d={measured} />
    <path className="thin" d={way} />
    <g className="ring-leaders">
      {leaders.map(({ category, x, y, path }) => (
        <g key={category}>
          <path d={path} />
          <circle cx={x} cy={y} r="4.5" />
        </g>
      ))}
    </g>
  </svg>
);
