import { type Location } from "react-router-dom";

let held = 0;

/** A form with unsaved changes. */
interface UnsavedForm {
  isLeft: (from: Location, to: Location) => boolean;
  onLeave: () => void;
}

/** React Router asks only the newest blocker of a page. So the blocker of each form asks for all of them. */
const unsavedForms = new Set<UnsavedForm>();

export const formsLeft = (from: Location, to: Location) => [...unsavedForms].filter((form) => form.isLeft(from, to));

/** Adds a form with unsaved changes. @returns A function to call when they are saved or dropped. */
export function addUnsavedForm(form: UnsavedForm) {
  const release = holdUnsavedChanges();
  unsavedForms.add(form);
  return () => {
    unsavedForms.delete(form);
    release();
  };
}

function warn(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/**
 * Makes the browser ask for confirmation before the page is closed (beforeunload).
 * @returns A function to call when the changes are saved or dropped. The browser then no longer asks about them.
 */
export function holdUnsavedChanges() {
  held += 1;
  window.addEventListener("beforeunload", warn);
  return () => {
    held -= 1;
    if (held === 0) window.removeEventListener("beforeunload", warn);
  };
}

export const hasUnsavedChanges = () => held > 0;
