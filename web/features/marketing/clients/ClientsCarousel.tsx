import { type KeyboardEvent, useRef } from "react";

import { CarouselButtons, type Mover } from "#web/features/marketing/clients/CarouselButtons.tsx";
import { ClientsList } from "#web/features/marketing/clients/ClientsList.tsx";
import { ClientsSlider } from "#web/features/marketing/clients/ClientsSlider.tsx";
import { useHydrated } from "#web/ui/useHydrated.ts";
import { useLazySlick } from "#web/features/marketing/clients/useLazySlick.ts";
import { useSite } from "#web/features/marketing/useSite.ts";

const STEPS: Record<string, 1 | -1 | undefined> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Spec §2: a looping carousel of 15 ministries with previous and next buttons. Until the slick library is loaded, and
 * on a page without scripts, the cards are a scrolling list of the same height.
 */
export function ClientsCarousel() {
  const { clients } = useSite().copy;
  const region = useRef<HTMLDivElement>(null);
  const mover = useRef<Mover>(null);
  const hydrated = useHydrated();
  const Slick = useLazySlick();

  const move = (step: 1 | -1) => mover.current?.move(step);
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || !Slick) return;
    event.preventDefault();
    move(step);
  };

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys move the region */}
      <div
        ref={region}
        className="clients"
        role="region"
        aria-label={clients.label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach a scrolling region
        tabIndex={0}
        onKeyDown={handleKeyDown}
      >
        {Slick ? (
          <ClientsSlider ref={mover} Slick={Slick} region={region} />
        ) : (
          <ClientsList ref={mover} region={region} />
        )}
      </div>
      <div className="clients-foot">
        <p>{clients.caption}</p>
        {hydrated && <CarouselButtons onMove={move} />}
      </div>
    </>
  );
}
