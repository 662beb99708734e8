import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Returns a function that calls `act`, or defers the call while a mouse button or a finger is pressed. Pressing a
 * button blurs the filter field. If the blur filtered the list at once, the button could move before the release, and
 * would receive no click.
 */
export function useUnpressed(act: () => void) {
  const isPressed = useRef(false);
  const isPutOff = useRef(false);
  const actNow = useEffectEvent(act);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = () => void (isPressed.current = true);
    function release() {
      isPressed.current = false;
      if (!isPutOff.current) return;
      isPutOff.current = false;
      // Run after the click event, which follows the release. If that click removes the field, the timer is cleared and
      // `act` is not called.
      timer = setTimeout(() => actNow());
    }
    const options = { capture: true };
    window.addEventListener("pointerdown", press, options);
    for (const event of ["pointerup", "pointercancel"]) window.addEventListener(event, release, options);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pointerdown", press, options);
      for (const event of ["pointerup", "pointercancel"]) window.removeEventListener(event, release, options);
    };
  }, []);

  return () => {
    if (isPressed.current) isPutOff.current = true;
    else act();
  };
}
