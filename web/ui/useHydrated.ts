import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether hydration is complete, so that buttons respond. False on the server. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
