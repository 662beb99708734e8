import { BENEFITS } from "#web/features/marketing/copy/Copy.ts";
import { BenefitFigure } from "#web/features/marketing/landing/benefits/BenefitFigure.tsx";
import { SectionHead } from "#web/features/marketing/landing/SectionHead.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";

/** Spec §9: the benefits section of the landing page. */
export function Benefits() {
  const { navigation, benefits } = useSite().copy;
  return (
    <section className="section" id="benefits" aria-labelledby="benefits-title">
      <div className="wrap">
        <SectionHead mark={navigation.benefits} title={benefits.title} lead={benefits.lead} id="benefits-title" />
        <div className="benefit-sheet">
          <p className="datum">{benefits.datum}</p>
          <ul className="benefit-list">
            {BENEFITS.map((benefit) => (
              <BenefitFigure key={benefit} benefit={benefit} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
