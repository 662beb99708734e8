import { type Ref, type RefObject, useImperativeHandle } from "react";

import type { Mover } from "#web/features/marketing/clients/CarouselButtons.tsx";
import { MINISTRIES, COUNTRY_NAMES } from "#web/features/marketing/copy/clients.ts";
import { useSite } from "#web/features/marketing/useSite.ts";

interface Props {
  ref: Ref<Mover>;
  /** The scrolling element that contains this list. */
  region: RefObject<HTMLElement | null>;
}

/** The ministries as a plain list. It is shown until the slick library is loaded, and on a page without scripts. */
export function ClientsList({ ref, region }: Props) {
  useImperativeHandle(ref, () => ({
    move(step) {
      const card = region.current?.querySelector("li");
      if (card) region.current?.scrollBy({ left: step * card.offsetWidth });
    },
  }));

  return (
    <ul className="clients-list">
      {MINISTRIES.map((ministry) => (
        <li key={ministry.country + ministry.name.en}>
          <ClientCard ministry={ministry} />
        </li>
      ))}
    </ul>
  );
}

/** A ministry with its country. A line and a tint in the country's colour replace its flag. */
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
