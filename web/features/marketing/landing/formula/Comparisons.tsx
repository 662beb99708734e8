import { COMPARISONS } from "#web/features/marketing/copy/Copy.ts";
import { ComparisonPair } from "#web/features/marketing/landing/formula/ComparisonPair.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";

/** Compares cost, time and margin before and after the integration (spec §2). */
export function Comparisons() {
  const { formula } = useSite().copy;
  return (
    <div className="comparisons">
      <div className="comparisons-head">
        <h3>{formula.comparisonTitle}</h3>
        <p>{formula.comparisonLead}</p>
      </div>
      <ul>
        {COMPARISONS.map((comparison) => (
          <ComparisonPair key={comparison} comparison={comparison} />
        ))}
      </ul>
    </div>
  );
}
