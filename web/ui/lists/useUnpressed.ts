import { useEffect, useEffectEvent, useRef } from "react";

/**
 * The act, put off while a button or a finger is pressed: what moves away between press and release is not clicked. A field that is left
 * by a press would otherwise filter the list under it.
 */
export function useUnpressed(act: () => void) {
  const isPressed = useRef(false);
  const isPutOff = useRef(false);
  const actNow = useEffectEvent(act);

  useEffect(() => {
    const press = () => void (isPressed.current = true);
    function release() {
      isPressed.current = false;
      if (!isPutOff.current) return;
      isPutOff.current = false;
      // The click is told after the release.
      setTimeout(() => actNow());
    }
    const options = { capture: true };
    window.addEventListener("pointerdown", press, options);
    for (const event of ["pointerup", "pointercancel"]) window.addEventListener(event, release, options);
    return () => {
      window.removeEventListener("pointerdown", press, options);
      for (const event of ["pointerup", "pointercancel"]) window.removeEventListener(event, release, options);
    };
  }, []);

  return () => {
    if (isPressed.current) isPutOff.current = true;
    else act();
  };
}
