import { COUNTRY_NAMES, type MINISTRIES } from "#web/features/marketing/copy/clients.ts";
import { useSite } from "#web/features/marketing/useSite.ts";

/** A ministry with its country, in the country's colour as a line and a tint, not a flag. */
export function ClientCard({ ministry }: { ministry: (typeof MINISTRIES)[number] }) {
  const { language } = useSite();
  const { country, name } = ministry;
  return (
    <div className="client-card" data-country={country}>
      <p className="client-country">{COUNTRY_NAMES[language][country]}</p>
      <p className="client-name">{name[language]}</p>
    </div>
  );
}
