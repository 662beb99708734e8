let held = 0;

function warn(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/** Uses beforeunload: until released, the browser asks before the page is closed. @returns the release function */
export function holdUnsavedChanges() {
  held += 1;
  window.addEventListener("beforeunload", warn);
  return () => {
    held -= 1;
    if (held === 0) window.removeEventListener("beforeunload", warn);
  };
}

export const hasUnsavedChanges = () => held > 0;
