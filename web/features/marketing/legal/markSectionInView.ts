/** The share of the window's height at which a section counts as being read; a jump to a section ends above it. */
const READING_LINE = 0.2;

/** Marks the section at the reading line in the contents of a legal page or one for developers; none above the first one. */
export function markSectionInView() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".contents a")];
  const beside = document.querySelector(".contents-beside");
  const sections = [...document.querySelectorAll(".legal-section, .guide-section")];
  let marked: string | null = null;

  function mark() {
    const atLine = sections.findLast((section) => section.getBoundingClientRect().top <= innerHeight * READING_LINE);
    const current = atLine?.getAttribute("aria-labelledby") ?? null;
    if (current === marked) return;
    marked = current;
    for (const link of links) {
      if (link.hash === `#${current}`) link.setAttribute("aria-current", "location");
      else link.removeAttribute("aria-current");
    }
    // The contents scroll by themselves where they are higher than the window. scrollIntoView would move the page too.
    const entry = beside?.querySelector<HTMLElement>("[aria-current]");
    if (entry) beside?.scrollTo({ top: entry.offsetTop - beside.clientHeight / 2, behavior: "instant" });
  }

  const observer = new IntersectionObserver(mark, { rootMargin: `-${READING_LINE * 100}% 0px -${(1 - READING_LINE) * 100}%` });
  for (const section of sections) observer.observe(section);
}
