import { DESK_FEATURES } from "#web/features/marketing/copy/Copy.ts";
import { Clocks } from "#web/features/marketing/landing/chain/Clocks.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";
import { Island } from "#web/ui/island/Island.tsx";

/** Spec §9: the global desk, which is available 24/7 across three time zones. */
export function GlobalDesk() {
  const { deskMark, deskTitle, deskLead, deskFeatures } = useSite().copy.supplyChain;
  return (
    <div className="desk">
      <div className="desk-head">
        <p className="section-mark">{deskMark}</p>
        <h3>{deskTitle}</h3>
        <p>{deskLead}</p>
      </div>
      <Island name="Clocks" of={Clocks} given={{}} />
      <ul className="desk-features">
        {DESK_FEATURES.map((feature) => (
          <li key={feature}>
            <h4>{deskFeatures[feature].title}</h4>
            <p>{deskFeatures[feature].text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
