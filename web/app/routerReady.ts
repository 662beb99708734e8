import { type DataRouter } from "react-router-dom";

/** Resolves once the screen of the router's first address is loaded. */
export const routerReady = (router: DataRouter) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
