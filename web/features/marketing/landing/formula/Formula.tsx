import { Comparisons } from "#web/features/marketing/landing/formula/Comparisons.tsx";
import { Phases } from "#web/features/marketing/landing/formula/Phases.tsx";
import { SectionHead } from "#web/features/marketing/landing/SectionHead.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";

export function Formula() {
  const { navigation, formula } = useSite().copy;
  return (
    <section className="section" id="the-formula" aria-labelledby="the-formula-title">
      <div className="wrap">
        <SectionHead
          mark={navigation["the-formula"]}
          title={formula.title}
          lead={formula.lead}
          id="the-formula-title"
        />
        <Phases />
        <Comparisons />
      </div>
    </section>
  );
}
