import { useFinder } from "#web/ui/lists/useFinder.ts";

export const REQUEST_SHOWN = ["open", "handled"] as const;
export type RequestShown = (typeof REQUEST_SHOWN)[number];

export function useRequestFilter() {
  const { chosen, choose, ...finder } = useFinder("show", REQUEST_SHOWN);
  return { ...finder, shown: chosen, show: choose };
}
