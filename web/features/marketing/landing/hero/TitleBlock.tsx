import { STATISTICS } from "#web/features/marketing/copy/Copy.ts";
import { useSite } from "#web/features/marketing/useSite.ts";
import { site } from "#web/site.ts";

/** Spec §2: the hero's four statistics, in a box like the title block of a technical drawing. */
export function TitleBlock() {
  const { copy } = useSite();
  return (
    <div className="hero-block">
      <p className="hero-block-name">
        <b>{site.name}</b>
        <span>{copy.hero.sheet}</span>
        <span>AX-01</span>
      </p>
      <dl>
        {STATISTICS.map((name) => (
          <div key={name}>
            <dt>{copy.hero.statistics[name].label}</dt>
            <dd>{copy.hero.statistics[name].value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
