import { type RefObject, useLayoutEffect } from "react";

const MARGIN = 16;

/** What stands fixed at the bottom never hides what has the focus (WCAG 2.4.11): base.css keeps `--covered` free below the page. */
export function useClearOfFocus(fixed: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const banner = fixed.current;
    if (!banner) return;
    const { style } = document.documentElement;
    const measure = () => style.setProperty("--covered", `${banner.offsetHeight + MARGIN}px`);
    const uncover = (target: EventTarget | null) => {
      if (!(target instanceof Element) || target === document.body) return;
      if (banner.contains(target) || getComputedStyle(target).position === "fixed") return;
      const [focused, ground] = [target.getBoundingClientRect(), banner.getBoundingClientRect()];
      const hidden = focused.bottom > ground.top && focused.left < ground.right && focused.right > ground.left;
      const room = focused.top - MARGIN;
      // A scroll by nothing would still stop a smooth one that is under way.
      if (hidden && room > 0) scrollBy({ top: Math.min(focused.bottom - ground.top + MARGIN, room), behavior: "instant" });
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
  }, [fixed]);
}
