import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

import { site } from "#web/site.ts";

/** The location key of the first screen after a page load; null once another screen was shown. */
let firstScreen: string | null | undefined;

/** Sets document.title, and focuses the h1 on a route change so that screen readers announce the page. */
export function usePageTitle(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  // Evaluated only on mount: a filter that changes the page's own URL must not move the focus away from the filter's
  // field.
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
