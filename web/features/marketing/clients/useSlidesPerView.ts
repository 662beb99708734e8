import { useMedia } from "#web/features/marketing/clients/useMedia.ts";

/**
 * Spec §2: 1 slide on small screens, 2 at sm, 3 at md, 4 at lg; clients.css has the same breakpoints for the list.
 * Slick 0.31 ignores `responsive` until the first resize.
 */
export function useSlidesPerView() {
  const [sm, md, lg] = [useMedia("(min-width: 37.5em)"), useMedia("(min-width: 56.25em)"), useMedia("(min-width: 75em)")];
  return lg ? 4 : md ? 3 : sm ? 2 : 1;
}
