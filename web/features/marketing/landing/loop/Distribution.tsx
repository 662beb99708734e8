import { CATEGORIES } from "#web/features/marketing/copy/Copy.ts";
import { distribution } from "#web/features/marketing/landing/loop/distribution.ts";
import { hatchFill } from "#web/features/marketing/landing/loop/hatches.ts";
import { Ring } from "#web/features/marketing/landing/loop/Ring.tsx";
import { labelAt } from "#web/features/marketing/landing/loop/ring.geometry.ts";
import { useSite } from "#web/features/marketing/useSite.ts";

const PERCENT = { en: "%", fr: "\u202f%" };

/** Spec §9, distribution model: category, percentage, description. */
export function Distribution() {
  const { language, copy } = useSite();
  const { distributionTitle, distribution: categories, share } = copy.valueLoop;
  return (
    <div className="distribution">
      <h3>{distributionTitle}</h3>
      <div className="ring">
        <Ring />
        <p className="ring-middle">
          <b>{share.figure}</b>
          {share.label}
        </p>
        <ul>
          {CATEGORIES.map((category) => {
            const { top, onLeft } = labelAt(category);
            return (
              <li key={category} className={onLeft ? "on-left" : undefined} style={{ top }}>
                <svg className="drawing ring-key" viewBox="0 0 24 24" aria-hidden="true">
                  <path className="seen" d="M1 1H23V23H1Z" fill={hatchFill(category)} />
                </svg>
                <b>{distribution[category]}{PERCENT[language]}</b>
                <h4>{categories[category].category}</h4>
                <p>{categories[category].description}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
