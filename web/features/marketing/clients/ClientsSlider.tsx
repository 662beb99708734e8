import { type Ref, type RefObject, useImperativeHandle, useRef, useState } from "react";
import type Slider from "react-slick";

import { ClientCard } from "#web/features/marketing/clients/ClientsList.tsx";
import type { Mover } from "#web/features/marketing/clients/CarouselButtons.tsx";
import type { Slick } from "#web/features/marketing/clients/useLazySlick.ts";
import { useMedia } from "#web/features/marketing/clients/useMedia.ts";
import { COUNTRY_NAMES, MINISTRIES } from "#web/features/marketing/copy/clients.ts";
import type { Language } from "#api/core/rules/language.rules.ts";
import { useSite } from "#web/features/marketing/useSite.ts";

const SPEED = 250;

type Ministry = (typeof MINISTRIES)[number];

interface Props {
  ref: Ref<Mover>;
  Slick: Slick;
  /**
   * The scrolling element around the cards. The slider starts at the position to which the visitor scrolled the plain
   * list.
   */
  region: RefObject<HTMLElement | null>;
}

/**
 * Spec §9, carousel: loops, moves by 1 slide, aligned to start, gap 24 px (clients.css). Slides out of view are not
 * focusable.
 */
export function ClientsSlider({ ref, Slick, region }: Props) {
  const slider = useRef<Slider>(null);
  const { language } = useSite();
  const slidesToShow = useSlidesPerView();
  const still = useMedia("(prefers-reduced-motion: reduce)");
  const [first] = useState(() => shownFirst(region.current));
  const [shown, setShown] = useState(first);
  useImperativeHandle(ref, () => ({
    move: (step) => (step === 1 ? slider.current?.slickNext() : slider.current?.slickPrev()),
  }));

  return (
    <>
      <Slick
        ref={slider}
        infinite
        arrows={false}
        accessibility={false}
        slidesToScroll={1}
        slidesToShow={slidesToShow}
        initialSlide={first}
        speed={still ? 0 : SPEED}
        beforeChange={(_from, to) => setShown(to)}
      >
        {MINISTRIES.map((ministry) => (
          <ClientCard key={ministry.country + ministry.name.en} ministry={ministry} />
        ))}
      </Slick>
      <p
        className="visually-hidden"
        aria-live="polite"
      >{`${shown + 1} / ${MINISTRIES.length}: ${inWords(MINISTRIES[shown], language)}`}</p>
    </>
  );
}

const inWords = (ministry: Ministry | undefined, language: Language) =>
  ministry && `${ministry.name[language]}, ${COUNTRY_NAMES[language][ministry.country]}`;

function shownFirst(region: HTMLElement | null) {
  const card = region?.querySelector("li");
  return region && card?.offsetWidth ? Math.round(region.scrollLeft / card.offsetWidth) : 0;
}

/**
 * Spec §2: 1 slide on small screens, 2 at sm, 3 at md, 4 at lg; clients.css has the same breakpoints for the list.
 * Replaces slick's `responsive` option, which slick 0.31 ignores until the first resize.
 */
function useSlidesPerView() {
  const [sm, md, lg] = [
    useMedia("(min-width: 37.5em)"),
    useMedia("(min-width: 56.25em)"),
    useMedia("(min-width: 75em)"),
  ];
  return lg ? 4 : md ? 3 : sm ? 2 : 1;
}
