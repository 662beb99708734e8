import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether React has hydrated the page, so that its buttons respond. False on the server. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
