import { shareIn } from "#web/features/marketing/landing/loop/distributionModel.ts";
import { hatchFill } from "#web/features/marketing/landing/loop/hatches.ts";
import { Ring } from "#web/features/marketing/landing/loop/Ring.tsx";
import { labels } from "#web/features/marketing/landing/loop/ring.geometry.ts";
import { useSite } from "#web/features/marketing/useSite.ts";

/** Spec §9, distribution model: a ring chart, labelled with the category, percentage and description of each sector. */
export function Distribution() {
  const { language, copy } = useSite();
  const { distributionTitle, distribution, share } = copy.valueLoop;
  return (
    <div className="distribution">
      <h3>{distributionTitle}</h3>
      <div className="ring">
        <Ring language={language} />
        <p className="ring-middle">
          <b>{share.figure}</b>
          {share.label}
        </p>
        <ul>
          {labels.map(({ category, top, onLeft }) => (
            <li key={category} className={onLeft ? "on-left" : undefined} style={{ top }}>
              <svg className="drawing ring-key" viewBox="0 0 24 24" aria-hidden="true">
                <path className="seen" d="M1 1H23V23H1Z" fill={hatchFill(category)} />
              </svg>
              <b>{shareIn(language, category)}</b>
              <h4>{distribution[category].category}</h4>
              <p>{distribution[category].description}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
