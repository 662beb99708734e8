import { ClientsCarousel } from "#web/features/marketing/clients/ClientsCarousel.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";

/** Spec §2, clients. */
export function ClientsSection() {
  const { clients } = useSite().copy;
  return (
    <section className="section" aria-labelledby="clients-title">
      <div className="wrap">
        <div className="section-head">
          <p className="section-mark">{clients.label}</p>
          <h2 id="clients-title">{clients.title}</h2>
        </div>
        <ClientsCarousel />
      </div>
    </section>
  );
}
