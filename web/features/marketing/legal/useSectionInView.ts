import { useEffect, useState } from "react";

/** The share of the window's height at which a section counts as being read; a jump to a section ends above it. */
const READING_LINE = 0.2;

/** The name of the section at the reading line; null above the first one, and until the page is hydrated. */
export function useSectionInView(names: string[]) {
  const [current, setCurrent] = useState<string | null>(null);
  const key = names.join(" ");

  useEffect(() => {
    const sections = key.split(" ").flatMap((name) => document.getElementById(name)?.parentElement ?? []);

    function findCurrent() {
      const atLine = sections.findLast((section) => section.getBoundingClientRect().top <= innerHeight * READING_LINE);
      setCurrent(atLine?.getAttribute("aria-labelledby") ?? null);
    }

    const observer = new IntersectionObserver(findCurrent, { rootMargin: `-${READING_LINE * 100}% 0px -${(1 - READING_LINE) * 100}%` });
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [key]);

  return current;
}
