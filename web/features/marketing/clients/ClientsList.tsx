import { type Ref, type RefObject, useImperativeHandle } from "react";

import { ClientCard } from "#web/features/marketing/clients/ClientCard.tsx";
import { type Mover } from "#web/features/marketing/clients/Mover.ts";
import { MINISTRIES } from "#web/features/marketing/copy/clients.ts";

interface Props {
  ref: Ref<Mover>;
  /** The scrolling element. */
  region: RefObject<HTMLElement | null>;
}

/** The list before slick is loaded, and without scripts. */
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
