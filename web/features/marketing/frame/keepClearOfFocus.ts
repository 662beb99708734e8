const MARGIN = 16;

/**
 * Focus not obscured (WCAG 2.4.11): scrolls the page when a fixed element at the bottom of the window would cover the
 * focused element. Stores the covered height in the CSS variable `--covered`; base.css adds that much space at the
 * page's end.
 * @param fixed The fixed element.
 * @returns the cleanup function
 */
export function keepClearOfFocus(fixed: HTMLElement) {
  const { style } = document.documentElement;
  const measure = () => style.setProperty("--covered", `${fixed.offsetHeight + MARGIN}px`);
  const uncover = (target: EventTarget | null) => {
    if (!(target instanceof Element) || target === document.body) return;
    if (fixed.contains(target) || getComputedStyle(target).position === "fixed") return;
    const [focused, ground] = [target.getBoundingClientRect(), fixed.getBoundingClientRect()];
    const hidden = focused.bottom > ground.top && focused.left < ground.right && focused.right > ground.left;
    const room = focused.top - MARGIN;
    // Skip a scroll by 0 pixels, because it would stop a smooth scroll.
    if (hidden && room > 0)
      scrollBy({ top: Math.min(focused.bottom - ground.top + MARGIN, room), behavior: "instant" });
  };
  const follow = ({ target }: FocusEvent) => uncover(target);

  measure();
  uncover(document.activeElement);
  addEventListener("resize", measure);
  document.addEventListener("focusin", follow);
  return () => {
    removeEventListener("resize", measure);
    document.removeEventListener("focusin", follow);
    style.removeProperty("--covered");
  };
}
