import { type CSSProperties } from "react";

import { type Comparison } from "#web/features/marketing/copy/Copy.ts";
import { Measure } from "#web/features/marketing/landing/drawing/Measure.tsx";
import { BEFORE, comparisonLengths, FULL_LENGTH } from "#web/features/marketing/landing/figures.ts";
import { useSite } from "#web/features/marketing/useSite.ts";

const share = (length: number) => `${(100 * length) / FULL_LENGTH}%`;

/**
 * A bar for before and a bar for after, to the same scale. A dimension line beside the shorter bar shows the
 * difference.
 */
export function ComparisonPair({ comparison }: { comparison: Comparison }) {
  const { formula } = useSite().copy;
  const { area, before, after, change } = formula.comparisons[comparison];
  const length = comparisonLengths[comparison];
  const difference = (
    <span className="length-change" style={{ "--length": share(Math.abs(BEFORE - length)) } as CSSProperties}>
      <b>{change}</b>
      <Measure />
    </span>
  );
  return (
    <li className="pair">
      <h4>{area}</h4>
      <div className="pair-lengths">
        <p>
          <span>{formula.before}</span> {before}
        </p>
        <div className="length-row">
          <span className="length" style={{ "--length": share(BEFORE) } as CSSProperties}>
            {BEFORE}
          </span>
          {length > BEFORE && difference}
        </div>
        <div className="length-row">
          <span className="length length-after" style={{ "--length": share(length) } as CSSProperties}>
            {length}
          </span>
          {length < BEFORE && difference}
        </div>
        <p>
          <span>{formula.after}</span> {after}
        </p>
      </div>
    </li>
  );
}
