import { type Language } from "#api/core/rules/language.rules.ts";
import { shareIn } from "#web/features/marketing/landing/loop/distributionModel.ts";
import { HatchPatterns } from "#web/features/marketing/landing/loop/HatchPatterns.tsx";
import { hatchFill } from "#web/features/marketing/landing/loop/hatches.ts";
import {
  leaders,
  measured,
  plates,
  REACH,
  ringSectors,
  way,
} from "#web/features/marketing/landing/loop/ring.geometry.ts";

/** A ring chart of the distribution, to scale. The labels are beside the ring; on phones they are below it. */
export const Ring = ({ language }: { language: Language }) => (
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
    <g className="ring-shares">
      {plates.map(({ category, place }) => (
        <g key={category} transform={`translate(${place})`}>
          <rect x="-26" y="-14" width="52" height="28" />
          <text y="7">{shareIn(language, category)}</text>
        </g>
      ))}
    </g>
  </svg>
);
