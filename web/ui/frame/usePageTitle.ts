import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

import { site } from "#web/site.ts";

/** The address key of the screen that the page was loaded with; null once another was shown. A reload keeps the key, so it alone tells nothing. */
let firstScreen: string | null | undefined;

/** The title names the page; its h1 takes the focus on a route change, so that a screen reader says where one is. */
export function usePageTitle(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  // Asked once: a filter that changes the address of the same page must not take the focus from the one who types it.
  const [isFirstLoad] = useState(() => firstScreen === undefined || firstScreen === key);

  useEffect(() => {
    document.title = `${title} | ${site.name}`;
  }, [title]);

  useEffect(() => {
    firstScreen = firstScreen === undefined || firstScreen === key ? key : null;
  }, [key]);

  useEffect(() => {
    if (!isFirstLoad) heading.current?.focus({ preventScroll: true });
  }, [isFirstLoad]);

  return heading;
}
