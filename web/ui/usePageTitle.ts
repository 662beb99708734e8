import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

import { site } from "#web/site.ts";

/** The title names the page; its h1 takes the focus on a route change, so that a screen reader says where one is. */
export function usePageTitle(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  // Asked once: a filter that changes the address of the same page must not take the focus from the one who types it.
  const [isFirstLoad] = useState(key === "default");

  useEffect(() => {
    document.title = `${title} · ${site.name}`;
  }, [title]);

  useEffect(() => {
    if (!isFirstLoad) heading.current?.focus({ preventScroll: true });
  }, [isFirstLoad]);

  return heading;
}
