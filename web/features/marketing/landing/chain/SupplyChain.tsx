import { Actors } from "#web/features/marketing/landing/chain/Actors.tsx";
import { GlobalDesk } from "#web/features/marketing/landing/chain/GlobalDesk.tsx";
import { SectionHead } from "#web/features/marketing/landing/SectionHead.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";

export function SupplyChain() {
  const { supplyChain } = useSite().copy;
  return (
    <section className="section" id="supply-chain" aria-labelledby="supply-chain-title">
      <div className="wrap">
        <SectionHead
          mark={supplyChain.mark}
          title={supplyChain.title}
          lead={supplyChain.lead}
          id="supply-chain-title"
        />
        <Actors />
        <GlobalDesk />
      </div>
    </section>
  );
}
