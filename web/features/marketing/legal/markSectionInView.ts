/**
 * The position of the reading line, as a share of the window's height from the top. The section at this line counts as
 * being read. A jump to a section scrolls its heading above this line.
 */
const READING_LINE = 0.2;

/**
 * Marks, in the table of contents, the section that is at the reading line. While the line is above the first section,
 * no section is marked.
 */
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
    // Scroll the table of contents to the marked entry, because the table may be higher than the window. Do not use
    // scrollIntoView, which would also scroll the page.
    const entry = beside?.querySelector<HTMLElement>("[aria-current]");
    if (entry) beside?.scrollTo({ top: entry.offsetTop - beside.clientHeight / 2, behavior: "instant" });
  }

  const observer = new IntersectionObserver(mark, {
    rootMargin: `-${READING_LINE * 100}% 0px -${(1 - READING_LINE) * 100}%`,
  });
  for (const section of sections) observer.observe(section);
}
