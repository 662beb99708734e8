import { type ComponentType, lazy } from "react";

/** In milliseconds, before each further try. */
const PAUSES = [1_000, 2_000, 4_000, 8_000];

/** Without a network: until there is one. */
const rest = (pause: number) =>
  new Promise<void>((resolve) => {
    if (navigator.onLine) setTimeout(resolve, pause);
    else addEventListener("online", () => resolve(), { once: true });
  });

async function patiently<T>(load: () => Promise<T>, pauses = PAUSES): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const wasOnline = navigator.onLine;
    const [pause, ...further] = pauses;
    if (pause === undefined) throw error;
    await rest(pause);
    return patiently(load, wasOnline ? further : pauses);
  }
}

/**
 * A part of a screen that is loaded when it is first shown; it suspends until then. While it cannot be loaded it is tried again,
 * so that the screen around it stays, with what is typed there. After 15 seconds with a network it fails, and the screen with it.
 */
// As in React's own `lazy`: a component of any props.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export const part = <Part extends ComponentType<any>>(load: () => Promise<Part>) => lazy(async () => ({ default: await patiently(load) }));
