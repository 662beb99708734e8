import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether a press would be answered: false on the server, and while its HTML is taken over. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
