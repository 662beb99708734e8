import { ClientsCarousel } from "#web/features/marketing/clients/ClientsCarousel.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";
import { Island } from "#web/ui/island/Island.tsx";

export function ClientsSection() {
  const { clients } = useSite().copy;
  return (
    <section className="section" aria-labelledby="clients-title">
      <div className="wrap">
        <div className="section-head">
          <p className="section-mark">{clients.label}</p>
          <h2 id="clients-title">{clients.title}</h2>
        </div>
        <Island name="ClientsCarousel" of={ClientsCarousel} given={{}} />
      </div>
    </section>
  );
}
