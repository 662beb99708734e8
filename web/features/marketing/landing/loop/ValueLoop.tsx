import { Distribution } from "#web/features/marketing/landing/loop/Distribution.tsx";
import { FundTable } from "#web/features/marketing/landing/loop/FundTable.tsx";
import { SectionHead } from "#web/features/marketing/landing/SectionHead.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";

export function ValueLoop() {
  const { navigation, valueLoop } = useSite().copy;
  return (
    <section className="section" id="value-loop" aria-labelledby="value-loop-title">
      <div className="wrap loop-sheet">
        <SectionHead
          mark={navigation["value-loop"]}
          title={valueLoop.title}
          lead={valueLoop.lead}
          id="value-loop-title"
        />
        <FundTable />
        <Distribution />
      </div>
    </section>
  );
}
